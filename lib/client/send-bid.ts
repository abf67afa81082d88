import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auction/public-auction';
import { type Problem, readProblem } from './problem';

/** A bid, or a purchase at once, that was confirmed and has no certain answer yet. It keeps its key until it has one. */
export interface PendingBid {
  readonly auctionId: string;
  readonly key: string;
  readonly uid: string;
  readonly maximumCents: number;
  readonly confirmedMaximumCents?: number;
  readonly acceptsLeadPaint?: boolean;
  /** `maximumCents` is the buy-now price. */
  readonly isPurchase?: true;
}

export type BidAnswer =
  | { readonly kind: 'accepted'; readonly receipt: BidReceipt }
  | { readonly kind: 'bought'; readonly receipt: PurchaseReceipt }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No answer came through: the bid may or may not have arrived. Only the same key may be sent again. */
  | { readonly kind: 'unknown' };

export interface SendPorts {
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onClock?: (serverTime: string, sentAt: number) => void;
}

/** Waits between the tries of one bid, in milliseconds. */
const RETRY_MS = [500, 1_500, 4_000] as const;
const TIMEOUT_MS = 10_000;
const slot = (auctionId: string) => `bid:${auctionId}`;

/** Sends a bid until its fate is certain, always under its own key, and remembers it meanwhile. */
export async function sendBid(bid: PendingBid, ports: SendPorts): Promise<BidAnswer> {
  const kept = JSON.stringify(bid);
  let isRepeat = ports.storage.getItem(slot(bid.auctionId)) === kept;
  remember(ports.storage, slot(bid.auctionId), kept);
  for (let tries = 0; ; tries += 1) {
    const answer = await sendOnce(bid, ports, isRepeat);
    isRepeat = true;
    if (answer.kind !== 'unknown') {
      ports.storage.removeItem(slot(bid.auctionId));
      return answer;
    }
    const pause = RETRY_MS[tries];
    if (pause === undefined) return { kind: 'unknown' };
    await ports.wait(Math.max(pause, answer.retryAfterMs));
  }
}

/** A browser may refuse to keep anything; the bid goes out all the same. */
function remember(storage: SendPorts['storage'], name: string, kept: string): void {
  try {
    storage.setItem(name, kept);
  } catch {
    // Only a reload in the middle of the answer is then not recalled.
  }
}

type OneAnswer =
  | Exclude<BidAnswer, { kind: 'unknown' }>
  | { readonly kind: 'unknown'; readonly retryAfterMs: number };

/** A repeat may be answered for what came before: with a receipt of long ago, or too busy to say whether there is one. */
async function sendOnce(bid: PendingBid, ports: SendPorts, isRepeat: boolean): Promise<OneAnswer> {
  const sentAt = Date.now();
  const what = bid.isPurchase ? 'buy-now' : 'bids';
  try {
    const response = await ports.fetch(`/api/auctions/${encodeURIComponent(bid.auctionId)}/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': bid.key },
      body: JSON.stringify(bodyOf(bid)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    const isUnanswered = status >= 500 || status === 408 || (isRepeat && status === 429);
    if (isUnanswered) return { kind: 'unknown', retryAfterMs: retryAfterMs(response) };
    if (!response.ok) return { kind: 'refused', problem: await readProblem(response) };
    const answer: Exclude<BidAnswer, { kind: 'refused' | 'unknown' }> = {
      kind: bid.isPurchase ? 'bought' : 'accepted',
      receipt: await response.json(),
    };
    if (!isRepeat) ports.onClock?.(answer.receipt.receivedAt, sentAt);
    return answer;
  } catch {
    return { kind: 'unknown', retryAfterMs: 0 };
  }
}

function bodyOf({ isPurchase, maximumCents, confirmedMaximumCents, acceptsLeadPaint }: PendingBid) {
  if (isPurchase) return { priceCents: maximumCents, acceptsLeadPaint };
  return { maximumCents, confirmedMaximumCents, acceptsLeadPaint };
}

const retryAfterMs = (response: Response): number =>
  Math.min(Number(response.headers.get('retry-after')) || 0, 10) * 1000;

/** The bid of this tab that still waits for its answer, if the same person made it. */
export function recallBid(auctionId: string, uid: string, storage: SendPorts['storage']): PendingBid | null {
  const kept = storage.getItem(slot(auctionId));
  if (!kept) return null;
  const bid = parsePending(kept);
  if (bid && bid.uid === uid && bid.auctionId === auctionId) return bid;
  storage.removeItem(slot(auctionId));
  return null;
}

export const forgetBid = (auctionId: string, storage: SendPorts['storage']): void =>
  storage.removeItem(slot(auctionId));

function parsePending(text: string): PendingBid | null {
  try {
    const { auctionId, key, uid, maximumCents, ...more } = JSON.parse(text);
    if (typeof auctionId !== 'string' || typeof key !== 'string' || typeof uid !== 'string') return null;
    if (!Number.isSafeInteger(maximumCents)) return null;
    const { confirmedMaximumCents, acceptsLeadPaint, isPurchase } = more;
    return {
      ...{ auctionId, key, uid, maximumCents },
      ...(Number.isSafeInteger(confirmedMaximumCents) && { confirmedMaximumCents }),
      ...(acceptsLeadPaint === true && { acceptsLeadPaint }),
      ...(isPurchase === true && { isPurchase }),
    };
  } catch {
    return null;
  }
}
