import 'server-only';
import { createHash } from 'node:crypto';
import { accountRoutes } from '@/lib/account-routes';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import {
  type CancellationDocument,
  cancellationDocumentOf,
  cancellationFile,
  withCancellationDocument,
} from '@/lib/domain/drafts/files/cancellation-documents';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { hasAuction } from '@/lib/domain/reviews/listing-situation';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { routes } from '@/lib/routes';
import { runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { FilePath } from '@/lib/server/platform/files/files';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { type FormFile, receiveForm } from '@/lib/server/platform/intake/receive-form';
import { keepPdf } from '@/lib/server/platform/intake/take-in';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { FILE_KEPT_MS, keepUpload } from '@/lib/server/workflows/uploads/uploads';
import { type ListingContext, type ManageRefusal, onListing } from './manage-listing';

type DocumentRefusal = ManageRefusal | FileRefusal;

interface SentDocument {
  readonly by: SignedIn;
  readonly draftId: string;
  readonly file: Pick<FormFile, 'bytes' | 'sha256' | 'path'>;
  /** May be written to. */
  readonly folder: string;
  readonly now: number;
}

/**
 * Stores the document with which the seller may cancel the present auction, in place of an earlier one. Once the
 * auction is over, its document stays.
 */
export async function addCancellationDocument({
  by,
  draftId,
  file: { bytes, sha256, path },
  folder,
  now,
}: SentDocument): Promise<Result<CancellationDocument, DocumentRefusal>> {
  const permitted = await readCancelable(by, draftId, now);
  if (!permitted.ok) return permitted;
  if (bytes === 0) return refuse('empty');
  const to: FilePath = `private/documents/${draftId}/${cancellationFile({ sha256 })}`;
  await noteUpload({ by, draftId, file: { bytes, sha256 }, now });
  const stored = await keepPdf({ uid: by.user.uid, path, folder }, to);
  if (!stored.ok) return stored;
  return runCommand({
    ...onListing(by, draftId, now),
    decide: decideAuctionId,
    write(tx, auctionId, { draft }) {
      const document = { auctionId, sha256, bytes, at: now };
      if (cancellationDocumentOf(draft, auctionId)?.sha256 === sha256) return document;
      const cancellationDocuments = withCancellationDocument(draft, document);
      const after: Draft = { ...draft, cancellationDocuments, version: draft.version + 1 };
      tx.set(drafts, draftId, after);
      return document;
    },
  });
}

/** Before the file is stored, so that the sweep deletes it if the draft never names it, or no longer does. */
function noteUpload({
  by,
  draftId,
  file,
  now,
}: Omit<SentDocument, 'file' | 'folder'> & { file: Pick<FormFile, 'bytes' | 'sha256'> }): Promise<void> {
  // Not the key of the same file among the listing's documents.
  const key = keyOf(createHash('sha256').update(`cancellation:${file.sha256}`).digest('hex'));
  return keepUpload({
    draftId,
    uid: by.user.uid,
    key,
    wish: { purpose: 'cancellation', ...file, name: cancellationFile(file) },
    state: 'kept',
    entry: null,
    expiresAt: now + FILE_KEPT_MS,
  });
}

/** The id of the auction that the seller could cancel. */
const readCancelable = (by: SignedIn, draftId: string, now: number) =>
  runCommand({
    ...onListing(by, draftId, now),
    decide: decideAuctionId,
    write: (_, auctionId) => auctionId,
  });

function decideAuctionId({ before: { course, auction } }: ListingContext): Result<string, ManageRefusal> {
  if (course.lot === 'included') return refuse('in-lot');
  return auction && hasAuction(course) ? ok(auction.state.terms.auctionId) : refuse('no-auction');
}

/** Handles the form of the listing's page and redirects the browser back with the outcome. */
export async function takeCancellationForm(
  request: Request,
  draftId: string,
  by: SignedIn | null,
  now: number,
): Promise<Response> {
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(accountRoutes.myListing(draftId))}`);
  const refused = (reason: DocumentRefusal) => goTo(accountRoutes.cancellation(draftId, { refused: reason }));
  // Check the sender before reading the body.
  const permitted = await readCancelable(by, draftId, now);
  if (!permitted.ok) return refused(permitted.reason);
  const answer = await withinFormLimits(request, by.user.uid, now, () =>
    withFolder(async (folder) => {
      const form = await receiveForm(request, folder);
      const [file] = form?.files ?? [];
      if (!form || !file) return refused(form ? 'empty' : 'too-large');
      const sent = await addCancellationDocument({ by, draftId, file, folder, now });
      if (!sent.ok) return refused(sent.reason);
      return goTo(accountRoutes.cancellation(draftId, { done: 'cancellation-document' }));
    }),
  );
  return answer ?? refused('too-many');
}

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });
