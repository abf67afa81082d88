import 'server-only';
import { type BidRefusal, bidRefusalStatus } from '@/lib/domain/auctions/terms/refusals';
import type { Result } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { Transaction } from '@/lib/server/platform/store/store';
import { type RequestRecord, refusedRequests, requests } from './bid-collections';

/** What names a request for its repeats. */
export interface KeyedRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  /** Chosen by the caller: the same key means the same request. */
  readonly key: string;
}

/** More than one page has under way; a script that asks more often forgets its own. */
export const refusalsKept = 20;
/** Withdrawn keys of one bidder in one auction. None is dropped early for a newer one: a late copy would then count. */
export const withdrawnKept = 100;
/** No connection and no proxy holds a request that long. */
const withdrawnForMs = 86_400_000;

/** What the same key was answered before. */
export async function recallAnswer(
  tx: Transaction,
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
 * Keeps an answer for repeats of its request. A taken one has a document of its own, as it has a ledger entry; refusals
 * cost nothing to ask for, so each bidder has one document of the latest in each auction.
 */
export async function rememberAnswer(
  tx: Transaction,
  request: KeyedRequest & { readonly receivedAt: number },
  given: Result<unknown, BidRefusal>,
  record: Omit<RequestRecord, 'at'>,
): Promise<void> {
  const at = request.receivedAt;
  if (given.ok) return tx.create(requests, takenIdOf(request), { ...record, at });
  if (!isRuleOfAuction(given.reason)) return;
  const id = refusedIdOf(request);
  const before = (await tx.get(refusedRequests, id))?.data ?? noRefusals;
  const latest = [...before.latest, { ...record, at, key: request.key }].slice(-refusalsKept);
  tx.set(refusedRequests, id, { ...before, latest, at });
}

/** Refuses whatever still arrives under this key. False while the bidder has too many such keys. */
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

/** Rules answer a repeat alike; what another try may change (identity, load, a confirmation, a price) is decided anew. */
const isRuleOfAuction = ({ reason }: BidRefusal): boolean =>
  bidRefusalStatus[reason] === 409 && !anew.has(reason);

const anew: ReadonlySet<string> = new Set(['confirm-maximum', 'price-changed']);

const takenIdOf = ({ auctionId, by, key }: KeyedRequest): string => `${auctionId}:${by.user.uid}:${key}`;
const refusedIdOf = ({ auctionId, by }: KeyedRequest): string => `${auctionId}:${by.user.uid}`;
