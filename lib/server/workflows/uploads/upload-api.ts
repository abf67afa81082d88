import 'server-only';
import { fileRefusalWords } from '@/lib/copy/drafts/file-refusal-words';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { fileKeySchema } from '@/lib/domain/drafts/files/draft-files';
import { isVerified, roleIn } from '@/lib/domain/organizations/organization';
import type { Result } from '@/lib/domain/shared/result';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import { getSession } from '@/lib/server/people/sessions/session';
import { type ApiContext, problem } from '@/lib/server/platform/http/api';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import type { Sending } from './uploads';

/** Per person: announcements and inspections, and pieces. */
export const fileLimit: RateLimit = { name: 'upload-files', burst: 200, refillMs: 2_000 };
export const pieceLimit: RateLimit = { name: 'upload-pieces', burst: 1_500, refillMs: 500 };
/** Per verified organization, beyond the limits of its members: eleven files for each of 500 homes in half an hour. */
const limitsOfOrganization: Readonly<Record<string, RateLimit>> = {
  [fileLimit.name]: { name: 'upload-files-of-organization', burst: 2_000, refillMs: 160 },
  [pieceLimit.name]: { name: 'upload-pieces-of-organization', burst: 6_000, refillMs: 80 },
};

type UploadCall<Body> = Pick<ApiContext<{ id: string; key?: string }, Body>, 'params' | 'receivedAt'>;

/** Checks the sender and the rate limit before any of the body is read. */
export async function openSending<Body>(
  { params, receivedAt }: UploadCall<Body>,
  limit: RateLimit | null,
): Promise<Sending | Response> {
  const by = await getSession();
  if (!by) return refused('signed-out');
  if (params.key !== undefined && !fileKeySchema.safeParse(params.key).success)
    return refused('no-such-upload');
  const sending = { by, draftId: params.id, now: receivedAt };
  const token = limit && takeToken(limit, by.user.uid, receivedAt);
  if (!token || token.isAllowed || (await isAllowedToOrganization(sending, limit))) return sending;
  return refused('too-many', token.retryAfterSeconds);
}

/** Whether the draft's seller is a verified organization of the sender that may send more. */
async function isAllowedToOrganization({ by, draftId, now }: Sending, { name }: RateLimit): Promise<boolean> {
  const { store } = runtime();
  const draft = (await store.get(drafts, draftId))?.data;
  const organization = draft && (await readOrganizationOf(store, draft.owner.uid));
  const limit = limitsOfOrganization[name];
  if (!organization || !limit || !isVerified(organization) || !roleIn(organization, by.user.uid))
    return false;
  return takeToken(limit, organization.organisationId, now).isAllowed;
}

export const toResponse = <T>(answer: Result<T, FileRefusal>, toOk: (value: T) => Response): Response =>
  answer.ok ? toOk(answer.value) : refused(answer.reason);

const statuses: Readonly<Partial<Record<FileRefusal, number>>> = {
  'signed-out': 401,
  viewer: 403,
  'not-found': 404,
  'no-such-upload': 404,
  'no-such-photo': 404,
  'no-such-document': 404,
  'not-editable': 409,
  'wrong-offset': 409,
  incomplete: 409,
  'too-large': 413,
  'too-many': 429,
  'too-many-uploads': 429,
  busy: 503,
};

export function refused(reason: FileRefusal, retryAfterSeconds = 2): Response {
  const status = statuses[reason] ?? 422;
  const response = problem(status, reason, fileRefusalWords[reason]);
  if (status === 429 || status === 503) response.headers.set('retry-after', String(retryAfterSeconds));
  return response;
}
