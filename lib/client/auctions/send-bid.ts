import { type Problem, readProblem } from '@/lib/client/page/problem';
import type { OfferedSignature } from '@/lib/domain/auctions/keys/bid-text';
import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';

/**
 * A confirmed bid or buy-now purchase without a certain answer. It keeps its idempotency key until it has
 * one.
 */
export interface PendingBid {
  readonly auctionId: string;
  readonly key: string;
  readonly uid: string;
  readonly maximumCents: number;
  readonly confirmedMaximumCents?: number;
  readonly acceptsLeadPaint?: boolean;
  /** `maximumCents` is the buy-now price. */
  readonly isPurchase?: true;
  /** Of this browser, the same in every repeat. */
  readonly salt?: string;
  readonly signed?: OfferedSignature;
}

export type BidAnswer =
  | { readonly kind: 'accepted'; readonly receipt: BidReceipt }
  | { readonly kind: 'bought'; readonly receipt: PurchaseReceipt }
  | { readonly kind: 'refused'; readonly problem: Problem }
  /**
   * The server does not have it and refuses late copies. Only the bidder decides whether to send it again.
   */
  | { readonly kind: 'unplaced' }
  /** The server cannot be reached, so it is unknown whether it has the bid. */
  | { readonly kind: 'unknown' };

export interface SendPorts {
  readonly fetch: typeof fetch;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly onClock?: (serverTime: string, sentAt: number) => void;
}

/** Waits between tries, in milliseconds. */
const RETRY_MS = [500, 1_500, 4_000] as const;
/** A later repeat could bid at a price that the bidder has not seen. */
const REPEAT_WITHIN_MS = 5_000;
const TIMEOUT_MS = 10_000;
const slot = (auctionId: string) => `bid:${auctionId}`;

/**
 * Sends a bid under its own key and stores it until its outcome is certain. If the server says it is busy,
 * the bid is repeated within seconds. After any other failure it is not sent again: the server is asked what
 * became of it.
 */
export async function sendBid(bid: PendingBid, ports: SendPorts): Promise<BidAnswer> {
  const serialized = JSON.stringify(bid);
  let isRepeat = false;
  let sent = bid;
  remember(ports.storage, slot(bid.auctionId), serialized);
  const repeatUntil = Date.now() + REPEAT_WITHIN_MS;
  for (const pause of RETRY_MS) {
    let answer = await sendOnce(sent, ports, isRepeat);
    if (isSignatureRefused(answer, sent)) {
      sent = withoutSignature(bid);
      answer = await sendOnce(sent, ports, isRepeat);
    }
    isRepeat = true;
    if (answer.kind !== 'busy' && answer.kind !== 'lost') return settled(answer, bid, ports);
    if (answer.kind === 'lost') break;
    const waitMs = Math.max(pause, answer.retryAfterMs);
    if (Date.now() + waitMs > repeatUntil) break;
    await ports.wait(waitMs);
    // A device that slept wakes up much later.
    if (Date.now() > repeatUntil) break;
  }
  return lookUpBid(bid, ports);
}

/**
 * The same bid for another try, with a new key: the server refuses the key of an unplaced bid. It is signed again
 * over what the page knows then.
 */
export const renewBid = ({ salt: _, ...bid }: PendingBid): PendingBid => ({
  ...withoutSignature(bid),
  key: crypto.randomUUID(),
});

const withoutSignature = ({ signed: _, ...bid }: PendingBid): PendingBid => bid;

/** A bid without a signature counts as well, so a wrong one must not cost the bidder the auction. */
const isSignatureRefused = (answer: OneAnswer, { signed }: PendingBid): boolean =>
  answer.kind === 'refused' && answer.problem.reason === 'wrong-signature' && signed !== undefined;

/**
 * Asks the server what became of a bid, without sending it. If the server does not have it, it refuses the
 * key from then on.
 */
export async function lookUpBid(bid: PendingBid, ports: SendPorts): Promise<BidAnswer> {
  for (const pause of [...RETRY_MS, null]) {
    const answer = await lookUpOnce(bid, ports);
    if (answer.kind !== 'unknown') return settled(answer, bid, ports);
    if (pause !== null) await ports.wait(pause);
  }
  return { kind: 'unknown' };
}

