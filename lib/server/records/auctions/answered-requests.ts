import 'server-only';
import { type BidRefusal, bidRefusalStatus } from '@/lib/domain/auctions/terms/refusals';
import type { Result } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { type RequestRecord, refusedRequests, requests } from './bid-collections';

/** Identifies a request: its repeats have the same values. */
export interface KeyedRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  /** Chosen by the client. The same key means the same request. */
  readonly key: string;
}

/** Refusals stored per bidder and auction: more than a page has in flight at once. */
export const maxStoredRefusals = 20;
/**
 * Withdrawn keys stored per bidder and auction. A key is never dropped early, because a late copy of its
 * request would then be accepted.
 */
export const maxWithdrawnKeys = 100;
/** No connection or proxy holds a request for a day. */
const withdrawnForMs = 86_400_000;

/** Returns the stored answer for the same key. */
export async function recallAnswer(
  tx: Reader,
  request: KeyedRequest,
): Promise<RequestRecord | 'withdrawn' | null> {
  const [accepted, refusals] = await Promise.all([
    tx.get(requests, acceptedIdOf(request)),
    tx.get(refusedRequests, refusalsIdOf(request)),
  ]);
  const isOfRequest = ({ key }: { readonly key: string }) => key === request.key;
  const stored = accepted?.data ?? refusals?.data.latest.find(isOfRequest);
  if (stored) return stored;
  return refusals?.data.withdrawn.some(isOfRequest) ? 'withdrawn' : null;
}

/**
 * Stores an answer for repeats of its request. An accepted request gets its own document, like its ledger
 * entry. Refusals cost the client nothing, so each bidder has one document per auction with the latest ones.
 */
export async function rememberAnswer(
  tx: Transaction,
  request: KeyedRequest & { readonly receivedAt: number },
  answer: Result<unknown, BidRefusal>,
  record: Omit<RequestRecord, 'at'>,
): Promise<void> {
  const at = request.receivedAt;
  if (answer.ok) return tx.create(requests, acceptedIdOf(request), { ...record, at });
  if (!isFinal(answer.reason)) return;
  const id = refusalsIdOf(request);
  const before = (await tx.get(refusedRequests, id))?.data ?? noRefusals;
  const latest = [...before.latest, { ...record, at, key: request.key }].slice(-maxStoredRefusals);
  tx.set(refusedRequests, id, { ...before, latest, at });
}

/** Refuses every later request under this key. Returns false if the bidder has too many withdrawn keys. */
export async function withdrawKey(
  tx: Transaction,
  request: KeyedRequest & { readonly receivedAt: number },
): Promise<boolean> {
  const { key, receivedAt: at } = request;
  const id = refusalsIdOf(request);
  const before = (await tx.get(refusedRequests, id))?.data ?? noRefusals;
  const withdrawn = before.withdrawn.filter((each) => each.at > at - withdrawnForMs);
  if (withdrawn.length >= maxWithdrawnKeys) return false;
  tx.set(refusedRequests, id, { ...before, withdrawn: [...withdrawn, { key, at }], at });
  return true;
}

const noRefusals = { latest: [], withdrawn: [] };

/**
 * The auction rules answer a repeat the same way. A refusal that another try may change (identity, load,
 * a confirmation, a price) is decided again.
 */
const isFinal = ({ reason }: BidRefusal): boolean =>
  bidRefusalStatus[reason] === 409 && !retryableReasons.has(reason);

const retryableReasons: ReadonlySet<string> = new Set(['confirm-maximum', 'price-changed']);

const acceptedIdOf = ({ auctionId, by, key }: KeyedRequest): string => `${auctionId}:${by.user.uid}:${key}`;
const refusalsIdOf = ({ auctionId, by }: KeyedRequest): string => `${auctionId}:${by.user.uid}`;
