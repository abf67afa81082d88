import 'server-only';
import type { Declared } from '@/lib/domain/accounts/user';
import { deadlineOf } from '@/lib/domain/auctions/commands/decide-end';
import { type Appended, appendEntries, genesisHead } from '@/lib/domain/auctions/ledger/ledger';
import { closingDelayMs } from '@/lib/domain/auctions/state/auction-clock';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { type AuctionState, publicStateOf } from '@/lib/domain/auctions/state/state';
import type { PostSaleOutcome } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import type { StaffDocument } from '@/lib/domain/drafts/files/cancellation-documents';
import type { HomeEventType } from '@/lib/domain/organizations/integrations/webhook';
import { clock } from '@/lib/server/platform/clock';
import {
  isBadDocumentError,
  type Reader,
  type Store,
  type Transaction,
} from '@/lib/server/platform/store/store';
import { recordHomeEvent } from '@/lib/server/records/home-events/record-home-event';
import {
  type AuctionRecord,
  auctionEvents,
  auctionSecrets,
  auctions,
  ledger,
  ledgerId,
} from './auction-collections';

/** An auction as read for a decision: its full state and the other stored fields. */
export interface StoredAuction {
  readonly slug: string;
  readonly sellerId: string;
  readonly head: string;
  readonly state: AuctionState;
  readonly aftermath?: PostSaleOutcome | undefined;
  /** The public reason of staff, stored by an event that pauses the auction. */
  readonly pauseReason?: string;
  /** The homes of its lot, its own first. */
  readonly lotKeys?: readonly string[] | undefined;
  /** The lead of the lot whose formation cancels it. */
  readonly lotLeadKey?: string | undefined;
  /** With which our staff may cancel it, or did. */
  readonly staffDocument?: StaffDocument | undefined;
}

/** The person behind a bid and their declarations at that time, stored with the private event. */
export interface BidderFacts extends Declared {
  readonly uid: string;
  readonly legalName: string;
  readonly termsVersion: string;
  readonly receivedAt: number;
  readonly requestId: string;
  /** The version of the lead paint terms that they accepted for this home. */
  readonly leadPaint?: string;
}

export async function readAuction(reader: Reader, auctionId: string): Promise<StoredAuction | null> {
  const [doc, secret] = await Promise.all([
    reader.get(auctions, auctionId),
    reader.get(auctionSecrets, auctionId),
  ]);
  if (!doc || !secret) return null;
  const { state, dueAt: _, pauseReason: __, ...kept } = doc.data;
  return { ...kept, state: { ...state, secret: secret.data } };
}

/** Like `readAuction`, for lists: also returns null if the documents cannot be read. */
export async function readAuctionIfReadable(store: Store, auctionId: string): Promise<StoredAuction | null> {
  try {
    return await readAuction(store, auctionId);
  } catch (error) {
    if (isBadDocumentError(error)) return null;
    throw error;
  }
}

/** The public view of a stored auction, as of now. */
export const publicAuction = (
  auction: Pick<AuctionRecord, 'state' | 'head' | 'aftermath' | 'pauseReason'>,
): PublicAuction => toPublicAuction(auction, clock.now());

/**
 * Adds decided events to the commit: the private events, the public entries, the secrets and the public
 * state. `bidder` is the person behind all events, or a function that returns the person behind the event at
 * an index.
 */
export function recordEvents(
  tx: Transaction,
  before: Pick<StoredAuction, 'slug' | 'sellerId'> & Partial<StoredAuction>,
  events: readonly AuctionEvent[],
  bidder: BidderFacts | null | ((index: number) => BidderFacts | null),
): Appended {
  const head = before.state && before.head ? { seq: before.state.seq, hash: before.head } : genesisHead;
  const after = appendEntries(head, events, before.state ?? null);
  const { auctionId } = after.state.terms;
  after.entries.forEach((entry, index) => {
    const event = events[index];
    const id = ledgerId(auctionId, entry.seq);
    tx.create(ledger, id, { auctionId, seq: entry.seq, entry, leaf: null });
    const person = typeof bidder === 'function' ? bidder(index) : bidder;
    if (event) tx.create(auctionEvents, id, { auctionId, seq: entry.seq, event, bidder: person });
  });
  const state = publicStateOf(after.state);
  const { slug, sellerId, pauseReason, aftermath, lotKeys, lotLeadKey, staffDocument } = before;
  tx.set(auctions, auctionId, {
    slug,
    sellerId,
    state,
    head: after.head.hash,
    dueAt: dueAt(state),
    ...(aftermath && { aftermath }),
    ...(lotKeys && { lotKeys: [...lotKeys] }),
    ...(lotLeadKey !== undefined && { lotLeadKey }),
    ...(staffDocument && { staffDocument }),
    ...(state.status === 'paused' && pauseReason !== undefined && { pauseReason }),
  });
  tx.set(auctionSecrets, auctionId, after.state.secret);
  after.entries.forEach((entry, index) => {
    const type = homeEventOf[events[index]?.type ?? 'bid'];
    const data = { homeId: after.state.terms.listingKey, auctionId, status: state.status };
    if (type)
      recordHomeEvent(tx, { sellerId, type, cause: ledgerId(auctionId, entry.seq), at: state.at, data });
  });
  return after;
}

/** Bids are public in the ledger and not reported one by one. */
const homeEventOf: Readonly<Partial<Record<AuctionEvent['type'], HomeEventType>>> = {
  scheduled: 'auction.scheduled',
  opened: 'auction.opened',
  paused: 'auction.paused',
  resumed: 'auction.resumed',
  outage: 'auction.outage',
  closed: 'auction.closed',
  decided: 'auction.outcome',
  bought: 'auction.outcome',
  cancelled: 'auction.outcome',
};

/** When the tick next has to act on this auction, ms UTC. */
function dueAt(state: PublicState): number | null {
  if (state.status === 'undecided') return deadlineOf(state) + 1;
  if (state.status !== 'running') return null;
  return state.openedAt === null ? state.terms.startsAt : state.endsAt + closingDelayMs;
}
