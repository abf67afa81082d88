import 'server-only';
import { type BidRefusal, bidRefusalStatus } from '@/lib/domain/auctions/terms/refusals';
import type { Result } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { type RequestRecord, refusedRequests, requests } from './bid-collections';

/** What repeats of a request share. */
export interface KeyedRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  /** Chosen by the client: the same key means the same request. */
  readonly key: string;
}

/** Stored refusals of one bidder in one auction: more than a page has open at once. */
export const refusalsKept = 20;
/** Withdrawn keys of one bidder in one auction. None is dropped early, or a late copy of its request would count. */
export const withdrawnKept = 100;
/** No connection and no proxy holds a request that long. */
const withdrawnForMs = 86_400_000;

/** The stored answer under the same key. */
export async function recallAnswer(
  tx: Reader,
  request: KeyedRequest,
): Promise<RequestRecord | 'withdrawn' | null> {
  const [taken, refused] = await Promise.all([
    tx.get(requests, takenIdOf(request)),
    tx.get(refusedRequests, refusedIdOf(request)),
  ]);
  const isOfRequest = ({ key }: { readonly key: string }) => key === request.key;
  const known = taken?.data ?? refused?.data.latest.find(isOfRequest);
  if (known) return known;
  return refused?.data.withdrawn.some(isOfRequest) ? 'withdrawn' : null;
}

/**
 * Stores an answer for repeats of its request. An accepted request has a document of its own, like its ledger entry.
 * Refusals cost the client nothing, so each bidder has one document with the latest per auction.
 */
export async function rememberAnswer(
  tx: Transaction,
  request: KeyedRequest & { readonly receivedAt: number },
  answer: Result<unknown, BidRefusal>,
  record: Omit<RequestRecord, 'at'>,
): Promise<void> {
  const at = request.receivedAt;
  if (answer.ok) return tx.create(requests, takenIdOf(request), { ...record, at });
  if (!isRuleOfAuction(answer.reason)) return;
  const id = refusedIdOf(request);
  const before = (await tx.get(refusedRequests, id))?.data ?? noRefusals;
  const latest = [...before.latest, { ...record, at, key: request.key }].slice(-refusalsKept);
  tx.set(refusedRequests, id, { ...before, latest, at });
}

/** From this commit on, a request that arrives under this key is refused. False if the bidder has too many such keys. */
export async function withdrawKey(
  tx: Transaction,
  request: KeyedRequest & { readonly receivedAt: number },
): Promise<boolean> {
  const { key, receivedAt: at } = request;
  const id = refusedIdOf(request);
  const before = (await tx.get(refusedRequests, id))?.data ?? noRefusals;
  const withdrawn = before.withdrawn.filter((each) => each.at > at - withdrawnForMs);
  if (withdrawn.length >= withdrawnKept) return false;
  tx.set(refusedRequests, id, { ...before, withdrawn: [...withdrawn, { key, at }], at });
  return true;
}

const noRefusals = { latest: [], withdrawn: [] };

/** The rules answer a repeat the same way. What another try may change (identity, load, a confirmation, a price) is decided again. */
const isRuleOfAuction = ({ reason }: BidRefusal): boolean =>
  bidRefusalStatus[reason] === 409 && !decidedAgain.has(reason);

const decidedAgain: ReadonlySet<string> = new Set(['confirm-maximum', 'price-changed']);

const takenIdOf = ({ auctionId, by, key }: KeyedRequest): string => `${auctionId}:${by.user.uid}:${key}`;
const refusedIdOf = ({ auctionId, by }: KeyedRequest): string => `${auctionId}:${by.user.uid}`;
