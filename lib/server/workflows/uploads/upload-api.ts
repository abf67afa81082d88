import 'server-only';
import { fileRefusalWords } from '@/lib/copy/drafts/file-refusal-words';
import type { FileRefusal } from '@/lib/domain/drafts/file-refusal';
import { fileKeySchema } from '@/lib/domain/drafts/files/draft-files';
import type { Result } from '@/lib/domain/shared/result';
import { getSession } from '@/lib/server/people/sessions/session';
import { type ApiContext, problem } from '@/lib/server/platform/http/api';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import type { Sending } from './uploads';

/** Per person: announcements and inspections, and pieces. */
export const fileLimit: RateLimit = { name: 'upload-files', burst: 200, refillMs: 2_000 };
export const pieceLimit: RateLimit = { name: 'upload-pieces', burst: 1_500, refillMs: 500 };

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
  const token = limit && takeToken(limit, by.user.uid, receivedAt);
  if (token && !token.isAllowed) return refused('too-many', token.retryAfterSeconds);
  return { by, draftId: params.id, now: receivedAt };
}

export const toResponse = <T>(answer: Result<T, FileRefusal>, toOk: (value: T) => Response): Response =>
  answer.ok ? toOk(answer.value) : refused(answer.reason);

const statuses: Readonly<Partial<Record<FileRefusal, number>>> = {
  'signed-out': 401,
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
