import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startAuthEmulator } from '@/lib/server/people/identity/auth-emulator.fixture';
import { adminAuth } from '@/lib/server/people/identity/auth-service';
import { recordConfirmation } from '@/lib/server/people/identity/confirmation-claim';
import { users } from '@/lib/server/people/identity/identity-collections';
import { env } from '@/lib/server/platform/env';
import { startFirestoreEmulator } from '@/lib/server/platform/store/firestore/firestore-emulator.fixture';
import { openFirestoreStore } from '@/lib/server/platform/store/firestore/firestore-store';
import { write } from '@/lib/server/platform/store/store';
import { needsFirestore } from '@/lib/skipped.fixture';

const firestore = await startFirestoreEmulator();
let endEmulator: () => Promise<void>;
beforeAll(async () => {
  endEmulator = await startAuthEmulator();
}, 60_000);
afterAll(() => endEmulator());

/** Runs the command with no other setting of the site: no tick secret, no mail, no local mode. */
async function run(...args: readonly string[]) {
  const { PATH, FIREBASE_AUTH_EMULATOR_HOST, FIRESTORE_EMULATOR_HOST } = process.env;
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/commands/grant-admin.ts', ...args],
    {
      env: {
        PATH,
        FIREBASE_AUTH_EMULATOR_HOST,
        FIRESTORE_EMULATOR_HOST,
        FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:1',
        METADATA_SERVER_DETECTION: 'none',
        NODE_ENV: 'production',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  return { code, output: Buffer.concat(output).toString() };
}

describe.skipIf(!firestore)('npm run grant-admin', needsFirestore, () => {
  test('makes an account staff with only the project’s settings, and prints the result', async () => {
    const email = 'boss@example.com';
    const account = await adminAuth().createUser({ email, emailVerified: true });
    await recordConfirmation(account, { email, at: 1 });
    const { uid } = account;
    const store = openFirestoreStore({ projectId: env().projectId });
    const confirmed = { email, by: 'mail', at: 1_000 } as const;
    const user = { uid, email, name: 'Boss', role: 'member', registration: null, createdAt: 1 } as const;
    await store.commit([write.create(users, uid, { ...user, emailVerified: true, confirmed })]);
    expect(await run(uid)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${email} is now staff.`),
    });
    expect((await store.get(users, uid))?.data.role).toBe('admin');
    expect(await run(uid)).toMatchObject({ code: 1, output: 'This account is already staff.\n' });
    await store.close();
  }, 60_000);
});
