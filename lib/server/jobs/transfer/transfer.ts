import 'server-only';
import { mkdir } from 'node:fs/promises';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { parseProject } from '@/lib/server/platform/env';
import { copyDataFolder, readManifest, requireEmptyFolder, sealBackup } from './backup';
import { copyPlace, finishCopy, hasDocuments } from './copy-place';
import {
  folderName,
  NoDataError,
  openFolder,
  openProject,
  type Place,
  type ReportProgress,
  requireStoreFile,
} from './place';
import { type CopyReport, verifyCopy } from './verify-copy';

interface TransferRequest {
  /** The command line: a command and its options. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly say: ReportProgress;
}

/**
 * `migrate --from sqlite --to firestore` (or the reverse), `backup --to FOLDER`, `restore --from FOLDER`:
 * copies all data of the site from one place to another and compares the two. Errors are worded for the
 * operator.
 */
export async function transfer({ args, env, say }: TransferRequest): Promise<void> {
  const options = { from: { type: 'string' }, to: { type: 'string' } } as const;
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [command] = positionals;
  const places = openPlaces(env);
  try {
    if (command === 'migrate') await migrate(places, values, say);
    else if (command === 'backup') await backup(places, values.to ?? `.backups/${fileTime(Date.now())}`, say);
    else if (command === 'restore') await restore(places, values.from, say);
    else throw new Error('Specify a command: migrate, backup, or restore.');
  } finally {
    await places.close();
  }
}

type Places = ReturnType<typeof openPlaces>;
type Ends = { readonly from?: string | undefined; readonly to?: string | undefined };

async function migrate(places: Places, { from, to }: Ends, say: ReportProgress): Promise<void> {
  const { folder, filledFolder, dataDir } = places;
  if (from === 'sqlite' && to === 'firestore')
    await copy(filledFolder(dataDir), requireProject(places, { isFrozen: false }), say);
  else if (from === 'firestore' && to === 'sqlite')
    await copy(requireProject(places, { isFrozen: true }), folder(dataDir), say);
  else throw new Error('Specify --from sqlite --to firestore, or --from firestore --to sqlite.');
}

async function backup(
  { folder, project, dataDir }: Places,
  target: string,
  say: ReportProgress,
): Promise<void> {
  await requireEmptyFolder(target);
  const now = Date.now();
  const source = project({ isFrozen: true });
  if (!source) requireStoreFile(dataDir);
  await mkdir(target, { recursive: true, mode: 0o700 });
  if (!source) {
    say(`From ${folderName(dataDir)} to ${folderName(target)}`);
    await copyDataFolder(dataDir, target, say);
  }
  const copied = folder(target);
  if (source) await copy(source, copied, say, TAKE_ANOTHER);
  else if (!(await hasDocuments(copied.store))) throw new NoDataError(folderName(dataDir));
  say(conclude('Backup contents', await sealBackup(copied, target, now), TAKE_ANOTHER));
  say(`The backup is in ${target}`);
}

async function restore(
  { folder, filledFolder, project, dataDir }: Places,
  from: string | undefined,
  say: ReportProgress,
) {
  if (!from) throw new Error('Specify the backup: --from FOLDER.');
  const { takenAt, ...counts } = await readManifest(from);
  say(`Restoring the backup of ${takenAt}`);
  const source = filledFolder(from);
  const found = await verifyCopy(source, source);
  if (found.faults.length > 0 || !isDeepStrictEqual(toCounts(counts), toCounts(found)))
    throw new Error(`${from} does not match its manifest: ${JSON.stringify(found)}`);
  await copy(source, project({ isFrozen: false }) ?? folder(dataDir), say);
}

/** Ignores empty collections, because an earlier release may not know them. */
function toCounts({ documents, files, accounts, ledgers }: Omit<CopyReport, 'faults' | 'unreadable'>) {
  const nonEmpty = Object.entries(documents).filter(([, count]) => count > 0);
  return { documents: Object.fromEntries(nonEmpty), files, accounts, ledgers };
}

const RUN_AGAIN = 'Run the command again; it continues where it stopped.';
const TAKE_ANOTHER = 'This backup is incomplete: make another one in a new folder.';

async function copy(from: Place, to: Place, say: ReportProgress, advice = RUN_AGAIN): Promise<void> {
  say(`From ${from.name} to ${to.name}`);
  if (!(await copyPlace(from, to, say))) return say('Already copied: nothing was written.');
  say('Comparing …');
  say(conclude('Identical', await verifyCopy(from, to), advice));
  await finishCopy(to, Date.now());
}

const maxFaultsListed = 20;

/** Summarizes a report in a line. Throws the faults with the advice. */
function conclude(finding: string, report: CopyReport, advice: string): string {
  const { documents, files, accounts, ledgers, faults, unreadable } = report;
  const faultLines = faults.slice(0, maxFaultsListed).map((fault) => `  ${fault}\n`);
  if (faults.length > 0) throw new Error(`${faultLines.join('')}${faults.length} faults. ${advice}`);
  const total = Object.values(documents).reduce((sum, each) => sum + each, 0);
  const sum = `${finding}: ${total} documents, ${files} files, ${accounts} accounts; ${ledgers} ledgers verified.`;
  if (unreadable.length === 0) return sum;
  const listed = unreadable.slice(0, maxFaultsListed).map((each) => `\n  ${each}`);
  return `${sum}\nCopied as stored, although this release cannot read them: ${unreadable.length}${listed.join('')}`;
}

/** The places named by the environment. Each is opened on demand. */
function openPlaces(env: TransferRequest['env']) {
  const opened: Place[] = [];
  const track = (place: Place) => {
    opened.push(place);
    return place;
  };
  return {
    dataDir: env.DATA_DIR || '.data',
    folder: (path: string) => track(openFolder(path)),
    filledFolder(path: string): Place {
      requireStoreFile(path);
      return track(openFolder(path));
    },
    project(options: { readonly isFrozen: boolean }): Place | null {
      const config = parseProject(env);
      return config && track(openProject(config, options));
    },
    close: () => Promise.all(opened.map(({ store }) => store.close())),
  };
}

function requireProject({ project }: Places, options: { readonly isFrozen: boolean }): Place {
  const place = project(options);
  if (place) return place;
  throw new Error('Set FIREBASE_PROJECT_ID and FIREBASE_STORAGE_BUCKET, or the emulator variables.');
}

const fileTime = (at: number): string => new Date(at).toISOString().slice(0, 19).replaceAll(':', '-');
