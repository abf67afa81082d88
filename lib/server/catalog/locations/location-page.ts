import 'server-only';
import { isOver } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { cardAsOf } from '@/lib/domain/listing-views/listing-card';
import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import { propertyLabel } from '@/lib/domain/listings/labels';
import { type HomeLocation, isOfLocation, locationName } from '@/lib/domain/location-pages/location';
import type { LocationPage, LocationSale } from '@/lib/domain/location-pages/location-page';
import { locationQuery } from '@/lib/domain/location-pages/location-query';
import { type Market, marketOf, perSqft } from '@/lib/domain/location-pages/market-statistics';
import { getCountyByName } from '@/lib/domain/locations/counties';
import { locationPath } from '@/lib/page-routes';
import type { ListingModel } from '@/lib/server/catalog/listings/listing-model';
import {
  type ListedHome,
  listHomes,
  listingModel,
  searchListings,
} from '@/lib/server/catalog/listings/listings';
import { clock } from '@/lib/server/platform/clock';
import { auctionEndOf } from '@/lib/server/records/auctions/auctions';
import { comparisons as copy } from '@/messages/locations/comparisons';
import { listInside, listNearby } from './location-links';
import { isIndexedLocation, maxLocationCards, tallyLocations } from './locations';

const maxSales = 12;
const maxEnded = 6;

/** Reads everything that a location page shows. */
export async function getLocationPage(group: HomeLocation): Promise<LocationPage> {
  const now = clock.now();
  const [homes, { changedAt, auctions }, found] = await Promise.all([
    listHomes(),
    listingModel(),
    searchListings(locationQuery(group)),
  ]);
  const own = homes.filter(({ listing }) => isOfLocation(group, listing));
  const tallies = tallyLocations(homes, changedAt);
  return {
    group,
    asOf: now,
    cards: found.cards.slice(0, maxLocationCards),
    available: found.total,
    counts: countPhases(own),
    markets: [
      { name: locationName(group), market: marketAmong(own, now) },
      ...comparisonsOf(group).map(({ name, isOf }) => ({
        name,
        market: marketAmong(homes.filter(isOf), now),
      })),
    ],
    sales: listSales(own),
    ended: listEnded(own, auctions, now),
    inside: listInside(group, own, tallies),
    nearby: listNearby(group, tallies),
    isIndexed: isIndexedLocation(locationPath(group), tallies),
  };
}

function countPhases(homes: readonly ListedHome[]): LocationPage['counts'] {
  const counts: Partial<Record<ListingPhase, number>> = {};
  for (const { phase } of homes) counts[phase] = (counts[phase] ?? 0) + 1;
  return counts;
}

const marketAmong = (homes: readonly ListedHome[], now: number): Market =>
  marketOf(
    homes.map(({ listing, phase }) => ({
      listing,
      isForSale: phase === 'live' || phase === 'upcoming' || phase === 'for-sale',
    })),
    now,
  );

interface Comparison {
  readonly name: string;
  readonly isOf: (home: ListedHome) => boolean;
}

/** The larger areas that the figures of a location are compared with. */
function comparisonsOf(group: HomeLocation): readonly Comparison[] {
  const state = { name: copy.newYorkState, isOf: () => true };
  if (group.level === 'state') return [];
  if (group.level === 'type') return [{ ...state, name: copy.allPropertyTypes }];
  const { county } = group;
  if (group.level !== 'county')
    return [{ name: copy.county({ county: county.name }), isOf: ofCounty(county.name) }, state];
  const isInRegion = ({ listing }: ListedHome) =>
    getCountyByName(listing.countyOrParish)?.region === county.region;
  return [{ name: county.region, isOf: isInRegion }, state];
}

const ofCounty =
  (name: string) =>
  ({ listing }: ListedHome): boolean =>
    listing.countyOrParish === name;

function listSales(homes: readonly ListedHome[]): readonly LocationSale[] {
  return homes
    .flatMap(({ listing, card }) =>
      listing.standardStatus === 'Closed'
        ? [
            {
              slug: listing.slug,
              addressLines: card.addressLines,
              propertyLabel: propertyLabel(listing),
              saleFormat: listing.saleFormat,
              closePriceCents: listing.closePriceCents,
              perSqftCents: perSqft(listing.closePriceCents, listing),
              closedAt: listing.closeDate,
            },
          ]
        : [],
    )
    .sort((a, b) => b.closedAt - a.closedAt)
    .slice(0, maxSales);
}

function listEnded(
  homes: readonly ListedHome[],
  auctions: ListingModel['auctions'],
  now: number,
): readonly ListingCard[] {
  return homes
    .flatMap(({ phase, card }) => {
      const record = auctions.get(card.auction?.id ?? '');
      return record && card.auction && phase !== 'sold' && isOver(card.auction)
        ? [{ card: cardAsOf(card, now), overAt: auctionEndOf(record) }]
        : [];
    })
    .sort((a, b) => b.overAt - a.overAt)
    .slice(0, maxEnded)
    .map(({ card }) => card);
}
