import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../process/free-port';

const account = z.object({ localId: z.string(), idToken: z.string() });
let dataDir = '';
let port = 0;
let emulator: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'auth-emulator-'));
  port = await freePort();
});

afterAll(async () => {
  emulator?.kill('SIGKILL');
  await rm(dataDir, { recursive: true });
});

test('acknowledged sign-ups survive kill -9 with their password, session and pending code', async () => {
  await start();
  const emails = Array.from({ length: 20 }, (_, n) => `user-${n}@example.com`);
  const answers = await Promise.all(
    emails.map((email) => call('signUp', { email, password: 'pass-word-1' })),
  );
  const first = account.parse(answers[0]);
  await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: emails[0] });
  await kill();

  await start();
  for (const [n, email] of emails.entries()) {
    const signedIn = await call('signInWithPassword', { email, password: 'pass-word-1' });
    expect(account.parse(signedIn).localId).toBe(account.parse(answers[n]).localId);
  }
  expect(await call('lookup', { idToken: first.idToken })).toMatchObject({
    users: [{ localId: first.localId }],
  });
  const [oobCode] = await pendingCodes();
  await call('resetPassword', { oobCode, newPassword: 'pass-word-2' });
  await call('delete', { idToken: account.parse(answers[1]).idToken });
  await kill();

  await start();
  await call('signInWithPassword', { email: emails[0], password: 'pass-word-2' });
  await expect(call('signInWithPassword', { email: emails[1], password: 'pass-word-1' })).rejects.toThrow(
    'INVALID_LOGIN_CREDENTIALS',
  );
}, 120_000);

async function start() {
  const env = { ...process.env, DATA_DIR: dataDir, AUTH_EMULATOR_PORT: String(port) };
  const child = spawn(process.execPath, ['scripts/emulators/auth-emulator.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  emulator = child;
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toContain('Auth emulator ready');
}

async function kill() {
  if (!emulator) return;
  const ended = once(emulator, 'exit');
  emulator.kill('SIGKILL');
  await ended;
}

async function call(method: string, body: object): Promise<unknown> {
  const url = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ returnSecureToken: true, ...body }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

async function pendingCodes() {
  const url = `http://127.0.0.1:${port}/emulator/v1/projects/demo-bank-owned-new-york/oobCodes`;
  const list = z.object({ oobCodes: z.array(z.object({ oobCode: z.string() })) });
  return list.parse(await (await fetch(url)).json()).oobCodes.map((code) => code.oobCode);
}
