import 'server-only';
import {
  type BulkFault,
  type BulkItem,
  type BulkLimits,
  type BulkUpload,
  noUnused,
  type UnusedLines,
} from '@/lib/domain/bulk-uploads/bulk-upload';
import { isManifest } from '@/lib/domain/bulk-uploads/file-words';
import { applyManifest, toUrlItems, unusedLines } from '@/lib/domain/bulk-uploads/manifest';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readPlainTable } from '@/lib/server/jobs/imports/reading/read-table';
import { openZip, type Zip, type ZipFault, type ZipSource } from '@/lib/server/platform/intake/zip';
import { sentFile, toBuffer } from './bulk-files';

export interface SentItems {
  readonly source: BulkUpload['source'];
  readonly items: readonly BulkItem[];
  readonly unused: UnusedLines;
}
type Answer<T = SentItems> = Promise<Result<T, ZipFault>>;

/** Organizations take turns. */
type Owned = Pick<BulkUpload, 'organisationId'>;

const largestTable = 5 * 1024 * 1024;
const fault = (code: BulkFault, entry = '') => refuse({ code, entry });

/** What a file contains that was sent: the entries of a ZIP, or the URLs of a table. */
export async function readSent(
  bulk: Pick<BulkUpload, 'bulkId' | 'organisationId'>,
  limits: BulkLimits,
): Answer {
  const file = await sentFile(bulk);
  const head = await toBuffer(file.read(0, Math.min(2, file.size)));
  if (head.toString('latin1') !== 'PK') return readList(bulk, file, limits);
  const zip = await openZip(file, limits);
  if (!zip.ok) return zip;
  const read = await itemsOf(bulk, zip.value);
  return read.ok ? ok({ source: 'zip', ...read.value }) : read;
}

async function readList(bulk: Owned, file: ZipSource, limits: BulkLimits): Answer {
  if (file.size > largestTable) return fault('not-zip');
  return toUrlList(bulk, await toBuffer(file.read(0, file.size)), limits);
}

/** The URLs in a table with the columns home and URL. */
export async function toUrlList(
  { organisationId }: Owned,
  bytes: Uint8Array,
  { entries }: BulkLimits,
): Answer {
  const read = await readPlainTable(bytes, organisationId);
  // The reader takes the only line of a list for headings.
  const table =
    !read.ok && read.reason.reason === 'empty'
      ? await readPlainTable(withHeading(bytes), organisationId)
      : read;
  if (!table.ok) return fault('bad-list', table.reason.line === null ? '' : String(table.reason.line));
  const items = toUrlItems(table.value);
  if (!items.ok) return fault('bad-list');
  return items.value.length > entries
    ? fault('too-many-entries')
    : ok({ source: 'urls', items: items.value, unused: noUnused });
}

/** With a first line that has the same separators. */
const withHeading = (bytes: Uint8Array): Uint8Array => {
  const separators = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll(/[^,;\t]/g, '');
  return Buffer.concat([Buffer.from(`-${separators}\n`), bytes]);
};

async function itemsOf({ organisationId }: Owned, zip: Zip): Answer<Omit<SentItems, 'source'>> {
  const manifest = zip.entries.find(({ path }) => isManifest(path));
  const items = zip.entries
    .filter((entry) => entry !== manifest)
    .map(({ path, bytes }): BulkItem => ({ path, bytes, url: null, home: null, kind: null, order: null }));
  if (!manifest) return ok({ items, unused: noUnused });
  if (manifest.bytes > largestTable) return fault('bad-manifest', manifest.path);
  const table = await readPlainTable(await toBuffer(await zip.read(manifest.path)), organisationId);
  const applied = table.ok ? applyManifest(items, table.value) : table;
  return applied.ok && table.ok
    ? ok({ items: applied.value, unused: unusedLines(items, table.value) })
    : fault('bad-manifest', manifest.path);
}
