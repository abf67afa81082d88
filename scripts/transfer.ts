/**
 * `npm run migrate -- --from sqlite --to firestore` (or the other way), `npm run backup`, `npm run restore -- --from FOLDER`:
 * copies everything that the site keeps from one place to another and compares the two.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { parseProject } from '@/lib/server/env';
import { copyDataFolder, readManifest, sealBackup } from '@/lib/server/transfer/backup';
import { copyPlace, finishCopy } from '@/lib/server/transfer/copy-place';
import { openFolder, openProject, type Place } from '@/lib/server/transfer/place';
import { type CopyReport, verifyCopy } from '@/lib/server/transfer/verify-copy';

const dataDir = process.env.DATA_DIR || '.data';
const opened: Place[] = [];

run().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);

async function run(): Promise<void> {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [command] = positionals;
  try {
    if (command === 'migrate') await migrate(values);
    else if (command === 'backup') await backup(values.to ?? `.backups/${fileTime(Date.now())}`);
    else if (command === 'restore') await restore(values.from);
    else throw new Error('Say migrate, backup or restore.');
  } finally {
    await Promise.all(opened.map(({ store }) => store.close()));
  }
}

type Asked = { readonly from?: string | undefined; readonly to?: string | undefined };

async function migrate({ from, to }: Asked): Promise<void> {
  if (from === 'sqlite' && to === 'firestore')
    await copy(folder(dataDir), requireProject({ isFrozen: false }));
  else if (from === 'firestore' && to === 'sqlite')
    await copy(requireProject({ isFrozen: true }), folder(dataDir));
  else throw new Error('Say --from sqlite --to firestore, or --from firestore --to sqlite.');
}

async function backup(target: string): Promise<void> {
  const now = Date.now();
  const source = project({ isFrozen: true });
  if (!source) await copyDataFolder(dataDir, target);
  const copied = folder(target);
  if (source) await copy(source, copied);
  conclude('The backup holds', await sealBackup(copied, target, now));
  say(`The backup is in ${target}`);
}

async function restore(from: string | undefined): Promise<void> {
  if (!from) throw new Error('Say which backup: --from FOLDER.');
  const { takenAt, ...counts } = await readManifest(from);
  say(`Restoring the backup of ${takenAt}`);
  const source = folder(from);
  const found = await verifyCopy(source, source);
  if (!isDeepStrictEqual({ ...counts, faults: [] }, found))
    throw new Error(`${from} does not hold what it says: ${JSON.stringify(found)}`);
  await copy(source, project({ isFrozen: false }) ?? folder(dataDir));
}

async function copy(from: Place, to: Place): Promise<void> {
  say(`From ${from.name} to ${to.name}`);
  if (!(await copyPlace(from, to, say))) return say('It was copied before: nothing was written.');
  say('Comparing …');
  conclude('The same', await verifyCopy(from, to));
  await finishCopy(to, Date.now());
}

function conclude(finding: string, { documents, files, accounts, ledgers, faults }: CopyReport): void {
  for (const fault of faults.slice(0, 20)) process.stderr.write(`  ${fault}\n`);
  if (faults.length > 0) throw new Error(`${faults.length} differences. Run it again; it goes on from here.`);
  const total = Object.values(documents).reduce((sum, each) => sum + each, 0);
  say(`${finding}: ${total} documents, ${files} files, ${accounts} accounts; ${ledgers} ledgers hold.`);
}

function folder(path: string): Place {
  const place = openFolder(path);
  opened.push(place);
  return place;
}

function project(options: { readonly isFrozen: boolean }): Place | null {
  const named = parseProject(process.env);
  if (!named) return null;
  const place = openProject(named, options);
  opened.push(place);
  return place;
}

function requireProject(options: { readonly isFrozen: boolean }): Place {
  const place = project(options);
  if (place) return place;
  throw new Error('Set FIREBASE_PROJECT_ID and FIREBASE_STORAGE_BUCKET, or the variables of the emulators.');
}

const fileTime = (at: number): string => new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
