import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import type { ClosingActionRefusal } from '@/lib/domain/closings/closing-action-refusal';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import { otherSide, type Side } from '@/lib/domain/closings/closing-steps';
import { decideClosing } from '@/lib/domain/closings/decide-closing';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing, ClosingFile } from '@/lib/domain/closings/stored-closing';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { MAX_TITLE } from '@/lib/domain/drafts/files/documents';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { routes } from '@/lib/routes';
import { runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { isFilePath } from '@/lib/server/platform/files/files';
import { serveFile } from '@/lib/server/platform/files/serve-file';
import { isSigned, signLink } from '@/lib/server/platform/files/signed-link';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { type FormFile, receiveForm } from '@/lib/server/platform/intake/receive-form';
import { keepPdf } from '@/lib/server/platform/intake/take-in';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { whileNotBusy } from '@/lib/server/platform/store/while-not-busy';
import { closingFileId, closingFiles, closings } from '@/lib/server/records/closings/closing-collections';
import { closingFileKey, closingFilePath } from '@/lib/server/records/closings/closing-file-path';
import { contractOfSale } from '@/messages/closings/contract-of-sale';
import { untitledDocument } from '@/messages/closings/untitled-document';
import { notifyOfClosing, signalClosing } from './notify-of-closing';
import {
  type ClosingAnswer,
  type ClosingContext,
  onClosing,
  partyOf,
  sideOf,
  toContract,
} from './on-closing';
import { recordClosing } from './record-closing';

/** Per side. */
export const maxClosingFiles = 60;

interface Upload {
  readonly by: SignedIn;
  readonly saleId: string;
  readonly title: string;
  /** The seller offers it as the contract to sign. */
  readonly isContract?: boolean;
  readonly file: FormFile;
  /** May be written to. */
  readonly folder: string;
  readonly now: number;
}

interface SentFile {
  readonly document: ClosingFile;
  readonly events: readonly ClosingEvent[];
}

interface FileContext extends ClosingContext {
  /** The same bytes, if this side sent them before. */
  readonly known: ClosingFile | undefined;
}

/**
 * Adds one side's PDF to the closing, as its contract if asked, and notifies the other side. The same bytes sent again by the same
 * side are the same document. Decides before the bytes are stored, and again in the commit.
 */
export async function sendClosingFile(
  upload: Upload,
): Promise<Result<ClosingFile, ClosingActionRefusal | FileRefusal>> {
  const { by, saleId, file, folder, now } = upload;
  const command = {
    ...onClosing(by, saleId, now),
    facts: async (tx: Reader, { side }: ClosingContext) => ({
      known: (await tx.get(closingFiles, closingFileId(saleId, closingFileKey(side, file.sha256))))?.data,
    }),
    decide: (context: FileContext) => decideFile(upload, context),
  };
  const planned = await runCommand({ ...command, write: (_, { document }: SentFile) => document });
  if (!planned.ok) return planned;
  const stored = await keepPdf(
    { uid: by.user.uid, path: file.path, folder },
    closingFilePath(saleId, planned.value.key),
  );
  if (!stored.ok) return stored;
  const sent = await runCommand({
    ...command,
    write: (tx, decision: SentFile, context: FileContext) => writeFile(tx, upload, decision, context),
  });
  if (!sent.ok) await deleteUnrecorded(planned.value);
  return sent;
}

function decideFile(
  { saleId, title, isContract = false, file: { sha256, bytes }, now }: Upload,
  { closing, side, user, known }: FileContext,
): Result<SentFile, ClosingActionRefusal | FileRefusal> {
  if (bytes === 0) return refuse('empty');
  if (!known && isFull(closing, side)) return refuse('too-many-documents');
  const sender = { uid: user.uid, name: user.name };
  const words = cleanLine(title).slice(0, MAX_TITLE) || (isContract ? contractOfSale : untitledDocument);
  const key = closingFileKey(side, sha256);
  const sent = { saleId, key, sha256, bytes, title: words, side, by: sender, at: now };
  const document: ClosingFile = known ?? sent;
  if (!isContract) return ok({ document, events: [] });
  const command = { type: 'offer-contract', contract: toContract(document) } as const;
  const decided = decideClosing(replayClosing(closing.events), command, { side, by: partyOf(user), now });
  return decided.ok ? ok({ document, events: decided.value }) : decided;
}

async function writeFile(
  tx: Transaction,
  { saleId, isContract = false, now }: Upload,
  { document, events }: SentFile,
  { closing, side, known }: FileContext,
): Promise<ClosingFile> {
  const { key } = document;
  const files = { ...noFiles, ...closing.files, [side]: filesOf(closing, side) + (known ? 0 : 1) };
  if (!known) tx.create(closingFiles, closingFileId(saleId, key), document);
  if (isContract) await recordClosing(tx, { ...closing, files }, events);
  if (isContract || known) return document;
  tx.set(closings, saleId, { ...closing, files });
  await signalClosing(tx, closing, now);
  const news = {
    side: otherSide(side),
    news: 'document',
    about: { kind: 'text', text: document.title },
  } as const;
  notifyOfClosing(tx, closing, { seq: `f-${key}`, ...news, at: now });
  return document;
}

/**
 * Deletes the bytes of a document that the commit refused, unless another upload of them was recorded. While the engine is busy
 * they stay: the sender is told to send them again, which records them.
 */
const deleteUnrecorded = ({ saleId, key }: ClosingFile): Promise<Result<null, 'busy'>> =>
  whileNotBusy(async () => {
    const { store, files } = runtime();
    const recorded = await store.get(closingFiles, closingFileId(saleId, key));
    if (!recorded) await files.delete(closingFilePath(saleId, key));
    return ok(null);
  });

/** The closing and this person's side, with the checks of a command but without a write. */
const readParty = (by: SignedIn, saleId: string, now: number): ClosingAnswer<ClosingContext> =>
  runCommand({
    ...onClosing(by, saleId, now),
    decide: (context) => ok(context),
    write: (_, context) => context,
  });

const noFiles = { buyer: 0, seller: 0 };
const filesOf = ({ files }: Closing, side: Side): number => files?.[side] ?? 0;
const isFull = (closing: Closing, side: Side): boolean => filesOf(closing, side) >= maxClosingFiles;

/** Handles the closing's upload form and redirects the browser back with the outcome. */
export async function takeClosingForm(
  request: Request,
  saleId: string,
  by: SignedIn | null,
  now: number,
): Promise<Response> {
  const page = accountRoutes.sale(saleId);
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(page)}`);
  const refused = (reason: ClosingActionRefusal | FileRefusal, title = '') =>
    goTo(`${page}?${new URLSearchParams({ refused: reason, title })}#documents`);
  // Check the sender before reading the body.
  const party = await readParty(by, saleId, now);
  if (!party.ok) return refused(party.reason);
  const answer = await withinFormLimits(request, by.user.uid, now, () =>
    takeForm(request, { by, saleId, now }),
  );
  return answer ?? refused('too-many');
}

