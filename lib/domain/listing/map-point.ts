import { resultOf } from '@/lib/domain/auction/results';
import { getCountyByName } from '@/lib/domain/places/counties';
import type { ListingFacts } from './listing-facts';
import { type ListingPhase, phaseOf } from './phase';
import { priceOf } from './price';
import type { ListingCard } from './views';

/** A home on a map: as little as it takes to draw and name its pin. */
export interface MapPoint {
  readonly slug: string;
  /** Degrees, to about a metre. */
  readonly latitude: number;
  readonly longitude: number;
  readonly countySlug: string;
  /** null before a price is known. */
  readonly priceCents: number | null;
  readonly priceLabel: string;
  readonly saleFormat: ListingCard['saleFormat'];
  readonly phase: ListingPhase;
  /** Whether the place is the middle of its ZIP code or county. */
  readonly isApproximate: boolean;
}

/** Thousands of them cross to the browser, so each is a row and the names of its fields stand once above all. */
export interface MapPoints {
  readonly fields: typeof pointFields;
  readonly points: readonly MapPointRow[];
  /** How many homes the search finds; more than there are rows when it finds more than a map takes. */
  readonly total: number;
}

/** Some 500 KB of rows before compression. */
export const mostMapPoints = 4_000;
type MapPointRow = readonly [
  slug: string,
  latitude: number,
  longitude: number,
  countySlug: string,
  priceCents: number | null,
  priceLabel: string,
  saleFormat: MapPoint['saleFormat'],
  phase: ListingPhase,
  isApproximate: boolean,
];

const pointFields = [
  'slug',
  'latitude',
  'longitude',
  'countySlug',
  'priceCents',
  'priceLabel',
  'saleFormat',
  'phase',
  'isApproximate',
] as const satisfies readonly (keyof MapPoint)[];

interface PlacedCard {
  readonly card: ListingCard;
  readonly facts: Pick<ListingFacts, 'latitude' | 'longitude' | 'isPinApproximate'>;
}

/** `now` in ms. */
export function toMapPoint({ card, facts }: PlacedCard, now: number): MapPoint {
  const phase = phaseOf(card, now);
  return {
    slug: card.slug,
    latitude: rounded(facts.latitude),
    longitude: rounded(facts.longitude),
    countySlug: getCountyByName(card.county)?.slug ?? '',
    priceCents: priceOf(card),
    priceLabel: priceLabelOf(card, phase),
    saleFormat: card.saleFormat,
    phase,
    isApproximate: facts.isPinApproximate,
  };
}

/** Of more homes than a map takes every so many-th, so that the pins still show where the homes are. */
export const toMapPoints = (points: readonly MapPoint[]): MapPoints => ({
  fields: pointFields,
  total: points.length,
  points: thinned(points, mostMapPoints).map((it) => [
    it.slug,
    it.latitude,
    it.longitude,
    it.countySlug,
    it.priceCents,
    it.priceLabel,
    it.saleFormat,
    it.phase,
    it.isApproximate,
  ]),
});

export const fromMapPoints = ({ points }: MapPoints): readonly MapPoint[] =>
  points.map(
    ([slug, latitude, longitude, countySlug, priceCents, priceLabel, saleFormat, phase, isApproximate]) => ({
      slug,
      latitude,
      longitude,
      countySlug,
      priceCents,
      priceLabel,
      saleFormat,
      phase,
      isApproximate,
    }),
  );

function thinned<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  return items.filter(
    (_, at) => Math.floor((at * most) / items.length) !== Math.floor(((at - 1) * most) / items.length),
  );
}

const rounded = (degree: number): number => Math.round(degree * 100_000) / 100_000;

/** What the number on the pin means. A high bid that did not sell is never called a sale. */
function priceLabelOf({ closePriceCents, auction }: ListingCard, phase: ListingPhase): string {
  if (closePriceCents !== null) return 'Sold for';
  if (auction === null) return 'List price';
  if (resultOf(auction) === 'sold') return 'Sold for';
  if (auction.bidCount === 0) return 'Starting bid';
  return phase === 'live' ? 'Current bid' : 'Highest bid';
}
