import 'server-only';
import { type BidRefusal, bidRefusalStatus } from '@/lib/domain/auction/refusals';
import type { Result } from '@/lib/domain/result';
import type { SignedIn } from './session';
import { type RequestRecord, refusedRequests, requests } from './store/collections';
import type { Transaction } from './store/store';

/** What names a request for its repeats. */
export interface KeyedRequest {
  readonly auctionId: string;
  readonly by: SignedIn;
  /** Chosen by the caller: the same key means the same request. */
  readonly key: string;
}

/** More than one page has under way; a script that asks more often forgets its own. */
export const refusalsKept = 20;

/** What the same key was answered before. */
export async function recallAnswer(tx: Transaction, request: KeyedRequest): Promise<RequestRecord | null> {
  const [taken, refused] = await Promise.all([
    tx.get(requests, takenIdOf(request)),
    tx.get(refusedRequests, refusedIdOf(request)),
  ]);
  return taken?.data ?? refused?.data.latest.find(({ key }) => key === request.key) ?? null;
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
  const before = (await tx.get(refusedRequests, id))?.data.latest ?? [];
  const latest = [...before, { ...record, at, key: request.key }].slice(-refusalsKept);
  tx.set(refusedRequests, id, { latest, at });
}

/** Rules answer a repeat alike; what another try may change (identity, load, a confirmation, a price) is decided anew. */
const isRuleOfAuction = ({ reason }: BidRefusal): boolean =>
  bidRefusalStatus[reason] === 409 && !anew.has(reason);

const anew: ReadonlySet<string> = new Set(['confirm-maximum', 'price-changed']);

const takenIdOf = ({ auctionId, by, key }: KeyedRequest): string => `${auctionId}:${by.user.uid}:${key}`;
const refusedIdOf = ({ auctionId, by }: KeyedRequest): string => `${auctionId}:${by.user.uid}`;
