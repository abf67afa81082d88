import 'server-only';
import {
  type AuctionNotification,
  notificationsAfter,
} from '@/lib/domain/auctions/commands/auction-notifications';
import type { Appended } from '@/lib/domain/auctions/ledger/ledger';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { closingTermsOf } from '@/lib/domain/auctions/terms/closing-terms';
import { contractDueMs } from '@/lib/domain/closings/closing';
import type { CameFrom } from '@/lib/domain/closings/closing-schema';
import type { Side } from '@/lib/domain/closings/closing-steps';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { type Lot, outOfLot } from '@/lib/domain/listings/lot';
import type { ListingUpdate } from '@/lib/domain/reviews/listing-updates';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import type { Transaction } from '@/lib/server/platform/store/store';
import {
  type BidderFacts,
  recordEvents,
  type StoredAuction,
} from '@/lib/server/records/auctions/auction-record';
import { wakeBidList } from '@/lib/server/records/auctions/wake-bid-list';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readIncluded } from '@/lib/server/records/listings/lots';
import { lotKeysOf, notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { openClosing } from '@/lib/server/workflows/closings/record-closing';
import { formLotWords as copy } from '@/messages/lots/form-lot-words';

interface OutcomeContext {
  /** Another auction of the same commit sells the home or the lot. */
  readonly isReplaced?: boolean;
  /** The home whose listing the caller writes itself, out of its lot. */
  readonly writtenKey?: string;
}

/**
 * Records all auction events other than bids and their consequences: a sold home becomes `Pending` and
 * gets a closing, the homes of a lot that is not sold are free again, and the people involved are notified.
 * Returns the ledger entries and the new state.
 */
export async function recordAuctionOutcome(
  tx: Transaction,
  before: StoredAuction,
  events: readonly AuctionEvent[],
  decider: BidderFacts | null,
  { isReplaced = false, writtenKey }: OutcomeContext = {},
): Promise<Appended> {
  const listing = (await tx.get(listings, before.state.terms.listingKey))?.data ?? null;
  const included = await readIncluded(tx, listing);
  const lotKeys =
    included.length > 0 ? [listing, ...included].flatMap((home) => home?.listingKey ?? []) : null;
  const after = recordEvents(tx, lotKeys ? { ...before, lotKeys } : before, events, decider);
  const { state } = after;
  await wakeBidList(tx, before.state, state);
  const priceCents = state.status === 'ended' ? state.salePriceCents : null;
  const buyer = winnerOf(state.secret);
  const messages = events.flatMap((event) => notificationsAfter(state, event, before.sellerId));
  if (priceCents !== null && buyer) {
    const { auctionId, listingKey } = state.terms;
    const { slug, sellerId } = before;
    const cameFrom: CameFrom = isBuyNow(state)
      ? { kind: 'buy-now', auctionId, offerId: null }
      : { kind: 'auction', auctionId };
    await openClosing(tx, {
      listingKey,
      slug,
      sellerId,
      buyerId: buyer.bidderId,
      priceCents,
      cameFrom,
      frozen: closingTermsOf(state.terms),
      notified: messages.flatMap(({ kind }) => saleMessageSides[kind] ?? []),
      at: state.at,
    });
  }
  if (priceCents !== null) for (const home of [listing, ...included]) makePending(tx, home, state.at);
  else if (hasEnded(state) && !isReplaced) releaseLot(tx, [listing, ...included], state, writtenKey);
  for (const message of messages) sendMessage(tx, before, state, { message, lot: listing?.lot });
  if (events.some(({ type }) => type === 'closed' || type === 'bought'))
    notifyLosers(tx, before, state, listing?.lot);
  for (const event of events) if (event.type === 'outage') notifyOfOutage(tx, before, state, event.at);
  return after;
}

const hasEnded = ({ status }: AuctionState): boolean => status === 'ended' || status === 'cancelled';

function makePending(tx: Transaction, home: Listing | null, at: number): void {
  if (home?.standardStatus !== 'Active') return;
  const change = { standardStatus: 'Pending', statusChangedAt: at, modifiedAt: at } as const;
  tx.set(listings, home.listingKey, { ...home, ...change });
}

/** No-op for a home that leads no lot. Followers of the lead hear of the end from the auction itself. */
function releaseLot(
  tx: Transaction,
  homes: readonly (Listing | null)[],
  state: AuctionState,
  writtenKey: string | undefined,
): void {
  const included = homes.slice(1);
  if (included.length === 0) return;
  for (const home of homes)
    if (home && home.listingKey !== writtenKey)
      tx.set(listings, home.listingKey, { ...outOfLot(home), modifiedAt: state.at });
  const { auctionId } = state.terms;
  const update: ListingUpdate =
    state.status === 'cancelled'
      ? { type: 'auction-cancelled', reason: state.reason }
      : { type: 'changed', changes: [notSold(homes)] };
  for (const home of included) {
    if (!home) continue;
    const { listingKey, slug } = home;
    const id = `${auctionId}:${listingKey}`;
    notifyFollowers(tx, id, { listingKey, slug, auctionId: null, lot: home.lot }, update, state.at);
  }
}

/** In words, because an update is stored as it is sent. */
const notSold = (homes: readonly (Listing | null)[]) => ({
  label: copy.soldTogether,
  before: homes.flatMap((home) => (home ? addressLines(home)[0] : [])).join('; '),
  after: copy.notSold,
});

const isBuyNow = (state: AuctionState): boolean =>
  state.status === 'ended' && state.outcome === 'sold-buy-now';

/** Notifications that announce the sale, by side. They name the next deadline and link to the closing. */
const saleMessageSides: Readonly<Partial<Record<AuctionNotification['kind'], Side>>> = {
  won: 'buyer',
  bought: 'buyer',
  'sold-now': 'seller',
  accepted: 'buyer',
  agreed: 'buyer',
  'counter-accepted': 'seller',
};

function sendMessage(
  tx: Transaction,
  { slug }: StoredAuction,
  state: AuctionState,
  { message, lot }: { readonly message: AuctionNotification; readonly lot: Lot | undefined },
): void {
  const { auctionId } = state.terms;
  const { to, kind, priceCents } = message;
  const answerBy = saleMessageSides[kind] ? state.at + contractDueMs : message.answerBy;
  tx.create(outbox, `${auctionId}:${state.seq}:${kind}`, {
    uid: to,
    kind,
    auctionId,
    slug,
    priceCents,
    ...(answerBy !== undefined && { answerBy }),
    ...lotKeysOf(lot),
    attempts: 0,
    sendAt: state.at,
  });
}

/** Notifies all bidders, and all followers if the auction reopened, once per outage. */
function notifyOfOutage(
  tx: Transaction,
  { slug, state: before }: StoredAuction,
  state: AuctionState,
  at: number,
): void {
  const isReopened = at > before.endsAt;
  if (state.bidderCount === 0 && !isReopened) return;
  const { auctionId, listingKey } = state.terms;
  const update = { type: 'auction-outage', endsAt: state.endsAt, isReopened } as const;
  notifyFollowers(tx, `${auctionId}:outage:${state.seq}`, { listingKey, slug, auctionId }, update, at);
}

/** Notifies all bidders except the winner. The tick delivers it because there may be thousands. */
function notifyLosers(
  tx: Transaction,
  { slug }: StoredAuction,
  state: AuctionState,
  lot: Lot | undefined,
): void {
  const isBought = isBuyNow(state);
  if (state.bidderCount < (isBought ? 1 : 2)) return;
  const { auctionId, listingKey } = state.terms;
  const isSold = state.status === 'ended';
  const priceCents = isSold && isBought ? (state.salePriceCents ?? state.priceCents) : state.priceCents;
  const update = { type: 'lost', priceCents, isSold, ...(isBought && { isBuyNow: true }) } as const;
  notifyFollowers(tx, `${auctionId}:lost`, { listingKey, slug, auctionId, lot }, update, state.at);
}
