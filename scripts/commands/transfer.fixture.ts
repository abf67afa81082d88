import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { seedCatalog } from '@/lib/server/jobs/seeding/seed-catalog';
import type { Account } from '@/lib/server/jobs/transfer/accounts';
import { anAccount } from '@/lib/server/jobs/transfer/accounts.fixture';
import { copiedCollections, documents } from '@/lib/server/jobs/transfer/copy-place';
import { openFolder, type Place } from '@/lib/server/jobs/transfer/place';
import { transfer } from '@/lib/server/jobs/transfer/transfer';
import { users } from '@/lib/server/people/identity/identity-collections';
import { write } from '@/lib/server/platform/store/store';

/** Fills a data folder with homes, auctions, files and accounts, as the site would. */
export async function fillFolder(dataDir: string): Promise<void> {
  const { store, files, accounts } = openFolder(dataDir);
  await seedCatalog(store, { size: 12, now: Date.now(), createSalt: () => 'ab'.repeat(32) });
  await files.put('private/documents/b/title.pdf', aFile('application/pdf', 300_000));
  await files.put('public/media/a/front.jpg', aFile('image/jpeg', 10));
  await files.put('public/media/a/empty.jpg', aFile('image/jpeg', 0));
  await accounts.put(people);
  await store.commit(people.map((each) => write.create(users, each.uid, toUser(each))));
  await store.close();
}

const aFile = (contentType: string, size: number) => ({
  contentType,
  body: (async function* () {
    yield Buffer.alloc(size, 7);
  })(),
});

const person = (uid: string, more: Partial<Account>): Account =>
  anAccount(uid, { displayName: `${uid} O’Neil`, ...more });

const people = [
  person('ann', { password: { clear: 'ann-has:password=a-word' } }),
  person('bea', {
    password: null,
    providers: [{ providerId: 'google.com', uid: 'google-bea', email: 'bea@example.com' }],
  }),
  person('out', { password: { clear: 'out-had-a-word' }, disabled: true }),
];

const toUser = ({ uid, email = '', displayName: name = '', createdAt }: Account) => ({
  uid,
  email,
  name,
  createdAt,
  emailVerified: true,
  role: 'member' as const,
  registration: null,
});

type Variables = Readonly<Record<string, string | undefined>>;

/** Runs the command in this process. Returns its output. */
export async function runTransfer(env: Variables, ...args: readonly string[]): Promise<string> {
  const lines: string[] = [];
  await transfer({ args, env, say: (line) => lines.push(line) });
  return lines.join('\n');
}

/** Runs the command in a separate process. Returns its output, or throws it when the command fails. */
export async function runCommand(env: Variables, ...args: readonly string[]): Promise<string> {
  const { child, output } = start(env, args);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(output());
  return output();
}

/** Runs the command in a separate process and kills it with SIGKILL once its output contains `text`. */
export async function killAt(text: string, env: Variables, ...args: readonly string[]): Promise<void> {
  const { child, output } = start(env, args);
  const closed = once(child, 'close');
  child.stdout.on('data', () => output().includes(text) && child.kill('SIGKILL'));
  const [, signal] = await closed;
  if (signal !== 'SIGKILL') throw new Error(`It ended before it could be killed:\n${output()}`);
}

function start(env: Variables, args: readonly string[]) {
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/commands/transfer.ts', ...args],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'test', METADATA_SERVER_DETECTION: 'none', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return { child, output: () => Buffer.concat(chunks).toString() };
}

/** Everything stored in a place: documents, files, accounts. A path is opened as a folder, then closed. */
export async function contentOf(place: Place | string) {
  const { store, files, accounts } = typeof place === 'string' ? openFolder(place) : place;
  const storedDocuments: Record<string, Record<string, unknown>> = {};
  for (const collection of copiedCollections) {
    const found: Record<string, unknown> = {};
    for await (const { id, data } of documents(store, collection)) found[id] = data;
    storedDocuments[collection.name] = found;
  }
  const facts: Record<string, string> = {};
  for (const folder of ['private/', 'public/'] as const)
    for await (const file of files.list(folder)) facts[file.path] = `${file.contentType} ${file.sha256}`;
  const people = (await accounts.list()).map(({ lastSignInAt: _, ...account }) => account);
  if (typeof place === 'string') await store.close();
  return {
    documents: storedDocuments,
    files: facts,
    accounts: people.sort((a, b) => (a.uid < b.uid ? -1 : 1)),
  };
}
