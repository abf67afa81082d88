import 'server-only';
import { fileRefusalWords } from '@/lib/copy/drafts/file-refusal-words';
import { problem } from '@/lib/server/platform/http/api';
import { closingRefusalWords } from '@/messages/closings/closing-refusal-words';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { apiProblems } from '@/messages/integrations/api-problems';
import { webhookRefusals } from '@/messages/integrations/webhook-refusals';

/** The words for programs come last, so that they replace the ones for pages. */
const words = {
  ...closingRefusalWords,
  ...sellingRefusalWords,
  ...fileRefusalWords,
  ...webhookRefusals,
  ...apiProblems,
};

type ApiReason = keyof typeof words;

export interface ApiRefusal {
  readonly reason: ApiReason;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** Reasons whose status is not 409, which says that the state does not allow it. */
const statuses: Readonly<Partial<Record<ApiReason, number>>> = {
  'not-yet': 409,
  'no-key': 401,
  'invalid-key': 401,
  'signed-out': 401,
  'missing-scope': 403,
  'not-manager': 403,
  viewer: 403,
  'unverified-email': 403,
  'not-found': 404,
  'no-such-upload': 404,
  'no-such-photo': 404,
  'no-such-document': 404,
  'no-such-endpoint': 404,
  'outdated-version': 412,
  'too-large': 413,
  'needs-if-match': 428,
  'too-many': 429,
  'too-many-uploads': 429,
  busy: 503,
  'needs-idempotency-key': 400,
  'invalid-cursor': 400,
  'invalid-request': 422,
  'invalid-schedule': 422,
  'invalid-answer': 422,
  'other-request': 422,
  'bad-url': 422,
  'needs-name': 422,
  'document-date': 422,
};

/** What of the request these reasons are about. */
const fields: Readonly<Partial<Record<ApiReason, string>>> = {
  'bad-url': 'url',
  'needs-name': 'note',
  'needs-confirmation': 'mayCancelBids',
  'title-too-long': 'title',
  'caption-too-long': 'caption',
  'document-date': 'asOf',
};

/** A file's own faults are the sender's to correct. */
const isFileReason = (reason: ApiReason): boolean =>
  Object.hasOwn(fileRefusalWords, reason) && !Object.hasOwn(sellingRefusalWords, reason);

/** What a program does next. */
export const detailOf = (reason: ApiReason): string => words[reason];

export function refusalResponse({ reason, errors }: ApiRefusal, retryAfterSeconds = 2): Response {
  const field = fields[reason];
  const named = errors ?? (field === undefined ? undefined : [{ field, message: words[reason] }]);
  const status = statuses[reason] ?? (isFileReason(reason) ? 422 : 409);
  const response = problem(status, reason, words[reason], named && { errors: named });
  if (status === 429 || status === 503) response.headers.set('retry-after', String(retryAfterSeconds));
  if (status === 401) response.headers.set('www-authenticate', 'Bearer');
  return response;
}