function takeForm(
  request: Request,
  { by, saleId, now }: Pick<Upload, 'by' | 'saleId' | 'now'>,
): Promise<Response> {
  const page = accountRoutes.sale(saleId);
  return withFolder(async (folder) => {
    const form = await receiveForm(request, folder);
    const [file] = form?.files ?? [];
    const { title = '', as } = form?.fields ?? {};
    const isContract = as === 'contract';
    const sent =
      form && file
        ? await sendClosingFile({ by, saleId, title, isContract, file, folder, now })
        : refuse(form ? ('empty' as const) : ('too-large' as const));
    if (sent.ok) return goTo(`${page}?done=${isContract ? 'offer-contract' : 'document'}`);
    const why = new URLSearchParams({ refused: sent.reason, ...(isContract ? { sent: as } : { title }) });
    return goTo(`${page}?${why}#${isContract ? 'next-step' : 'documents'}`);
  });
}

interface FileRequest {
  readonly request: Request;
  readonly saleId: string;
  /** Its key with `.pdf`. */
  readonly file: string;
  readonly getUser: () => Promise<User | null>;
  readonly now: number;
}

/** A closing document, or null. Redirects both sides and staff to a short-lived link. */
export async function serveClosingFile(fileRequest: FileRequest): Promise<Response | null> {
  const { request, saleId, file, getUser, now } = fileRequest;
  const { files, fileLinkKey, store } = runtime();
  const key = file.replace(/\.pdf$/, '');
  const path = closingFilePath(saleId, key);
  if (!isFilePath(path)) return null;
  const href = accountRoutes.saleFile(saleId, key);
  if (isSigned(href, new URL(request.url).searchParams, fileLinkKey, now))
    return serveFile(files, path, request, headers);
  const user = await getUser();
  if (!user) return goTo(`${routes.signIn}?next=${encodeURIComponent(href)}`, 307);
  const [closing, document] = await Promise.all([
    store.get(closings, saleId),
    store.get(closingFiles, closingFileId(saleId, key)),
  ]);
  const mayRead =
    closing && document && (user.role === 'admin' || (await sideOf(store, closing.data, user.uid)));
  return mayRead ? goTo(signLink(href, fileLinkKey, now), 307) : null;
}

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const goTo = (location: string, status = 303): Response =>
  new Response(null, { status, headers: { location, ...headers } });
