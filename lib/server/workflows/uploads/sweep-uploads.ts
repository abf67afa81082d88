import 'server-only';
import { cancellationFile, staffDocumentFile } from '@/lib/domain/drafts/files/cancellation-documents';
import { isCancellationUpload, type Upload } from '@/lib/domain/drafts/files/draft-files';
import { photoFile } from '@/lib/domain/drafts/files/photos';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import type { FilePath } from '@/lib/server/platform/files/files';
import { dropPieces } from '@/lib/server/platform/intake/pieces';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { settleEach } from '@/lib/server/platform/store/settle-each';
import { type Doc, isConflictError, write } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { drafts, submissionId, submissions, uploads } from '@/lib/server/records/drafts/draft-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { FILE_KEPT_MS } from './uploads';

const atOnce = 100;

/** Deletes abandoned uploads, and removed files and documents of cancellations that nothing uses. */
export async function sweepUploads(now: number): Promise<void> {
  const { docs } = await runtime().store.query(uploads, {
    where: [{ field: 'expiresAt', op: '<', value: now }],
    orderBy: [{ field: 'expiresAt', direction: 'asc' }],
    limit: atOnce,
  });
  await settleEach(docs, (doc) => sweep(doc, now));
}

/** Deletes the record first, unless the upload was just resumed; then its files, now unreachable. */
async function sweep({ id, data, version }: Doc<Upload>, now: number): Promise<void> {
  const { store, files } = runtime();
  const isNeeded = await isStillUsed(data);
  try {
    const later = { ...data, expiresAt: now + FILE_KEPT_MS };
    await store.commit([
      isNeeded ? write.set(uploads, id, later, version) : write.delete(uploads, id, version),
    ]);
  } catch (error) {
    if (isConflictError(error)) return;
    throw error;
  }
  if (isNeeded) return;
  await dropPieces(data.draftId, data.key);
  for (const path of filesOf(data)) await files.delete(path);
}

async function isStillUsed(upload: Upload): Promise<boolean> {
  const { draftId, key, wish } = upload;
  const { store } = runtime();
  if (wish.purpose === 'cancellation' && wish.auctionId !== undefined)
    return (await store.get(auctions, wish.auctionId))?.data.staffDocument?.sha256 === wish.sha256;
  if (isCancellationUpload(upload)) {
    const named = (await store.get(drafts, draftId))?.data.cancellationDocuments ?? [];
    return named.some(({ sha256 }) => sha256 === wish.sha256);
  }
  const [draft, listing] = await Promise.all([store.get(drafts, draftId), store.get(listings, draftId)]);
  const published = draft?.data.standing.published ?? null;
  const submission =
    published === null ? null : await store.get(submissions, submissionId(draftId, published));
  const contents = [draft, submission].flatMap((doc) => doc?.data ?? []);
  const named = [
    ...contents.flatMap(({ photos, documents }) => [...photos, ...documents].map((each) => each.key)),
    ...(listing ? [...listing.data.media, ...listing.data.documents].map((each) => each.key) : []),
  ];
  return named.some((each) => each === key || each === `${draftId}-${key}`);
}

function filesOf(upload: Upload): readonly FilePath[] {
  const { draftId, entry, wish } = upload;
  if (wish.purpose === 'cancellation' && wish.auctionId !== undefined) {
    const { auctionId, sha256 } = wish;
    return [`private/documents/${draftId}/${staffDocumentFile({ auctionId, sha256 })}`];
  }
  if (isCancellationUpload(upload)) return [`private/documents/${draftId}/${cancellationFile(wish)}`];
  if (entry?.purpose === 'document') return [`private/documents/${draftId}/${entry.document.key}.pdf`];
  if (entry?.purpose !== 'photo') return [];
  const { key, width } = entry.photo;
  return photoWidths(width).flatMap((each) =>
    (['avif', 'webp'] as const).map(
      (format): FilePath => `public/media/${draftId}/${photoFile(key, each, format)}`,
    ),
  );
}
