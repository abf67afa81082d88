import 'server-only';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import { lotPlace } from '@/lib/copy/lots/lot-words';
import { cardAsOf, type ListingCard } from '@/lib/domain/listing-views/listing-card';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { isPinApproximate } from '@/lib/domain/listings/pin';
import type { County } from '@/lib/domain/locations/counties';
import { routes } from '@/lib/routes';
import type { ListingModel } from '@/lib/server/catalog/listings/listing-model';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { lotOfAuction } from '@/lib/server/catalog/listings/lots';
import { env } from '@/lib/server/platform/env';
import type { AuctionEvent } from './calendar';
import { chooseForCalendar } from './choose-for-calendar';

/** Lists the auctions that the calendar of a county, or of the whole state, shows. `now` in ms. */
export async function listAuctionEvents(
  county: County | null,
  now: number,
): Promise<readonly AuctionEvent[]> {
  const model = await listingModel();
  const auctions = model.index
    .list()
    .flatMap(({ card }) =>
      card.auction && (county === null || card.county === county.name)
        ? [{ card, startsAt: card.auction.startsAt, endsAt: card.auction.endsAt }]
        : [],
    );
  return chooseForCalendar(auctions, now).flatMap(({ card }) => toEvent(card, model, now) ?? []);
}

/** Returns the auction of one home, or null if it has none. */
export async function getAuctionEvent(slug: string, now: number): Promise<AuctionEvent | null> {
  const model = await listingModel();
  const found = model.index.get(model.bySlug.get(slug)?.listingKey ?? '');
  return found ? toEvent(found.card, model, now) : null;
}

/** Lists the auctions of these homes, earliest start first. */
export async function listAuctionEventsOf(
  slugs: readonly string[],
  now: number,
): Promise<readonly AuctionEvent[]> {
  const events = await Promise.all(slugs.map((slug) => getAuctionEvent(slug, now)));
  return events.filter((event) => event !== null).sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

function toEvent(stored: ListingCard, model: ListingModel, now: number): AuctionEvent | null {
  const { auction, slug, key } = cardAsOf(stored, now);
  const listing = model.bySlug.get(slug);
  if (!auction || !listing) return null;
  const lot = lotOfAuction(model, listing, auction.id);
  return {
    auctionId: auction.id,
    ...placeOf(listing),
    ...(lot && { lot: lotPlace(fullAddress(listing), lot) }),
    startsAt: auction.startsAt,
    endsAt: auction.endsAt,
    startingBidCents: auction.startingBidCents,
    isCancelled: auction.status === 'cancelled',
    changedAt: model.changedAt.get(key) ?? 0,
  };
}

export const placeOf = (listing: Listing) => ({
  place: fullAddress(listing),
  url: `${env().siteUrl}${routes.property(listing.slug)}`,
  geo: isPinApproximate(listing) ? null : { latitude: listing.latitude, longitude: listing.longitude },
  ...(listing.broker && { listedBy: brokerLine(listing) }),
});
