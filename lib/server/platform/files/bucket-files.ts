import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { z } from 'zod';
import { ok, refuse } from '@/lib/domain/shared/result';
import { answered, isGone, isRefused, orBusy } from './bucket-errors';
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

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/**
 * Uploads are here until they are complete. A lifecycle rule of the bucket deletes objects that are a day
 * old.
 */
const UNDER_WAY = 'under-way/';

/** An object that this adapter wrote. One without these fields came from another program and is ignored. */
const objectSchema = z.object({
  name: z.string().refine(isFilePath),
  size: z.coerce.number(),
  contentType: z.string(),
  generation: z.coerce.string(),
  metadata: z.object({ sha256: z.string(), upload: z.string() }),
});
type StoredObject = z.infer<typeof objectSchema>;

interface Options {
  readonly projectId: string;
  readonly bucket: string;
  /** How many files one list request returns. */
  readonly pageSize?: number;
}

/**
 * Files in a Cloud Storage bucket, with the server's permissions, or in the emulator at
 * FIREBASE_STORAGE_EMULATOR_HOST. Each file is uploaded to a temporary name first, because its SHA-256 is
 * known only at the end. Then it is copied to its path together with its metadata, which Cloud Storage does
 * atomically.
 */
export function openBucketFiles({ projectId, bucket: name, pageSize = 500 }: Options): Files {
  const app = initializeApp({ projectId }, `files-${randomUUID()}`);
  const bucket = getStorage(app).bucket(name);

  async function find(path: FilePath): Promise<StoredObject | null> {
    requirePath(path);
    const answer = await unlessGone(answered(bucket.file(path).getMetadata()));
    return answer && toObject(answer[0]);
  }

  return {
    async head(path) {
      const object = await find(path);
      return object && toInfo(object);
    },
    put: (path, file) => withUpload(bucket, path, file, ({ copyTo }) => copyTo(path)),
    create: (path, file) =>
      withUpload(bucket, path, file, async ({ id, copyTo }) => {
        try {
          return ok(await copyTo(path, { ifGenerationMatch: 0 }));
        } catch (error) {
          if (!isRefused(error)) throw error;
        }
        // The client may have repeated our own copy after its answer was lost. Then the file there is ours.
        const there = await find(path);
        return there?.metadata.upload === id ? ok(toInfo(there)) : refuse('exists');
      }),
    async get(file, range) {
      requirePath(file.path);
      if (range) requireRange(file, range);
      const body = bucket
        .file(file.path, { generation: file.version })
        .createReadStream({ decompress: false, ...range });
      try {
        return (await unlessGone(answered(once(body, 'readable')))) && body;
      } catch (error) {
        body.destroy();
        throw error;
      }
    },
    async delete(path) {
      requirePath(path);
      await answered(bucket.file(path).delete({ ignoreNotFound: true }));
    },
    async *list(folder) {
      requireFolder(folder);
      let pageToken: string | undefined;
      do {
        const page = { maxResults: pageSize, autoPaginate: false, ...(pageToken && { pageToken }) };
        const [objects, next] = await answered(bucket.getFiles({ prefix: folder, ...page }));
        yield* objects.flatMap(({ metadata }) => toObject(metadata) ?? []).map(toInfo);
        pageToken = pageTokenSchema.parse(next)?.pageToken;
      } while (pageToken);
    },
  };
}

const pageTokenSchema = z.object({ pageToken: z.string().optional() }).nullish();

interface Upload {
  readonly id: string;
  readonly copyTo: (path: FilePath, preconditionOpts?: { ifGenerationMatch: 0 }) => Promise<FileInfo>;
}

async function withUpload<T>(
  bucket: Bucket,
  path: FilePath,
  file: NewFile,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  requireFile(path, file);
  const { contentType } = file;
  const id = randomUUID();
  const aside = bucket.file(UNDER_WAY + id);
  try {
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const chunk of file.body) {
        hash.update(chunk);
        yield chunk;
      }
    }
    await orBusy(pipeline(hashed, aside.createWriteStream({ resumable: false, contentType })));
    const metadata = { sha256: hash.digest('hex'), upload: id };
    return await work({
      id,
      async copyTo(target, preconditionOpts = undefined) {
        const options = { contentType, metadata, ...(preconditionOpts && { preconditionOpts }) };
        const [, answer] = await answered(aside.copy(target, options));
        return toInfo(copiedSchema.parse(answer).resource);
      },
    });
  } finally {
    await aside.delete({ ignoreNotFound: true }).catch(() => undefined);
  }
}

const copiedSchema = z.object({ resource: objectSchema });

function toObject(found: unknown): StoredObject | null {
  const parsed = objectSchema.safeParse(found);
  return parsed.success ? parsed.data : null;
}

function toInfo({ name, size, contentType, generation, metadata }: StoredObject): FileInfo {
  return { path: name, size, contentType, sha256: metadata.sha256, version: generation };
}

async function unlessGone<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}
