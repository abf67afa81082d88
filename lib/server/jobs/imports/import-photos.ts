import 'server-only';
import type { BulkItem, BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import { isOpen } from '@/lib/domain/bulk-uploads/bulk-upload';
import { roomOf } from '@/lib/domain/bulk-uploads/file-words';
import { urlItem } from '@/lib/domain/bulk-uploads/manifest';
import type { Assignment } from '@/lib/domain/bulk-uploads/plan';
import { hasImportedPhoto } from '@/lib/domain/drafts/files/imported-photos';
import type { TableImport } from '@/lib/domain/imports/import';
import { readPhotos } from '@/lib/domain/imports/photos';
import { storeItems, storePlan } from '@/lib/server/jobs/bulk-uploads/bulk-files';
import { newBulkUpload } from '@/lib/server/jobs/bulk-uploads/bulk-upload-record';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { bulkUploads } from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { importPieceId, importPieces, imports } from '@/lib/server/records/imports/import-collections';
import { readRows } from './rows';

/** An import has one bulk upload at most, because it runs once. */
export const photosIdOf = ({ importId }: Pick<TableImport, 'importId'>): string => `b${importId.slice(1)}`;

/** A bulk upload that waits for the end of the import. It counts as open. */
export const photosOf = (
  { importId, organisationId, by, fileName, photos }: TableImport,
  now: number,
): BulkUpload => ({
  ...newBulkUpload(by, organisationId, now),
  bulkId: photosIdOf({ importId }),
  name: fileName,
  source: 'urls',
  importId,
  state: 'waiting',
  items: photos,
});

/** Nothing more is fetched. */
export async function cancelPhotos(tx: Transaction, table: TableImport, now: number): Promise<void> {
  const bulk = (await tx.get(bulkUploads, photosIdOf(table)))?.data;
  if (bulk && isOpen(bulk.state))
    tx.set(bulkUploads, bulk.bulkId, { ...bulk, state: 'cancelled', changedAt: now });
}

/** Starts the photos of imports that ended, including those whose process died in between. */
export async function startWaitingPhotos(now: number): Promise<void> {
  const { docs } = await runtime().store.query(bulkUploads, {
    where: [{ field: 'state', op: '==', value: 'waiting' }],
    orderBy: [{ field: 'changedAt', direction: 'asc' }],
    limit: 10,
  });
  for (const { data } of docs)
    await startPhotos(data, now).catch((error: unknown) => {
      const cause = error instanceof Error ? error.message : 'unknown';
      process.stderr.write(`${JSON.stringify({ level: 'error', import: data.importId, cause })}\n`);
    });
}

/** Starts the photos of an import if it is done, and ends them if it ended otherwise. */
export async function startPhotosOf(table: Pick<TableImport, 'importId'>, now: number): Promise<void> {
  const bulk = (await runtime().store.get(bulkUploads, photosIdOf(table)))?.data;
  if (bulk?.state === 'waiting') await startPhotos(bulk, now);
}

/** How long a crashed process keeps others from starting them. Longer than it takes to list 10,000 photos. */
const CLAIM_MS = 300_000;

async function startPhotos({ bulkId, importId }: BulkUpload, now: number): Promise<void> {
  const table = importId === null ? null : (await runtime().store.get(imports, importId))?.data;
  if (table?.state === 'running' || !(await claim(bulkId, now))) return;
  const { items, plan } = table?.state === 'done' ? await listPhotos(table) : { items: [], plan: [] };
  await storeItems({ bulkId }, items);
  await storePlan({ bulkId }, plan);
  await runtime().store.transact(async (tx) => {
    const current = (await tx.get(bulkUploads, bulkId))?.data;
    if (current?.state !== 'waiting') return;
    const state = table?.state === 'done' ? (plan.length > 0 ? 'running' : 'done') : 'cancelled';
    const counts = { items: items.length, planned: plan.length, claimedUntil: 0 };
    tx.set(bulkUploads, bulkId, { ...current, ...counts, state, changedAt: now });
  });
}

/** So that nobody replaces the files of an upload that runs already. */
const claim = (bulkId: string, now: number): Promise<boolean> =>
  runtime().store.transact(async (tx) => {
    const current = (await tx.get(bulkUploads, bulkId))?.data;
    if (current?.state !== 'waiting' || current.claimedUntil > now) return false;
    tx.set(bulkUploads, bulkId, { ...current, claimedUntil: now + CLAIM_MS });
    return true;
  });

/** The photos that the run found, home by home in the order of the rows. */
async function listPhotos(table: TableImport) {
  const items: BulkItem[] = [];
  const plan: Assignment[] = [];
  for (let piece = 0; piece < table.pieces; piece++) {
    const done = (await runtime().store.get(importPieces, importPieceId(table.importId, piece)))?.data;
    const wanted = (done?.imported ?? []).flatMap(({ draftId, photos }) =>
      photos ? { draftId, ...photos } : [],
    );
    if (wanted.length === 0) continue;
    const rows = new Map((await readRows(table, piece)).map((row) => [row.line, row]));
    const homes = await runtime().store.getAll(
      drafts,
      wanted.map(({ draftId }) => draftId),
    );
    for (const [at, { draftId, line, count }] of wanted.entries()) {
      const draft = homes[at]?.data;
      const { urls } = readPhotos(rows.get(line)?.cells ?? [], table.mapping);
      for (const url of urls.filter((each) => !draft || !hasImportedPhoto(draft, each)).slice(0, count)) {
        const item = urlItem('', url, items.length);
        plan.push({ at: items.length, draftId, purpose: 'photo', room: roomOf(item.path) });
        items.push({ ...item, home: null });
      }
    }
  }
  return { items, plan };
}
