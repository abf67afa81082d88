import 'server-only';
import { createHash } from 'node:crypto';
import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import { otherSide, type Side } from '@/lib/domain/closings/closing-steps';
import type { ClosingTrouble } from '@/lib/domain/closings/closing-words';
import type { Closing, ClosingFile } from '@/lib/domain/closings/stored-closing';
import { MAX_TITLE } from '@/lib/domain/drafts/files/documents';
import { keyOf } from '@/lib/domain/drafts/files/draft-files';
import type { FileRefusal } from '@/lib/domain/drafts/upload-refusals';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { routes } from '@/lib/routes';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { type FilePath, isFilePath } from '@/lib/server/platform/files/files';
import { serveFile } from '@/lib/server/platform/files/serve-file';
import { isSigned, signLink } from '@/lib/server/platform/files/signed-link';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { type FormFile, receiveForm } from '@/lib/server/platform/intake/receive-form';
import { keepPdf } from '@/lib/server/platform/intake/take-in';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { closingFileId, closingFiles, closings } from '@/lib/server/records/closings/closing-collections';
import { notifyOfClosing, ringClosing } from './notify-of-closing';
import { inClosing, sideOf } from './on-closing';

/** For each side. */
export const maxClosingFiles = 60;

/** The same bytes from both sides are two documents. */
const keyFor = (side: Side, sha256: string): string =>
  keyOf(createHash('sha256').update(`${side}:${sha256}`).digest('hex'));

/** The folder of a sale: its number as letters that a path may have. */
const pathOf = (saleId: string, key: string): FilePath =>
  `private/sales/${createHash('sha256').update(saleId).digest('hex').slice(0, 32)}/${key}.pdf`;

interface Sent {
  readonly by: SignedIn;
  readonly saleId: string;
  readonly title: string;
  readonly file: FormFile;
  /** May be written to. */
  readonly folder: string;
  readonly now: number;
}

/** Puts a PDF of one side into the sale room; the same bytes again from this side are the same document. The other side is told. */
export async function sendClosingFile({
  by,
  saleId,
  title,
  file,
  folder,
  now,
}: Sent): Promise<Result<ClosingFile, ClosingTrouble | FileRefusal>> {
  const { sha256, bytes } = file;
  const allowed = await inClosing(by, saleId, now, async ({ closing, side }) =>
    ok({ side, isFull: isFull(closing, side) }),
  );
  if (!allowed.ok) return allowed;
  if (bytes === 0) return refuse('empty');
  if (allowed.value.isFull) return refuse('too-many-documents');
  const key = keyFor(allowed.value.side, sha256);
  const kept = await keepPdf({ uid: by.user.uid, path: file.path, folder }, pathOf(saleId, key));
  if (!kept.ok) return kept;
  const sent = await inClosing(by, saleId, now, async ({ tx, closing, side, user }) => {
    const there = (await tx.get(closingFiles, closingFileId(saleId, key)))?.data;
    if (there) return ok(there);
    if (isFull(closing, side)) return ok(null);
    const named = cleanLine(title).slice(0, MAX_TITLE) || 'Document';
    const sender = { uid: user.uid, name: user.name };
    const document = { saleId, key, sha256, bytes, title: named, side, by: sender, at: now };
    tx.create(closingFiles, closingFileId(saleId, key), document);
    tx.set(closings, saleId, {
      ...closing,
      files: { ...noFiles, ...closing.files, [side]: filesOf(closing, side) + 1 },
    });
    await ringClosing(tx, closing, now);
    notifyOfClosing(tx, closing, {
      seq: `f-${key}`,
      side: otherSide(side),
      news: 'document',
      words: named,
      at: now,
    });
    return ok(document);
  });
  if (!sent.ok) return sent;
  return sent.value ? ok(sent.value) : refuse('too-many-documents');
}

const noFiles = { buyer: 0, seller: 0 };
const filesOf = ({ files }: Closing, side: Side): number => files?.[side] ?? 0;
const isFull = (closing: Closing, side: Side): boolean => filesOf(closing, side) >= maxClosingFiles;

/** Takes the form of the sale room, and sends the browser back with what became of it. */
export async function takeClosingForm(
  request: Request,
  saleId: string,
  by: SignedIn | null,
  now: number,
): Promise<Response> {
  const page = accountRoutes.sale(saleId);
  if (!by) return goTo(`${routes.signIn}?next=${encodeURIComponent(page)}`);
  const refused = (reason: ClosingTrouble | FileRefusal, title = '') =>
    goTo(`${page}?${new URLSearchParams({ refused: reason, title })}#documents`);
  // Nothing a stranger sends is read.
  const party = await inClosing(by, saleId, now, async () => ok(null));
  if (!party.ok) return refused(party.reason);
  const answer = await withinFormLimits(request, by.user.uid, now, () =>
    takeForm(request, { by, saleId, now }),
  );
  return answer ?? refused('too-many');
}

function takeForm(
  request: Request,
  { by, saleId, now }: Pick<Sent, 'by' | 'saleId' | 'now'>,
): Promise<Response> {
  const page = accountRoutes.sale(saleId);
  return withFolder(async (folder) => {
    const form = await receiveForm(request, folder);
    const [file] = form?.files ?? [];
    const title = form?.fields.title ?? '';
    const sent =
      form && file
        ? await sendClosingFile({ by, saleId, title, file, folder, now })
        : refuse(form ? ('empty' as const) : ('too-large' as const));
    const told = new URLSearchParams(sent.ok ? { done: 'document' } : { refused: sent.reason, title });
    return goTo(`${page}?${told}#documents`);
  });
}

interface Asked {
  readonly request: Request;
  readonly saleId: string;
  /** Its key with `.pdf`. */
  readonly file: string;
  readonly getUser: () => Promise<User | null>;
  readonly now: number;
}

/** A document of a sale, or null: for its sides and staff alone, who are sent on to a link that soon expires. */
export async function serveClosingFile(asked: Asked): Promise<Response | null> {
  const { request, saleId, file, getUser, now } = asked;
  const { files, fileLinkKey, store } = runtime();
  const key = file.replace(/\.pdf$/, '');
  const path = pathOf(saleId, key);
  if (!isFilePath(path)) return null;
  const href = accountRoutes.saleFile(saleId, key);
  if (isSigned(href, new URL(request.url).searchParams, fileLinkKey, now))
    return serveFile(files, path, request, headers);
  const user = await getUser();
  if (!user) return goTo(`${routes.signIn}?next=${encodeURIComponent(href)}`, 307);
  const [closing, there] = await Promise.all([
    store.get(closings, saleId),
    store.get(closingFiles, closingFileId(saleId, key)),
  ]);
  const mayRead =
    closing && there && (user.role === 'admin' || (await sideOf(store, closing.data, user.uid)));
  return mayRead ? goTo(signLink(href, fileLinkKey, now), 307) : null;
}

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
const goTo = (location: string, status = 303): Response =>
  new Response(null, { status, headers: { location, ...headers } });
