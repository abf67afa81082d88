import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { sellingAuctionOf } from '@/lib/domain/listing-views/sale-phase';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import type { ListingFacts } from '@/lib/domain/listings/listing-facts';
import { getCountyByName } from '@/lib/domain/locations/counties';
import { type CountedField, type TalliedField, tallySteps } from '@/lib/domain/search/query/counted-fields';
import { wordsOf } from '@/lib/domain/search/query/search-copy';
import { countOfDay, newYorkDay } from '@/lib/domain/shared/eastern-day';
import { toSlug } from '@/lib/domain/shared/to-slug';
import { toVector } from './area';

/** A published listing as the search stores it. */
export interface SearchedListing {
  readonly card: ListingCard;
  readonly facts: ListingFacts;
}

/** What buyers call a home whose condition is rated as in need of repair. */
const repairWords = 'fixer upper handyman special needs work repairs';

/** The words that a text search matches. */
export function textOf({ card, facts }: SearchedListing): readonly string[] {
  const parts = [
    ...card.addressLines,
    card.county,
    'County',
    ...facts.placeNames,
    card.propertyLabel,
    facts.structureKind,
    facts.listingId,
    facts.needsRepair ? repairWords : '',
  ];
  return [...new Set(wordsOf(parts.join(' ')))];
}

/** The choices that a listing counts for. Its phase depends on the clock, so it is left empty. */
export function choicesOf({
  card,
  facts,
}: SearchedListing): Readonly<Record<CountedField, readonly string[]>> {
  return {
    counties: listOf(getCountyByName(card.county)?.slug),
    cities: [toSlug(facts.city)],
    zips: [facts.postalCode],
    kinds: [card.kind],
    subTypes: [facts.subType],
    saleFormats: [card.saleFormat],
    phases: [],
    reserves: listOf(card.auction?.reserveStatus),
    occupancies: [card.occupancy],
    deedTypes: [facts.deedType],
    financing: facts.listingTerms.every((term) => term === 'Cash')
      ? ['CashOnly']
      : facts.listingTerms.filter((term) => term !== 'Cash'),
    priceChanges: listOf(priceChangeOf(card.listPriceCents, facts.previousListPriceCents)),
    priceCents: stepOf('priceCents', priceOf(card)),
    bedrooms: stepOf('bedrooms', card.bedrooms),
    bathrooms: stepOf('bathrooms', card.bathrooms),
    feeCents: stepOf('feeCents', facts.feeCents),
  };
}

/** The index of the step. */
const stepOf = (field: TalliedField, value: number | null): readonly string[] =>
  value === null ? [] : [String(tallySteps[field].findLastIndex((from) => value >= from))];

const dayMs = 24 * 3_600_000;

/** NaN: unknown. */
export function numbersOf({ card, facts }: SearchedListing) {
  const auction = sellingAuctionOf(card);
  const listedAt = Date.parse(card.listedAt);
  return {
    priceCents: priceOf(card) ?? Number.NaN,
    perSqftCents: perSqftOf(card) ?? Number.NaN,
    /** From the price that could be offered when the home or its auction last changed. */
    wholePriceCents: card.wholePrice?.totalCents ?? Number.NaN,
    estimatedValueCents: facts.estimatedValueCents ?? Number.NaN,
    bedrooms: card.bedrooms ?? Number.NaN,
    bathrooms: card.bathrooms ?? Number.NaN,
    livingAreaSqft: card.livingAreaSqft ?? Number.NaN,
    lotSqft: card.lotSqft ?? Number.NaN,
    yearBuilt: facts.yearBuilt ?? Number.NaN,
    units: facts.units ?? Number.NaN,
    feeCents: facts.feeCents,
    listedAt,
    /** Days on the market: while unsold they grow with the clock; after the sale they are fixed. */
    onMarketSince: facts.closedAt === null ? listedAt : Number.NaN,
    daysUntilSold: facts.closedAt === null ? Number.NaN : Math.floor((facts.closedAt - listedAt) / dayMs),
    startsAt: auction ? Date.parse(auction.startsAt) : Number.NaN,
    endsAt: auction ? Date.parse(auction.endsAt) : Number.NaN,
    endDay: auction ? countOfDay(newYorkDay(Date.parse(auction.endsAt))) : Number.NaN,
    latitude: facts.latitude,
    longitude: facts.longitude,
    ...toVector(facts),
  };
}
export type NumberField = keyof ReturnType<typeof numbersOf>;

export function perSqftOf(card: ListingCard): number | null {
  const priceCents = priceOf(card);
  return priceCents && card.livingAreaSqft ? priceCents / card.livingAreaSqft : null;
}

function priceChangeOf(price: number | null, before: number | null): string | null {
  if (price === null || before === null || price === before) return null;
  return price < before ? 'cut' : 'raised';
}

const listOf = (value: string | null | undefined): readonly string[] => (value ? [value] : []);
