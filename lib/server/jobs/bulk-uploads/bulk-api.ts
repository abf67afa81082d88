import 'server-only';
import { bulkRefusalWords } from '@/lib/copy/bulk-uploads/bulk-words';
import type { BulkUpload } from '@/lib/domain/bulk-uploads/bulk-upload';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { problem } from '@/lib/server/platform/http/api';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { type BulkRefusal, readBulkUpload } from './bulk-upload-record';

const bulkPieceLimit: RateLimit = { name: 'bulk-pieces', burst: 600, refillMs: 100 };

interface Sender {
  readonly by: SignedIn;
  readonly bulk: BulkUpload;
}

/** The bulk upload and its sender, checked before any of the body is read. */
export async function openBulkUpload(
  { id, bulkId }: { readonly id: string; readonly bulkId: string },
  now: number,
): Promise<Result<Sender, BulkRefusal>> {
  const by = await getSession();
  if (!by) return refuse('signed-out');
  if (!takeToken(bulkPieceLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const found = await readBulkUpload(by.user, bulkId);
  if (!found.ok) return found;
  return found.value.organisationId === id ? ok({ by, bulk: found.value }) : refuse('not-found');
}

const statuses: Readonly<Partial<Record<BulkRefusal, number>>> = {
  'signed-out': 401,
  viewer: 403,
  'not-found': 404,
  'wrong-state': 409,
  'wrong-offset': 409,
  incomplete: 409,
  'too-large': 413,
  'too-many': 429,
  busy: 503,
};

export function bulkRefused(reason: BulkRefusal): Response {
  const status = statuses[reason] ?? 422;
  const response = problem(status, reason, bulkRefusalWords[reason]);
  if (status === 429 || status === 503) response.headers.set('retry-after', '2');
  return response;
}
