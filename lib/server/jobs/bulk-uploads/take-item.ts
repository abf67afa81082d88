import 'server-only';
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BulkItem, BulkUpload, ItemRefusal } from '@/lib/domain/bulk-uploads/bulk-upload';
import type { Assignment } from '@/lib/domain/bulk-uploads/plan';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { MAX_TITLE } from '@/lib/domain/drafts/files/documents';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { hasImportedPhoto } from '@/lib/domain/drafts/files/imported-photos';
import { altOf, MAX_PHOTO_BYTES } from '@/lib/domain/drafts/files/photos';
import type { FileDeclaration, FileEntry } from '@/lib/domain/drafts/files/upload';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { takeIn } from '@/lib/server/platform/intake/take-in';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import type { Zip } from '@/lib/server/platform/intake/zip';
import { requestOutbound } from '@/lib/server/platform/outbound/outbound';
import { isDiskFull } from '@/lib/server/platform/process/disk-full';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isBusyError } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';

export interface Job {
  readonly bulk: BulkUpload;
  readonly items: readonly BulkItem[];
  readonly zip: Zip | null;
  readonly now: number;
}

export interface TakenItem {
  /** Null: it was fetched before, so it was not fetched again. */
  readonly declaration: FileDeclaration | null;
  /** Null: the home already has this file. */
  readonly entry: FileEntry | null;
}
type Refusal = ItemRefusal | FileRefusal;

const fetchLimits = {
  totalMs: 30_000,
  maxBytes: MAX_PHOTO_BYTES,
  types: [
    ...['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
    // What file stores send for files that they do not know. The content is checked anyway.
    ...['application/octet-stream', 'binary/octet-stream'],
  ],
};

/** Gets one file, checks it and stores its pictures, but does not add it to its home yet. */
export const takeItem = (job: Job, assignment: Assignment): Promise<Result<TakenItem, Refusal>> =>
  withFolder(async (folder) => {
    const item = job.items[assignment.at];
    if (!item) return refuse('gone');
    const { draftId } = assignment;
    const draft = (await runtime().store.get(drafts, draftId))?.data;
    if (job.bulk.importId !== null && item.url !== null && draft && hasImportedPhoto(draft, item.url))
      return ok({ declaration: null, entry: null });
    const path = join(folder, 'sent');
    const got = item.url === null ? await unpack(job.zip, item, path) : await download(item.url, path);
    if (!got.ok) return got;
    const declaration = declare(assignment, item, got.value, job.now);
    const key = keyOf(declaration.sha256);
    if ([...(draft?.photos ?? []), ...(draft?.documents ?? [])].some((each) => each.key === key))
      return ok({ declaration, entry: null });
    const uid = job.bulk.organisationId;
    const taken = await takeIn({ uid, draftId, declaration, path, folder, now: job.now });
    return taken.ok ? ok({ declaration, entry: withRoom(taken.value, assignment) }) : taken;
  });

interface Written {
  readonly bytes: number;
  readonly sha256: string;
}

async function unpack(
  zip: Zip | null,
  { path: name }: BulkItem,
  to: string,
): Promise<Result<Written, Refusal>> {
  if (!zip) return refuse('gone');
  try {
    return ok(await writeTo(to, await zip.read(name)));
  } catch (error) {
    if (isDiskFull(error) || isBusyError(error)) throw error;
    return refuse('damaged');
  }
}

const download = (url: string, to: string): Promise<Result<Written, Refusal>> =>
  requestOutbound({ url, ...fetchLimits }, (body) => writeTo(to, body)).then((got) =>
    got.ok ? got : refuse(wordsOf[got.reason] ?? 'unreachable'),
  );

/** The refusals that a person can do something about. */
const wordsOf: Readonly<Record<string, ItemRefusal>> = {
  'bad-url': 'bad-url',
  'not-https': 'bad-url',
  'has-credentials': 'bad-url',
  'other-port': 'bad-url',
  'private-address': 'private-address',
  'too-slow': 'too-slow',
  'bad-status': 'bad-status',
  'wrong-type': 'wrong-type',
  'too-large': 'too-large',
};

async function writeTo(path: string, body: AsyncIterable<Uint8Array>): Promise<Written> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured() {
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  await pipeline(Readable.from(measured()), createWriteStream(path, { mode: 0o600 }));
  return { bytes, sha256: hash.digest('hex') };
}

function declare(assignment: Assignment, { path }: BulkItem, file: Written, now: number): FileDeclaration {
  const name = (path.split('/').at(-1) ?? '').slice(0, 300);
  if (assignment.purpose === 'photo') return { purpose: 'photo', name, ...file };
  const title = cleanLine(name.replace(/\.[^.]*$/, '').replaceAll('_', ' ')).slice(0, MAX_TITLE);
  return { purpose: 'document', name, ...file, kind: assignment.kind, title, asOf: now };
}

const withRoom = (entry: FileEntry, assignment: Assignment): FileEntry =>
  entry.purpose === 'photo' && assignment.purpose === 'photo'
    ? { ...entry, photo: { ...entry.photo, room: assignment.room, alt: altOf('', assignment.room) } }
    : entry;
