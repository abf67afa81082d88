import 'server-only';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { type BulkFault, MAX_RATIO } from '@/lib/domain/bulk-uploads/bulk-upload';
import { isClutter } from '@/lib/domain/bulk-uploads/file-words';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** A ZIP wherever its bytes are. `read` returns the bytes from `start` to before `end`. */
export interface ZipSource {
  readonly size: number;
  readonly read: (start: number, end: number) => AsyncIterable<Uint8Array>;
}

export interface ZipLimits {
  readonly entries: number;
  readonly unpackedBytes: number;
}

export interface ZipFault {
  readonly code: BulkFault;
  /** The entry with the fault, or empty. */
  readonly entry: string;
}

interface ZipEntry {
  readonly path: string;
  /** Unpacked. */
  readonly bytes: number;
}

export interface Zip {
  /** Without folders and the files that computers add by themselves. */
  readonly entries: readonly ZipEntry[];
  /** The unpacked bytes of an entry. Throws when they differ from what the ZIP declares. */
  readonly read: (path: string) => Promise<AsyncIterable<Uint8Array>>;
}

/**
 * Reads the directory of a ZIP and refuses one that could do harm, before anything is unpacked: too many
 * entries, more bytes than allowed or than such files can have, overlapping entries, encrypted entries,
 * links, names that leave their folder, and two entries with one name. An archive inside is an entry that
 * nobody opens.
 */
export async function openZip(source: ZipSource, limits: ZipLimits): Promise<Result<Zip, ZipFault>> {
  const opened = await open(source);
  if (!opened) return fault('not-zip');
  if (opened.entryCount > limits.entries) return fault('too-many-entries');
  const listed = await listEntries(opened, limits);
  if (!listed.ok) return listed;
  const found = check(listed.value, source.size, limits);
  if (found) return refuse(found);
  const byPath = new Map(listed.value.map((entry) => [entry.fileName, entry]));
  const entries = listed.value
    .filter(({ fileName }) => !isClutter(fileName))
    .map(({ fileName, uncompressedSize }) => ({ path: fileName, bytes: uncompressedSize }));
  if (entries.length === 0) return fault('empty');
  return ok({
    entries,
    async read(path) {
      const entry = byPath.get(path);
      if (!entry) throw new Error('The ZIP has no such entry');
      return checked(await openEntry(opened, entry), entry);
    },
  });
}

const fault = (code: BulkFault, entry = '') => refuse({ code, entry: entry.slice(0, 200) });

/** Null if it is no ZIP. */
function open(source: ZipSource): Promise<ZipFile | null> {
  const options = { lazyEntries: true, autoClose: false, strictFileNames: true, validateEntrySizes: true };
  return new Promise((resolve) => {
    yauzl.fromRandomAccessReader(new SourceReader(source), source.size, options, (error, zip) =>
      resolve(error ? null : zip),
    );
  });
}

class SourceReader extends yauzl.RandomAccessReader {
  constructor(private readonly source: ZipSource) {
    super();
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.source.read(start, end), { objectMode: false });
  }
}

/** The name check of yauzl fails an entry with a path that leaves its folder. */
const unsafeName = /file ?name|absolute path|relative path/i;

function listEntries(zip: ZipFile, limits: ZipLimits): Promise<Result<readonly Entry[], ZipFault>> {
  return new Promise((resolve) => {
    const entries: Entry[] = [];
    zip.on('error', (error: Error) => {
      resolve(fault(unsafeName.test(error.message) ? 'unsafe-name' : 'damaged', error.message));
    });
    zip.on('end', () => resolve(ok(entries)));
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > limits.entries) return resolve(fault('too-many-entries'));
      zip.readEntry();
    });
    zip.readEntry();
  });
}

const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;
const stored = 0;
const deflated = 8;
/** The size of a local header without its name. */
const headerBytes = 30;

function check(entries: readonly Entry[], size: number, limits: ZipLimits): ZipFault | null {
  const names = new Set<string>();
  let packed = 0;
  let unpacked = 0;
  for (const entry of entries) {
    const { fileName: name, compressedSize, uncompressedSize } = entry;
    const key = name.normalize('NFC').toLowerCase();
    packed += compressedSize + headerBytes;
    unpacked += uncompressedSize;
    const code = faultOf(entry) ?? (names.has(key) ? 'duplicate-name' : null);
    if (code) return { code, entry: name.slice(0, 200) };
    names.add(key);
  }
  // The bytes of entries that overlap are counted twice, so they exceed the file.
  if (packed > size) return { code: 'unpacks-too-far', entry: '' };
  return unpacked > limits.unpackedBytes ? { code: 'unpacks-too-far', entry: '' } : null;
}

const controls = /\p{C}/u;

function faultOf(entry: Entry): BulkFault | null {
  const { compressedSize, uncompressedSize, compressionMethod, fileName } = entry;
  if (entry.isEncrypted()) return 'encrypted';
  if (isLink(entry)) return 'link';
  if (controls.test(fileName) || fileName.length > 500) return 'unsafe-name';
  if (compressionMethod !== stored && compressionMethod !== deflated) return 'unknown-method';
  // Small texts and empty files may shrink further.
  const isDense = uncompressedSize <= 1_048_576 || uncompressedSize <= compressedSize * MAX_RATIO;
  return isDense ? null : 'unpacks-too-far';
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
}

/** yauzl compares the size but not the checksum. */
async function* checked(stream: Readable, { crc32: expected }: Entry): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const chunk of stream) {
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (sum !== expected) throw new Error('The checksum of the entry is wrong');
}
