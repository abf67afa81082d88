import 'server-only';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accountRoutes } from '@/lib/account-routes';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { type DraftDocumentKind, draftDocumentKinds } from '@/lib/domain/drafts/files/documents';
import type { FileDeclaration } from '@/lib/domain/drafts/files/upload';
import { fromEasternDay } from '@/lib/domain/shared/eastern-time';
import { routes } from '@/lib/routes';
import { withinFormLimits } from '@/lib/server/platform/intake/form-limits';
import { type FormFile, type ReceivedForm, receiveForm } from '@/lib/server/platform/intake/receive-form';
import { withFolder } from '@/lib/server/platform/intake/work-folder';
import { fileLimit, openSending } from './upload-api';
import { keepFile, openDraft, refuseAnnouncedFile, type Sending } from './uploads';

/** Stores the files of a form one by one and redirects the browser back with the result of each. */
export async function takeForm(request: Request, draftId: string, now: number): Promise<Response> {
  const step = new URL(request.url).searchParams.get('step') === 'documents' ? 'documents' : 'photos';
  const page = accountRoutes.draftStep(draftId, step);
  const sending = await openSending({ params: { id: draftId }, receivedAt: now }, fileLimit);
  if (sending instanceof Response)
    return sending.status === 401 ? goTo(`${routes.signIn}?next=${encodeURIComponent(page)}`) : sending;
  const draft = await openDraft(sending.by, draftId);
  if (!draft.ok) return goTo(`${page}?refused=0.${draft.reason}`);
  const { uid } = sending.by.user;
  const answer = await withinFormLimits(request, uid, now, () => takeFiles(request, sending, step, page));
  return answer ?? goTo(`${page}?refused=0.too-many`);
}

function takeFiles(
  request: Request,
  sending: Sending,
  step: 'photos' | 'documents',
  page: string,
): Promise<Response> {
  return withFolder(async (folder) => {
    const form = await receiveForm(request, folder);
    if (!form) return goTo(`${page}?refused=0.too-large`);
    const outcome = new URLSearchParams();
    let added = 0;
    for (const [at, file] of form.files.entries()) {
      const work = join(folder, `work-${at}`);
      await mkdir(work);
      const refusal = await takeFile(sending, step, form, file, work);
      if (refusal) outcome.append('refused', `${at + 1}.${refusal}`);
      else added += 1;
    }
    outcome.set('added', String(added));
    return goTo(`${page}?${outcome}`);
  });
}

async function takeFile(
  sending: Sending,
  step: 'photos' | 'documents',
  form: ReceivedForm,
  { name, bytes, sha256, path }: FormFile,
  folder: string,
): Promise<FileRefusal | null> {
  const file = { name, bytes, sha256 };
  const declaration: FileDeclaration =
    step === 'photos'
      ? { purpose: 'photo', ...file }
      : { purpose: 'document', ...file, ...documentFacts(form, sending.now) };
  const refusal = refuseAnnouncedFile(declaration, sending.now);
  if (refusal) return refusal;
  const result = await keepFile(sending, declaration, { path, folder });
  return result.ok ? null : result.reason;
}

function documentFacts({ fields }: ReceivedForm, now: number) {
  const isKind = (kind: string): kind is DraftDocumentKind =>
    draftDocumentKinds.some((each) => each === kind);
  const { kind = '', title = '', asOf = '' } = fields;
  return { kind: isKind(kind) ? kind : ('TermsOfSale' as const), title, asOf: fromEasternDay(asOf) ?? now };
}

const goTo = (location: string): Response => new Response(null, { status: 303, headers: { location } });