/** Removes a bid once its outcome is certain. An unplaced bid stays until the bidder decides. */
function settled(answer: BidAnswer, { auctionId, key, uid }: PendingBid, { storage }: SendPorts): BidAnswer {
  const isRemembered = recallBid(auctionId, uid, storage)?.key === key;
  if (answer.kind !== 'unplaced' && isRemembered) storage.removeItem(slot(auctionId));
  return answer;
}

/** The bid is sent even if the browser refuses storage. */
function remember(storage: SendPorts['storage'], name: string, serialized: string): void {
  try {
    storage.setItem(name, serialized);
  } catch {
    // The only loss: a reload before the answer cannot restore the bid.
  }
}

type OneAnswer =
  | Exclude<BidAnswer, { kind: 'unknown' }>
  | { readonly kind: 'busy'; readonly retryAfterMs: number }
  | { readonly kind: 'lost' };

const pathOf = ({ auctionId, isPurchase }: PendingBid): string =>
  `/api/auctions/${encodeURIComponent(auctionId)}/${isPurchase ? 'buy-now' : 'bids'}`;

/**
 * Only our own `busy` reason allows a repeat: any other 503 may come from a proxy, or last. The answer to a
 * repeat may be about an earlier try: an old receipt, or a rate limit that hides whether there is one.
 */
async function sendOnce(bid: PendingBid, ports: SendPorts, isRepeat: boolean): Promise<OneAnswer> {
  const sentAt = Date.now();
  try {
    const response = await ports.fetch(pathOf(bid), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': bid.key },
      body: JSON.stringify(bodyOf(bid)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { status } = response;
    if (status === 503 && (await readProblem(response)).reason === 'busy')
      return { kind: 'busy', retryAfterMs: retryAfterMs(response) };
    if (status >= 500 || status === 408 || (isRepeat && status === 429)) return { kind: 'lost' };
    if (!response.ok) return refused(await readProblem(response));
    const answer = taken(bid, await response.json());
    if (!isRepeat) ports.onClock?.(answer.receipt.receivedAt, sentAt);
    return answer;
  } catch {
    return { kind: 'lost' };
  }
}

/** A copy of this tab may have withdrawn the bid. */
const refused = (problem: Problem) =>
  problem.reason === 'withdrawn' ? ({ kind: 'unplaced' } as const) : ({ kind: 'refused', problem } as const);

/** `receipt` comes from our own server, which answers bids and purchases each with their own type. */
const taken = (bid: PendingBid, receipt: BidReceipt & PurchaseReceipt) =>
  bid.isPurchase ? ({ kind: 'bought', receipt } as const) : ({ kind: 'accepted', receipt } as const);

async function lookUpOnce(bid: PendingBid, ports: SendPorts): Promise<BidAnswer> {
  try {
    const response = await ports.fetch(pathOf(bid), {
      method: 'DELETE',
      headers: { 'idempotency-key': bid.key },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return { kind: 'unknown' };
    const { answer } = await response.json();
    if (answer === null) return { kind: 'unplaced' };
    if (answer.ok) return taken(bid, answer.value);
    const { reason, minimumCents = null } = answer.reason;
    return { kind: 'refused', problem: { status: 409, reason, detail: null, minimumCents } };
  } catch {
    return { kind: 'unknown' };
  }
}

function bodyOf(bid: PendingBid) {
  const { isPurchase, maximumCents, confirmedMaximumCents, acceptsLeadPaint, salt, signed } = bid;
  if (isPurchase) return { priceCents: maximumCents, acceptsLeadPaint };
  return { maximumCents, confirmedMaximumCents, acceptsLeadPaint, salt, signed };
}

const retryAfterMs = (response: Response): number =>
  (Number(response.headers.get('retry-after')) || 0) * 1000;

/**
 * The bid of this tab that still waits for a response, if the same person made it. Otherwise it is removed.
 */
export function recallBid(auctionId: string, uid: string, storage: SendPorts['storage']): PendingBid | null {
  const serialized = storage.getItem(slot(auctionId));
  if (!serialized) return null;
  const bid = parsePending(serialized);
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
      auctionId,
      key,
      uid,
      maximumCents,
      ...(Number.isSafeInteger(confirmedMaximumCents) && { confirmedMaximumCents }),
      ...(acceptsLeadPaint === true && { acceptsLeadPaint }),
      ...(isPurchase === true && { isPurchase }),
    };
  } catch {
    return null;
  }
}
