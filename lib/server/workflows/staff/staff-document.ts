import 'server-only';
import { createHash } from 'node:crypto';
import { accountRoutes } from '@/lib/account-routes';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { type StaffDocument, staffDocumentFile } from '@/lib/domain/drafts/files/cancellation-documents';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import { fullAddress } from '@/lib/domain/listings/address';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { type AuctionActionRefusal, refuseStaffDocument } from '@/lib/domain/staff/auction-actions';
import { routes } from '@/lib/routes';
import type { CommandRefusal } from '@/lib/server/people/commands/run-command';
import { listSellers } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { FilePath } from '@/lib/server/platform/files/files';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { type FormFile, receiveForm } from '@/lib/server/platform/intake/receive-form';
import { keepPdf } from '@/lib/server/platform/intake/take-in';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import type { Reader } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { FILE_KEPT_MS, keepUpload } from '@/lib/server/workflows/uploads/uploads';

type Refusal = AuctionActionRefusal | FileRefusal | CommandRefusal | 'not-found';

interface SentDocument {
  readonly by: SignedIn;
  readonly auctionId: string;
  readonly file: Pick<FormFile, 'bytes' | 'sha256' | 'path'>;
  /** May be written to. */
  readonly folder: string;
  readonly now: number;
}

/**
 * Stores the document with which staff may cancel the auction, in place of an earlier one. Once the auction is
 * over, its document stays.
 */
export async function addStaffDocument({
  by,
  auctionId,
  file: { bytes, sha256, path },
  folder,
  now,
}: SentDocument): Promise<Result<StaffDocument, Refusal>> {
  const permitted = await readPermitted(by, auctionId, now);
  if (!permitted.ok) return permitted;
  if (bytes === 0) return refuse('empty');
  const listingKey = permitted.value;
  const document = { sha256, bytes, at: now };
  const name = staffDocumentFile({ auctionId, sha256 });
  const to: FilePath = `private/documents/${listingKey}/${name}`;
  // Before the file is stored, so that the sweep deletes it if the auction never names it, or no longer does.
  await keepUpload({
    draftId: listingKey,
    uid: by.user.uid,
    key: keyOf(createHash('sha256').update(`staff:${auctionId}:${sha256}`).digest('hex')),
    wish: { purpose: 'cancellation', auctionId, bytes, sha256, name },
    state: 'kept',
    entry: null,
    expiresAt: now + FILE_KEPT_MS,
  });
  const stored = await keepPdf({ uid: by.user.uid, path, folder }, to);
  if (!stored.ok) return stored;
  return runStaffCommand({
    ...onRunning(by, auctionId, now),
    decide({ actor, title, record, sellers }) {
      const refusal = refuseStaffDocument(actor, { sellers }, record.state);
      if (refusal) return refuse(refusal);
      const isSame = record.staffDocument?.sha256 === sha256;
      const entry: StaffEntry = {
        about: 'auction',
        subject: listingKey,
        action: 'cancellation-document-added',
        title,
        before: record.staffDocument?.sha256 ?? null,
        after: sha256,
        why: '',
      };
      return ok({ entry: isSame ? null : entry });
    },
    write(tx, { entry }, { record }) {
      if (entry) tx.set(auctions, auctionId, { ...record, staffDocument: document });
      return document;
    },
  });
}

/** The first steps of both commands. */
const onRunning = (by: SignedIn, auctionId: string, now: number) => ({
  by,
  now,
  key: auctionId,
  async load(tx: Reader) {
    const record = (await tx.get(auctions, auctionId))?.data;
    if (!record) return refuse('not-found');
    const { listingKey } = record.state.terms;
    const listing = (await tx.get(listings, listingKey))?.data;
    const sellers = await listSellers(tx, record.sellerId);
    return ok({ record, sellers, listingKey, title: listing ? fullAddress(listing) : listingKey });
  },
});

const readPermitted = (by: SignedIn, auctionId: string, now: number) =>
  runStaffCommand({
    ...onRunning(by, auctionId, now),
    decide: ({ actor, record, sellers }) =>
      okUnless(refuseStaffDocument(actor, { sellers }, record.state), { entry: null }),
    write: (_, __, { listingKey }) => listingKey,
  });

/** Handles the form of the home's staff page and redirects the browser back with the outcome. */
export async function takeStaffDocumentForm(
  request: Request,
  auctionId: string,
  by: SignedIn | null,
  now: number,
): Promise<Response> {
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(accountRoutes.staffHomes)}`);
  // Check the sender before reading the body.
  const permitted = await readPermitted(by, auctionId, now);
  if (!permitted.ok) return goTo(accountRoutes.staffHomes);
  const back = (outcome: Readonly<Record<string, string>>) =>
    goTo(accountRoutes.staffDocument(permitted.value, outcome));
  const refused = (reason: Refusal) => back({ refused: reason });
  const answer = await withinFormLimits(request, by.user.uid, now, () =>
    withFolder(async (folder) => {
      const form = await receiveForm(request, folder);
      const [file] = form?.files ?? [];
      if (!form || !file) return refused(form ? 'empty' : 'too-large');
      const sent = await addStaffDocument({ by, auctionId, file, folder, now });
      return sent.ok ? back({ done: 'staff-document' }) : refused(sent.reason);
    }),
  );
  return answer ?? refused('too-many');
}

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });
