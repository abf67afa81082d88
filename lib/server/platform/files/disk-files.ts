import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import {
  type FileHandle,
  link,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ok, refuse } from '@/lib/domain/shared/result';
import {
  type FileInfo,
  type FilePath,
  type Files,
  isFilePath,
  type NewFile,
  requireFile,
  requireFolder,
  requirePath,
  requireRange,
} from './files';
import { readTrailer, toTrailer } from './trailer';

/**
 * No path contains this character, so a file and a folder with the same name have different names on disk.
 */
const MARK = '~';
const UNDER_WAY = '.under-way';
/** An unfinished file this old belongs to a process that was killed. */
const ABANDONED_MS = 24 * 3_600_000;

/**
 * Files under `root`. Each is written to a temporary name with its metadata after its bytes, synced, and
 * moved to its path atomically. So several processes may share the folder, and kill -9 leaves only complete
 * files at their paths.
 */
export function openDiskFiles(root: string): Files {
  const placeOf = (path: FilePath) => join(root, `${path}${MARK}`);
  let ready: Promise<void> | undefined;

  async function writeAside(path: FilePath, file: NewFile, name: (aside: string) => Promise<void>) {
    requireFile(path, file);
    ready ??= sweep(join(root, UNDER_WAY));
    await ready;
    const aside = join(root, UNDER_WAY, randomUUID());
    try {
      const info = await writeWhole(aside, path, file);
      await mkdir(dirname(placeOf(path)), { recursive: true });
      await name(aside);
      await syncFolders(dirname(placeOf(path)), root);
      return info;
    } finally {
      await rm(aside, { force: true });
    }
  }

  async function head(path: FilePath): Promise<FileInfo | null> {
    requirePath(path);
    const found = await openFile(placeOf(path), path);
    await found?.handle.close();
    return found?.info ?? null;
  }

  return {
    head,
    put: (path, file) => writeAside(path, file, (aside) => rename(aside, placeOf(path))),
    async create(path, file) {
      try {
        return ok(await writeAside(path, file, (aside) => link(aside, placeOf(path))));
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return refuse('exists');
        throw error;
      }
    },
    async get(file, range) {
      requirePath(file.path);
      if (range) requireRange(file, range);
      const found = await openFile(placeOf(file.path), file.path);
      if (found?.info.version === file.version && file.size > 0)
        return found.handle.createReadStream(range ?? { start: 0, end: file.size - 1 });
      await found?.handle.close();
      return found?.info.version === file.version ? nothing() : null;
    },
    async delete(path) {
      requirePath(path);
      try {
        await unlink(placeOf(path));
        await syncFolders(dirname(placeOf(path)), root);
      } catch (error) {
        if (!hasCode(error, 'ENOENT')) throw error;
      }
    },
    async *list(folder) {
      requireFolder(folder);
      for await (const path of walk(root, folder)) {
        const info = await head(path);
        if (info) yield info;
      }
    },
  };
}

async function writeWhole(place: string, path: FilePath, { body, contentType }: NewFile): Promise<FileInfo> {
  const handle = await open(place, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let size = 0;
    async function* measured() {
      for await (const chunk of body) {
        hash.update(chunk);
        size += chunk.byteLength;
        yield chunk;
      }
    }
    await writeFile(handle, measured());
    const facts = { size, contentType, sha256: hash.digest('hex') };
    await writeFile(handle, toTrailer(facts));
    await handle.sync();
    return { path, ...facts, version: facts.sha256 };
  } finally {
    await handle.close();
  }
}

async function openFile(
  place: string,
  path: FilePath,
): Promise<{ handle: FileHandle; info: FileInfo } | null> {
  const handle = await open(place).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (!handle) return null;
  try {
    const facts = await readTrailer(handle, place);
    return { handle, info: { path, ...facts, version: facts.sha256 } };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function* walk(root: string, folder: string): AsyncIterable<FilePath> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const names = entries.map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name.replace(/~$/, ''),
  );
  for (const name of names.sort()) {
    const path = folder + name;
    if (name.endsWith('/')) yield* walk(root, path);
    else if (isFilePath(path)) yield path;
  }
}

async function sweep(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    const place = join(folder, name);
    const mtimeMs = await stat(place).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(place, { force: true });
  }
}

/** A new name is durable once its folder is synced, and a new folder once its parent is. */
async function syncFolders(folder: string, root: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
  if (folder !== root) await syncFolders(dirname(folder), root);
}

async function* nothing(): AsyncIterable<Uint8Array> {}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
