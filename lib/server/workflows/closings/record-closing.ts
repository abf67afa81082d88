import 'server-only';
import { afterDefault } from '@/lib/domain/accounts/bid-limit';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { aliasIn } from '@/lib/domain/auctions/state/secrets';
import { type ClosingTerms, closingTermsOf } from '@/lib/domain/auctions/terms/closing-terms';
import type { PostSaleOutcome } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { estimateErrorOf } from '@/lib/domain/closings/actual-figures';
import { whyEnded } from '@/lib/domain/closings/closing';
import type {
  CameFrom,
  ClosingEvent,
  ClosingEventOf,
  Contract,
  SaleTerms,
  SoldLot,
} from '@/lib/domain/closings/closing-schema';
import type { Side } from '@/lib/domain/closings/closing-steps';
import { saleIdOf, termsOfSale } from '@/lib/domain/closings/closing-terms';
import { evolveClosing, replayClosing } from '@/lib/domain/closings/evolve-closing';
import { type Closing, toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { closingNotificationsAfter } from '@/lib/domain/closings/views/closing-notifications';
import { type CostStatement, costStatementOf } from '@/lib/domain/costs/statement/cost-statement';
import { saleOfListing } from '@/lib/domain/listing-views/costed-listing';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { fullAddress } from '@/lib/domain/listings/address';
import { contractOf } from '@/lib/domain/listings/contract-of-sale';
import type { Listing } from '@/lib/domain/listings/listing';
import { outOfLot } from '@/lib/domain/listings/lot';
import type { HomeEventType } from '@/lib/domain/organizations/integrations/webhook';
import { allocate } from '@/lib/domain/shared/allocation';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import type { Cents } from '@/lib/domain/shared/money';
import { users } from '@/lib/server/people/identity/identity-collections';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import { isFilePath } from '@/lib/server/platform/files/files';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { readAuction, recordEvents, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { addPurchaseExposure } from '@/lib/server/records/auctions/bid-exposure';
import { closings, costErrors } from '@/lib/server/records/closings/closing-collections';
import { defaultCases, relationCases } from '@/lib/server/records/desk/desk-collections';
import { recordHomeEvent } from '@/lib/server/records/home-events/record-home-event';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readIncluded } from '@/lib/server/records/listings/lots';
import { soldLot as copy } from '@/messages/lots/sold-lot';
import { declaresBidder } from './backups';
import { notifyOfClosing, signalClosing } from './notify-of-closing';

interface NewClosing {
  readonly listingKey: string;
  readonly slug: string;
  readonly sellerId: string;
  readonly buyerId: string;
  readonly priceCents: Cents;
  readonly cameFrom: CameFrom;
  /** For an auction: the terms in its first ledger entry. */
  readonly frozen?: ClosingTerms | null;
  /** For an accepted offer: its terms, which replace the listing's. */
  readonly agreed?: Pick<SaleTerms, 'earnestMoneyCents' | 'closingDays' | 'closeBy'>;
  /** Sides already notified of the sale, so that they get no second notification. */
  readonly notified?: readonly Side[];
  /** Milliseconds UTC. */
  readonly at: number;
}

/**
 * Opens the closing in the commit that sells the home. Call it before writing the listing, because it reads
 * the listing; the caller sets the status. A second closing of the same auction or offer fails the commit.
 */
export async function openClosing(tx: Transaction, opening: NewClosing): Promise<void> {
  const { agreed, frozen = null, priceCents, at, notified = [], ...facts } = opening;
  const listing = (await tx.get(listings, opening.listingKey))?.data ?? null;
  const lot = listing && (await readSoldLot(tx, listing));
  // In a lot without a common contract, that of the lead conveys one home only.
  const hasContract = !lot || listing.lot?.contractSha256 !== undefined;
  const contract = listing && hasContract ? await findContract(listing) : null;
  const saleId = saleIdOf(opening.cameFrom);
  const place = listing ? placeOf(listing) : opening.slug;
  const terms = { ...termsOfSale(listing, priceCents, frozen), ...agreed };
  const statement = listing && (await statementOf(tx, listing, { lot, priceCents, at }));
  const opened = {
    ...{ type: 'opened' as const, at, by: null, terms, contract },
    ...(lot && { lot }),
    ...(statement && { statement }),
  };
  // Buyer and seller may still negotiate the contract of an accepted offer.
  const isFixed = opening.cameFrom.kind !== 'offer' && listing !== null && hasContract;
  const event: ClosingEventOf<'opened'> = isFixed
    ? { ...opened, ...fixedContract(listing, contract) }
    : opened;
  const closing = toStoredClosing({ ...facts, saleId, place, openedAt: at, events: [event] });
  await addPurchaseExposure(tx, opening.buyerId, saleId);
  tx.create(closings, saleId, closing);
  lockObligations(tx, opening.buyerId, `sale:${saleId}`);
  recordClosingEvent(tx, closing, event, 1);
  for (const notification of closingNotificationsAfter(evolveClosing(null, event), event))
    if (!notified.some((side) => side === notification.side))
      notifyOfClosing(tx, closing, { ...notification, seq: 1, at });
}

/** What the seller can still change about the contract that bidders read. The key of its file begins its hash. */
function fixedContract(
  listing: Listing,
  contract: Contract | null,
): Pick<ClosingEventOf<'opened'>, 'isContractFixed' | 'lostContract'> {
  if (contract) return { isContractFixed: true };
  const key = contractOf(listing)?.key;
  return key && /^[0-9a-f]{24}$/.test(key) ? { lostContract: key } : {};
}

/** The costs at the win; null if a home of the lot cannot be read. */
async function statementOf(
  tx: Transaction,
  lead: Listing,
  { lot, priceCents, at }: Pick<NewClosing, 'priceCents' | 'at'> & { readonly lot: SoldLot | null },
): Promise<CostStatement | null> {
  const homes = lot ? [lead, ...(await readIncluded(tx, lead))] : [lead];
  const sales = new Map(homes.map((home) => [home.listingKey, saleOfListing(toPublicListing(home))]));
  const parts = (lot ?? []).flatMap(({ listingKey, basisPoints }) => {
    const sale = sales.get(listingKey);
    return sale ? [{ sale, basisPoints }] : [];
  });
  const sale = sales.get(lead.listingKey);
  if (!sale || parts.length < (lot?.length ?? 0)) return null;
  return costStatementOf({ ...sale, ...(lot && { lot: parts }) }, priceCents, newYorkDay(at));
}

/** In a lot, one closing names all homes. */
const placeOf = (listing: Listing): string =>
  listing.lot
    ? copy.place({ address: fullAddress(listing), others: listing.lot.homes.length - 1 })
    : fullAddress(listing);

async function readSoldLot(tx: Transaction, lead: Listing): Promise<SoldLot | null> {
  const included = await readIncluded(tx, lead);
  if (!lead.lot || included.length === 0) return null;
  const byKey = new Map([lead, ...included].map((home) => [home.listingKey, fullAddress(home)]));
  return lead.lot.homes.map((home) => ({ ...home, place: byKey.get(home.listingKey) ?? home.listingKey }));
}

/** The contract of sale among the documents shown to bidders. The parties sign exactly these bytes. */
export async function findContract(listing: Pick<Listing, 'documents' | 'seller'>): Promise<Contract | null> {
  const document = contractOf(listing);
  if (!document) return null;
  const { title, href } = document;
  // An organization's contract for all its homes is stored once, in its own folder.
  const shared = `/documents/${listing.seller.id}/${href.split('/').at(-1)}`;
  for (const path of [`private${href}`, `private${shared}`]) {
    const file = isFilePath(path) ? await runtime().files.head(path) : null;
    if (file) return { title, href, sha256: file.sha256 };
  }
  return null;
}

/**
 * Writes the events of a closing and their consequences: the home closes, goes back on sale or sells to the
 * backup buyer, and both sides are notified. Without events it writes nothing.
 */
export async function recordClosing(
  tx: Transaction,
  before: Closing,
  events: readonly ClosingEvent[],
): Promise<Closing> {
  const last = events.at(-1);
  if (!last) return before;
  const { at } = last;
  const auctionId = 'auctionId' in before.cameFrom ? before.cameFrom.auctionId : null;
  const [listing, auction] = await Promise.all([
    tx.get(listings, before.listingKey),
    auctionId === null ? null : tx.get(auctions, auctionId),
  ]);
  const after = toStoredClosing(before, events);
  const frozen = auction && closingTermsOf(auction.data.state.terms);
  for (const event of events) if (event.type === 'backup-accepted') await openNext(tx, before, event, frozen);
  tx.set(closings, after.saleId, after);
  if (last.type === 'figures-entered') recordCostError(tx, after, at);
  if (after.backupId !== null && after.backupId !== before.backupId)
    lockObligations(tx, after.backupId, `back-up:${after.saleId}:${after.events.length}`);
  const homes = listing ? [listing.data, ...(await readIncluded(tx, listing.data))] : [];
  for (const home of homes) {
    const changed = listingAfter(home, after, events, at);
    if (changed) tx.set(listings, home.listingKey, changed);
  }
  const aftermath = toPostSaleOutcome(after, events, at);
  const isInLedger = auction !== null && (await recordDefaultInLedger(tx, after, events, aftermath));
  if (auction && aftermath && !isInLedger) tx.set(auctions, auction.id, { ...auction.data, aftermath });
  for (const event of events) if (event.type === 'defaulted') await openDefaultCase(tx, after, event);
  await signalClosing(tx, { ...after, backupId: after.backupId ?? before.backupId }, at);
  let state = replayClosing(before.events);
  for (const [index, event] of events.entries()) {
    state = evolveClosing(state, event);
    const seq = before.events.length + index + 1;
    // What a side paid is no step of the closing.
    if (event.type !== 'figures-entered') recordClosingEvent(tx, after, event, seq);
    for (const notification of closingNotificationsAfter(state, event))
      notifyOfClosing(tx, after, { ...notification, seq, at: event.at });
  }
  return after;
}

/** A closing has one error, computed again when the other side enters its figures. */
function recordCostError(tx: Transaction, { saleId, events }: Closing, at: number): void {
  const state = replayClosing(events);
  const basisPoints = estimateErrorOf(state);
  if (state.statement && basisPoints !== null)
    tx.set(costErrors, saleId, { county: state.statement.county, basisPoints, at });
}

/** The ledger says which buyer defaulted. Returns whether it does, and then also wrote the auction. */
async function recordDefaultInLedger(
  tx: Transaction,
  { buyerId, cameFrom }: Closing,
  events: readonly ClosingEvent[],
  aftermath: PostSaleOutcome | null,
): Promise<boolean> {
  const defaulted = events.find((event) => event.type === 'defaulted');
  if (defaulted?.side !== 'buyer' || !('auctionId' in cameFrom)) return false;
  const auction = await readAuction(tx, cameFrom.auctionId);
  if (auction) await queueDeclaredBidders(tx, auction, buyerId, defaulted.at);
  const alias = auction && aliasIn(auction.state.secret, buyerId);
  if (!auction || !alias) return false;
  const decided = decide(auction.state, { type: 'record-default', alias, now: defaulted.at });
  if (!decided.ok) return false;
  recordEvents(tx, { ...auction, aftermath: aftermath ?? auction.aftermath }, decided.value.events, null);
  return true;
}

/** Staff look at the bidders whom the buyer declared, while the seller decides whether to ask the next one. */
async function queueDeclaredBidders(
  tx: Transaction,
  { state }: StoredAuction,
  buyerId: string,
  at: number,
): Promise<void> {
  const buyer = await tx.get(users, buyerId);
  if (!buyer || !(await declaresBidder(tx, state, buyer.data))) return;
  const { auctionId, listingKey } = state.terms;
  tx.set(relationCases, auctionId, { auctionId, listingKey, at, status: 'open' });
}

/** Staff look at every default. Until they decide, the bid limit of the buyer who defaulted is zero. */
async function openDefaultCase(
  tx: Transaction,
  { saleId, listingKey, place, buyerId, sellerId, events }: Closing,
  { side, at }: ClosingEventOf<'defaulted'>,
): Promise<void> {
  const uid = side === 'buyer' ? buyerId : sellerId;
  const { priceCents } = replayClosing(events).terms;
  const facts = { saleId, listingKey, place, side, uid, buyerId, sellerId, priceCents };
  tx.create(defaultCases, saleId, { ...facts, at, status: 'open' });
  const buyer = side === 'buyer' ? await tx.get(users, buyerId) : null;
  if (buyer) tx.set(users, buyerId, afterDefault(buyer.data, saleId));
}

/** Reports an event to the seller's webhooks; a recorded sale also as a sold home. */
function recordClosingEvent(tx: Transaction, closing: Closing, event: ClosingEvent, seq: number): void {
  const { saleId: closingId, listingKey: homeId, sellerId, status } = closing;
  const { at } = event;
  const cause = `${closingId}:${seq}`;
  const step = event.type === 'confirmed' ? { step: event.step, side: event.side } : { step: event.type };
  const data = { homeId, closingId, status, ...(event.type !== 'opened' && step) };
  recordHomeEvent(tx, { sellerId, type: closingEventType(event), cause, at, data });
  const isSold = status === 'Closed' && event.type === 'confirmed' && event.step === 'closed';
  if (isSold)
    recordHomeEvent(tx, { sellerId, type: 'home.sold', cause, at, data: { homeId, closingId, status } });
}

function closingEventType({ type }: ClosingEvent): HomeEventType {
  if (type === 'opened') return 'closing.opened';
  return type === 'fell-through' || type === 'defaulted' ? 'closing.ended' : 'closing.step';
}

async function openNext(
  tx: Transaction,
  closing: Closing,
  { at }: ClosingEventOf<'backup-accepted'>,
  frozen: ClosingTerms | null,
): Promise<void> {
  const { succession } = replayClosing(closing.events);
  const { cameFrom, saleId, listingKey, slug, sellerId } = closing;
  if (!succession || cameFrom.kind === 'offer') return;
  const { uid: buyerId, priceCents } = succession.backup;
  const from = { kind: 'back-up', auctionId: cameFrom.auctionId, after: saleId } as const;
  await openClosing(tx, { listingKey, slug, sellerId, buyerId, priceCents, cameFrom: from, frozen, at });
}

/** The post-sale outcome on the auction page, if it changes. */
function toPostSaleOutcome(
  closing: Closing,
  events: readonly ClosingEvent[],
  at: number,
): PostSaleOutcome | null {
  const { end, succession } = replayClosing(closing.events);
  if (succession?.stage === 'accepted') {
    const { alias, priceCents } = succession.backup;
    return { kind: 'back-up', at, alias, priceCents };
  }
  const hasEnded = events.some(({ type }) => type === 'fell-through' || type === 'defaulted');
  return hasEnded && end ? { kind: 'fell-through', at: end.at, why: whyEnded(end) } : null;
}

/**
 * The home once it is sold, in a lot at its part of the price, or back on sale after a failed closing, then out
 * of the lot. Null if it stays as it is.
 */
function listingAfter(
  listing: Listing,
  closing: Closing,
  events: readonly ClosingEvent[],
  at: number,
): Listing | null {
  if (listing.standardStatus !== 'Pending') return null;
  const change = { statusChangedAt: at, modifiedAt: at };
  const { terms, succession } = replayClosing(closing.events);
  if (closing.status === 'Closed') {
    if (!events.some((event) => event.type === 'confirmed' && event.step === 'closed')) return null;
    return {
      ...listing,
      ...change,
      closePriceCents: partOf(closing, listing, terms.priceCents),
      closeDate: at,
      standardStatus: 'Closed',
    };
  }
  const isFree = closing.status === 'FellThrough' || (closing.status === 'Defaulted' && succession === null);
  return isFree ? { ...outOfLot(listing), ...change, ...onSale } : null;
}

const onSale = { standardStatus: 'Active', closePriceCents: null, closeDate: null } as const;

function partOf(
  { events: [opened] }: Closing,
  { listingKey }: Pick<Listing, 'listingKey'>,
  priceCents: Cents,
): Cents {
  const lot = opened?.type === 'opened' ? opened.lot : undefined;
  if (!lot) return priceCents;
  const parts = allocate(
    priceCents,
    lot.map(({ basisPoints }) => basisPoints),
  );
  return parts[lot.findIndex((home) => home.listingKey === listingKey)] ?? priceCents;
}
