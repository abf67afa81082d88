import { resultOf } from '@/lib/domain/listing-views/auction-results';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { type ListingPhase, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import type { ListingFacts } from '@/lib/domain/listings/listing-facts';
import { getCountyByName } from '@/lib/domain/locations/counties';

/** A home on a map: the minimum needed to draw and label its pin. */
export interface MapPoint {
  readonly slug: string;
  /** Degrees, rounded to about a meter. */
  readonly latitude: number;
  readonly longitude: number;
  readonly countySlug: string;
  /** Null until a price is known. */
  readonly priceCents: number | null;
  readonly priceLabel: string;
  readonly saleFormat: ListingCard['saleFormat'];
  readonly phase: ListingPhase;
  /** Whether the position is the center of its ZIP code or county. */
  readonly isApproximate: boolean;
}

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

const rounded = (degree: number): number => Math.round(degree * 100_000) / 100_000;

/** What the number on the pin means. A high bid that did not lead to a sale is not called a sale. */
function priceLabelOf({ closePriceCents, auction }: ListingCard, phase: ListingPhase): string {
  if (closePriceCents !== null) return 'Sold for';
  if (auction === null) return 'List price';
  if (resultOf(auction) === 'sold') return 'Sold for';
  if (auction.bidCount === 0) return 'Starting bid';
  return phase === 'live' ? 'Current bid' : 'High bid';
}
