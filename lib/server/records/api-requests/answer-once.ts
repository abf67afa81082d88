import 'server-only';
import { createHash } from 'node:crypto';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { apiRequests } from './api-request-collections';

/** A first request that is silent for this long has died. */
const leaseMs = 60_000;

interface OnceRequest {
  readonly organisationId: string;
  readonly key: string;
  /** Method, path and body. */
  readonly content: string;
  readonly now: number;
}

/** The id of a request: the same for every repetition, and unguessable from another organization. */
export const requestIdOf = ({ organisationId, key }: Pick<OnceRequest, 'organisationId' | 'key'>): string =>
  sha256(`${organisationId}\n${key}`);

/**
 * Runs the work once for an Idempotency-Key and gives every repetition the same response. Returns a refusal
 * for another request under the same key, and while the first one runs. Faults of the server are not kept, so
 * that the request can be sent again.
 */
export async function answerOnce(
  request: OnceRequest,
  work: () => Promise<Response>,
): Promise<Response | 'other-request' | 'in-progress'> {
  const { store } = runtime();
  const id = requestIdOf(request);
  const fingerprint = sha256(request.content);
  const before = await store.transact(async (tx) => {
    const found = (await tx.get(apiRequests, id))?.data;
    const isDead = found?.answer === null && request.now - found.at >= leaseMs;
    const isFree = !found || (isDead && found.fingerprint === fingerprint);
    if (isFree) tx.set(apiRequests, id, { fingerprint, at: request.now, answer: null });
    return isFree ? null : found;
  });
  if (before && before.fingerprint !== fingerprint) return 'other-request';
  if (before) return before.answer ? replay(before.answer) : 'in-progress';
  try {
    return await keep(id, fingerprint, request.now, await work());
  } catch (error) {
    await store.commit([write.delete(apiRequests, id)]);
    throw error;
  }
}

interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const replay = ({ status, headers, body }: KeptAnswer): Response =>
  new Response(body === '' ? null : body, {
    status,
    headers: { ...headers, 'idempotency-replayed': 'true' },
  });

async function keep(id: string, fingerprint: string, at: number, response: Response): Promise<Response> {
  const { store } = runtime();
  const { status } = response;
  if (status >= 500 || status === 429) {
    await store.commit([write.delete(apiRequests, id)]);
    return response;
  }
  const body = await response.text();
  const headers = Object.fromEntries(response.headers);
  await store.commit([write.set(apiRequests, id, { fingerprint, at, answer: { status, headers, body } })]);
  return new Response(body === '' ? null : body, { status, headers });
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
