import 'server-only';
import {
  type BulkUpload,
  limitsOf,
  MAX_OPEN,
  openStates,
  ZIP_PIECE_BYTES,
} from '@/lib/domain/bulk-uploads/bulk-upload';
import { ok, refuse } from '@/lib/domain/shared/result';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type Piece, SMALLEST_PIECE, storePiece } from '@/lib/server/platform/intake/pieces';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { bulkUploads } from '@/lib/server/records/bulk-uploads/bulk-upload-collections';
import { bytesSent, dropSent, SENT, storeItems } from './bulk-files';
import {
  type BulkAnswer,
  changeBulkUpload,
  createBulkUpload,
  newBulkUpload,
  readBulkUpload,
} from './bulk-upload-record';
import { readSent, type SentItems, toUrlList } from './read-sent';

const beginLimit: RateLimit = { name: 'bulk-uploads', burst: 20, refillMs: 60_000 };

/** Announces a ZIP or a table of URLs. Its pieces follow. `now` in ms, here and below. */
export async function beginBulkUpload(
  by: SignedIn,
  organisationId: string,
  file: { readonly name: string; readonly bytes: number },
  now: number,
): BulkAnswer {
  const organization = await mayBegin(by, organisationId, now);
  if (!organization.ok) return organization;
  if (file.bytes > limitsOf(organization.value).bytes) return refuse('too-large');
  return createBulkUpload({
    ...newBulkUpload(by.user, organisationId, now),
    name: file.name.slice(0, 200),
    bytes: file.bytes,
  });
}

async function mayBegin(by: SignedIn, organisationId: string, now: number) {
  if (!takeToken(beginLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const organization = await readOrganization(by.user, organisationId, 'import');
  if (!organization.ok) return organization;
  return (await hasRoomForMore(organisationId)) ? organization : refuse('too-many-open');
}

/** Whether the organization may open another bulk upload. */
export async function hasRoomForMore(organisationId: string): Promise<boolean> {
  const { docs } = await runtime().store.query(bulkUploads, {
    where: [
      { field: 'organisationId', op: '==', value: organisationId },
      { field: 'state', op: 'in', value: [...openStates] },
    ],
    limit: MAX_OPEN,
  });
  return docs.length < MAX_OPEN;
}

export async function sendBulkPiece(
  by: SignedIn,
  bulkId: string,
  piece: Omit<Piece, 'draftId' | 'key'>,
): BulkAnswer<number> {
  const found = await readBulkUpload(by.user, bulkId);
  if (!found.ok) return found;
  if (found.value.state !== 'receiving') return refuse('wrong-state');
  const left = found.value.bytes - piece.offset;
  const isFit =
    piece.length > 0 &&
    piece.length <= Math.min(left, ZIP_PIECE_BYTES) &&
    piece.length >= Math.min(left, SMALLEST_PIECE);
  return isFit ? storePiece({ ...piece, draftId: bulkId, key: SENT }) : refuse('wrong-piece');
}

/** Reads what the complete file contains. Stores nothing of it yet. */
export async function finishBulkUpload(by: SignedIn, bulkId: string, now: number): BulkAnswer {
  const found = await readBulkUpload(by.user, bulkId);
  if (!found.ok || found.value.state !== 'receiving') return found;
  if ((await bytesSent(found.value)) !== found.value.bytes) return refuse('incomplete');
  const organization = await readOrganization(by.user, found.value.organisationId, 'import');
  if (!organization.ok) return organization;
  const sent = await readSent(found.value, limitsOf(organization.value));
  if (!sent.ok) {
    const { reason: fault } = sent;
    const after = await changeBulkUpload(
      by,
      bulkId,
      now,
      receivingOnly((before) => ({ ...before, state: 'refused', fault })),
    );
    await dropSent({ bulkId });
    return after;
  }
  await storeItems({ bulkId }, sent.value.items);
  return changeBulkUpload(
    by,
    bulkId,
    now,
    receivingOnly((before) => ({ ...before, ...inReview(sent.value) })),
  );
}

const inReview = ({ source, items, unused }: SentItems) => ({
  source,
  unused,
  state: 'review' as const,
  items: items.length,
});

const receivingOnly = (after: (before: BulkUpload) => BulkUpload) => (before: BulkUpload) =>
  before.state === 'receiving' ? ok(after(before)) : refuse('wrong-state');

/** Takes a list of homes and photo URLs as text, one line each. */
export async function beginUrlUpload(by: SignedIn, organisationId: string, text: string, now: number) {
  const organization = await mayBegin(by, organisationId, now);
  if (!organization.ok) return organization;
  const list = await toUrlList({ organisationId }, Buffer.from(text), limitsOf(organization.value));
  if (!list.ok) return refuse(list.reason.code);
  const bulk = newBulkUpload(by.user, organisationId, now);
  await storeItems(bulk, list.value.items);
  return createBulkUpload({ ...bulk, ...inReview(list.value) });
}
