import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus, type StandardStatus } from '@/lib/domain/listings/vocabulary';
import { dollars } from '@/lib/domain/shared/money';
import { type AuctionTimes, type Bidding, type Run, runAuction } from './auction';
import catalogData from './catalog.json' with { type: 'json' };
import { homesSchema, type SampleHome, type SampleSaleTerms } from './home';
import { type ListingState, listingKeyOf, toListing } from './listing';
import nextAuctionData from './next-auctions.json' with { type: 'json' };
import { shiftByDays, weekdayAt } from './weekday';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Ordered so that the first twelve homes show the main sale phases. */
export const catalogHomes = homesSchema.parse(catalogData);
export const nextHomes = homesSchema.parse(nextAuctionData);

/** A fictional listing with its auction and the auction's history, or null. */
export interface SampleSale {
  readonly listing: Listing;
  readonly auction: Run | null;
}

interface Moment {
  /** The moment of seeding, ms UTC. */
  readonly now: number;
  readonly createSalt: () => string;
}

/** The first `size` homes in their state at `now`. Deterministic for the same input. */
export const sampleCatalog = ({
  size = catalogHomes.length,
  ...moment
}: Moment & { readonly size?: number | undefined }): readonly SampleSale[] =>
  catalogHomes.slice(0, size).map((home) => toSale(home, moment));

/** One home in its state at `now`. */
export function toSale(home: SampleHome, moment: Moment): SampleSale {
  const { sale } = home;
  if (sale.type === 'next-auction') throw new RangeError('The next auctions are made for their slots');
  if (sale.type !== 'auction')
    return { listing: toListing(home, standingOf(sale, moment.now)), auction: null };
  return toAuctionSale(home, sale, timesOf(sale, moment.now), `a${home.number}`, moment);
}

/** One sample auction ends at the end of every ten-minute slot. */
export const sampleSlotMs = 10 * 60_000;

/** The slot of an instant (ms). The auction of that slot ends next. */
export const sampleSlotAt = (now: number): number => Math.floor(now / sampleSlotMs);

export const sampleSlotAuctionId = (slot: number): string => `live-${slot}`;

/**
 * The home and the auction that ends with slot `slot`, in their state at `now`. The auction lasts 2.5 hours
 * and has an extension window of one minute, so a new visitor sees one end. At any moment the slot
 * `sampleSlotAt(now)` and the next one should exist. The homes take turns, each time with a new auction.
 */
export function sampleNextAuction(slot: number, moment: Moment): SampleSale {
  const home = nextHomes[slot % nextHomes.length];
  if (home?.sale.type !== 'next-auction') throw new RangeError(`No home for slot ${slot}`);
  const endsAt = (slot + 1) * sampleSlotMs;
  const startsAt = endsAt - 2.5 * hourMs;
  const times = { scheduledAt: startsAt - sampleSlotMs, startsAt, endsAt, extensionWindowMs: 60_000 };
  return toAuctionSale(home, home.sale, times, sampleSlotAuctionId(slot), moment);
}

function timesOf(sale: Extract<SampleSaleTerms, { type: 'auction' }>, now: number): AuctionTimes {
  const endsAt = weekdayAt(now, ...sale.ends);
  const startsAt = shiftByDays(endsAt, -sale.lastsDays);
  return { scheduledAt: shiftByDays(startsAt, -sale.leadDays), startsAt, endsAt };
}

function toAuctionSale(
  home: SampleHome,
  sale: Bidding,
  times: AuctionTimes,
  auctionId: string,
  moment: Moment,
): SampleSale {
  const auction = runAuction({ auctionId, listingKey: listingKeyOf(home), sale, times, ...moment });
  return { listing: toListing(home, standingAfter(sale, auction, times)), auction };
}

const noAuction = { auctionId: null, closePriceCents: null, closeDate: null } as const;
const noPrice = { saleFormat: 'auction', listPriceCents: null, previousListPriceCents: null } as const;

function standingOf(
  sale: Extract<SampleSaleTerms, { type: 'fixed-price' | 'undated-auction' }>,
  now: number,
): ListingState {
  const since = Math.round(now - sale.listedDaysAgo * dayMs);
  const listedAt = wasListed(sale.status) ? since : null;
  const common = { ...noAuction, standardStatus: sale.status, since, listedAt, statusChangedAt: since };
  if (sale.type === 'undated-auction') return { ...common, ...noPrice };
  const closeDate = sale.closed ? shiftByDays(now, -sale.closed.daysAgo) : null;
  return {
    ...common,
    saleFormat: 'fixed-price',
    listPriceCents: dollars(sale.price),
    previousListPriceCents: sale.previousPrice === undefined ? null : dollars(sale.previousPrice),
    ...(sale.closed && { closePriceCents: dollars(sale.closed.price), closeDate }),
    statusChangedAt: closeDate ?? since,
  };
}

const wasListed = (status: StandardStatus): boolean =>
  isPublicStatus(status) || ['Hold', 'Withdrawn', 'Expired'].includes(status);

function standingAfter(sale: Bidding, { state }: Run, { scheduledAt, endsAt }: AuctionTimes): ListingState {
  const { auctionId } = state.terms;
  const soldFor = state.status === 'ended' ? state.salePriceCents : null;
  const days = sale.type === 'auction' ? sale.deedAfterDays : undefined;
  const common = { ...noPrice, auctionId, since: scheduledAt, listedAt: scheduledAt };
  if (soldFor !== null && days !== undefined) {
    const closeDate = shiftByDays(endsAt, days);
    return {
      ...common,
      standardStatus: 'Closed',
      closePriceCents: soldFor,
      closeDate,
      statusChangedAt: closeDate,
    };
  }
  return {
    ...common,
    standardStatus: soldFor === null ? 'Active' : 'Pending',
    closePriceCents: null,
    closeDate: null,
    statusChangedAt: state.at,
    ...(sale.type === 'auction' && sale.takesOffers && { takesOffers: true }),
  };
}
