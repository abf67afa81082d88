import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, describe, expect, it } from 'vitest';
import { sealOffer } from '@/lib/client/offers/seal-offer';
import { formatVerifierKey } from '@/lib/domain/auctions/transparency/note';
import { checkpointOf } from '@/lib/domain/auctions/transparency/second-log.fixture';
import { aCheckpoint, aKey, tilesOf } from '@/lib/domain/auctions/transparency/signed-log.fixture';
import { proveConsistency } from '@/lib/domain/auctions/transparency/tiles';
import { formatAddCheckpoint } from '@/lib/domain/auctions/transparency/witnessing';
import { createWitness, witnessKeyOf } from './witness-server';
import { openWitnessState } from './witness-state';

const folder = mkdtempSync(join(tmpdir(), 'witness-'));
const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
  rmSync(folder, { recursive: true });
});

const log = aKey('www.example.com/log');
const logKey = formatVerifierKey(log.key);
const entriesOf = (count: number, last = '') => [
  ...Array.from({ length: count }, (_, at) => `entry ${at}`),
  last,
];

async function aWitness(name: string) {
  const state = await openWitnessState(join(folder, name));
  const server = createWitness({ name, state, logKeys: [log.key], now: () => 1_795_000_000 });
  const url = await urlOf(server);
  closing.push(() => {
    server.close();
    state.close();
  });
  return { url, key: formatVerifierKey(witnessKeyOf(name, state)) };
}

async function urlOf(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port');
  return `http://127.0.0.1:${address.port}`;
}

/** Sends a log with these entries, which the witness last saw with `oldSize` entries. */
async function add(
  url: string,
  oldSize: number,
  entries: readonly string[],
  note = aCheckpoint(entries, log),
) {
  const proof = await proveConsistency(oldSize, entries.length, tilesOf(entries));
  return send(url, formatAddCheckpoint({ oldSize, proof, note }));
}
const send = (url: string, body: string) => fetch(`${url}/add-checkpoint`, { method: 'POST', body });

const monitorPath = `/${createHash('sha256').update('www.example.com/log').digest('hex')}/checkpoint`;

describe('a witness', () => {
  it('signs a log that grows, and shows what it signed', async () => {
    const { url, key } = await aWitness('w1.example');
    expect((await fetch(`${url}${monitorPath}`)).status).toBe(404);
    const first = await add(url, 0, entriesOf(3));
    expect(first.status).toBe(200);
    const note = `${aCheckpoint(entriesOf(3), log)}${await first.text()}`;
    expect(checkpointOf(note, logKey, [key])).toMatchObject({ size: 4, witnesses: ['w1.example'] });
    expect((await add(url, 4, [...entriesOf(3), 'more', 'and more'])).status).toBe(200);
    const latest = await (await fetch(`${url}${monitorPath}`)).text();
    expect(checkpointOf(latest, logKey, [key])).toMatchObject({ size: 6, witnesses: ['w1.example'] });
  });

  it('answers each refusal with the status of the specification', async () => {
    const { url } = await aWitness('w2.example');
    const entries = entriesOf(8);
    const note = aCheckpoint(entries, log);
    expect((await add(url, 0, entries)).status).toBe(200);
    const conflict = await add(url, 3, entries);
    expect([conflict.status, conflict.headers.get('content-type'), await conflict.text()]).toEqual([
      ...[409, 'text/x.tlog.size', '9\n'],
    ]);
    expect((await add(url, 0, entries, aCheckpoint(entries, aKey('other.example/log')))).status).toBe(404);
    expect((await add(url, 9, entries, note.replace('\n9\n', '\n10\n'))).status).toBe(403);
    expect((await add(url, 9, entriesOf(5))).status).toBe(400);
    expect((await send(url, `old 9\n\n${aCheckpoint(entriesOf(8, 'x'), log)}`)).status).toBe(422);
    expect((await add(url, 9, [...entriesOf(8, 'x'), 'more'])).status).toBe(422);
    expect((await send(url, `old 0\n${'A'.repeat(43)}=\n\n${note}`)).status).toBe(409);
    for (const body of ['', 'old 9\n', `old 09\n\n${note}`, `old 9\nx\n\n${note}`, `new 9\n\n${note}`])
      expect((await send(url, body)).status).toBe(400);
    expect((await send(url, `old 9\n\n${'x'.repeat(400_000)}`)).status).toBe(413);
    expect((await fetch(`${url}/add-checkpoint`)).status).toBe(405);
    expect((await add(url, 9, entries)).status).toBe(200);
  });

  it('signs one branch of a fork at most, also when both come at once', async () => {
    const { url } = await aWitness('w3.example');
    const answers = await Promise.all([
      add(url, 0, entriesOf(4, 'left')),
      add(url, 0, entriesOf(4, 'right')),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps its key and its memory when it is killed', async () => {
    const killed = await startCommand();
    expect((await add(killed.url, 0, entriesOf(3))).status).toBe(200);
    killed.process.kill('SIGKILL');
    await once(killed.process, 'exit');
    const again = await startCommand();
    expect([again.key, again.recipient]).toEqual([killed.key, killed.recipient]);
    expect((await add(again.url, 0, entriesOf(3, 'another branch'))).status).toBe(409);
    expect((await add(again.url, 4, [...entriesOf(3), 'more'])).status).toBe(200);
    again.process.kill('SIGKILL');
  }, 30_000);
});

it('has the same answer about a share before and after it is killed', async () => {
  const killed = await startCommand();
  const shareFor = async (deadline: number) => {
    const site = await identityToRecipient(await generateIdentity());
    const keys = { roundId: 'r1', deadline, witness: killed.recipient, site };
    const sealed = await sealOffer(keys, { offer: 'o1', typed: { price: '1' } });
    const request = { witness: killed.recipient, round: 'r1', deadline, share: sealed?.witnessShare };
    return JSON.stringify(request);
  };
  const [passed, ahead] = [await shareFor(Date.now() - 60_000), await shareFor(Date.now() + 3_600_000)];
  const ask = async (url: string) =>
    Promise.all(
      [passed, ahead, passed].map(async (body) => {
        const answer = await fetch(`${url}/release-share`, { method: 'POST', body });
        return [answer.status, await answer.text()];
      }),
    );
  const before = await ask(killed.url);
  expect(before.map(([status]) => status)).toEqual([200, 425, 200]);
  const interrupted = ask(killed.url).catch(() => null);
  killed.process.kill('SIGKILL');
  await Promise.all([once(killed.process, 'exit'), interrupted]);
  const again = await startCommand();
  expect(await ask(again.url)).toEqual(before);
  expect((await fetch(`${again.url}/release-share`)).status).toBe(405);
  again.process.kill('SIGKILL');
}, 30_000);

/** Starts `npm run witness` on a free port. */
async function startCommand(): Promise<{
  readonly process: ChildProcess;
  readonly url: string;
  readonly key: string;
  /** Its age recipient. */
  readonly recipient: string;
}> {
  const args = ['--name', 'w4.example', '--log', logKey, '--dir', join(folder, 'command'), '--port', '0'];
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'witness.ts'), ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  closing.push(() => child.kill('SIGKILL'));
  let [key, recipient] = ['', ''];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('Witness key: ')) key = line.slice('Witness key: '.length);
    if (line.startsWith('Sealed offers: ')) recipient = line.slice('Sealed offers: '.length);
    const url = /^Listening on (.+)$/.exec(line)?.[1];
    if (url) return { process: child, url, key, recipient };
  }
  throw new Error('The witness did not start');
}
