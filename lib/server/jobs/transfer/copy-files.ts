import 'server-only';
import { formatCount } from '@/lib/format';
import type { FileInfo, Files, FolderPath } from '@/lib/server/platform/files/files';
import { align } from './align';
import { retryWhileBusy } from './patiently';
import type { ReportProgress } from './place';

const folders: readonly FolderPath[] = ['private/', 'public/'];
const filesAtOnce = 8;

/** Copies the files that differ and deletes those missing in the source. */
export async function copyFiles(from: Files, to: Files, say: ReportProgress): Promise<void> {
  let seen = 0;
  let work: (() => Promise<void>)[] = [];
  const flush = async () => {
    await Promise.all(work.map((each) => each()));
    work = [];
    say(`  files: ${formatCount(seen)}`);
  };
  for await (const [file, existing] of fileDifferences(from, to, () => seen++)) {
    work.push(() => retryWhileBusy(() => (file ? copyFile(from, to, file) : to.delete(existing.path))));
    if (work.length === filesAtOnce) await flush();
  }
  await flush();
}

/** Skips a file deleted since it was listed, and copies the current version of a rewritten one. */
async function copyFile(from: Files, to: Files, file: FileInfo): Promise<void> {
  const body = await from.get(file);
  if (!body) {
    const current = await from.head(file.path);
    return current ? copyFile(from, to, current) : undefined;
  }
  const { sha256 } = await to.put(file.path, { contentType: file.contentType, body });
  if (sha256 !== file.sha256) throw new Error(`${file.path} does not match its source after copying`);
}

export async function* fileDifferences(from: Files, to: Files, onFile: () => void = () => {}) {
  for await (const pair of align(allFiles(from), allFiles(to), ({ path }) => path)) {
    const [file, existing] = pair;
    if (file) onFile();
    if (file?.sha256 !== existing?.sha256 || file?.contentType !== existing?.contentType) yield pair;
  }
}

export async function* allFiles(files: Files): AsyncIterable<FileInfo> {
  for (const folder of folders) yield* files.list(folder);
}
