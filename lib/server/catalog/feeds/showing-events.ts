import 'server-only';
import { addressLines } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { findVisit, listOpenHouses } from '@/lib/server/records/inquiries/showings';
import { calendar as copy } from '@/messages/feeds/calendar';
import { placeOf } from './auction-events';
import type { ShowingEvent } from './calendar';

/** Lists the upcoming open houses of a home; null if the home is not public. `now` in ms. */
export async function listOpenHouseEvents(
  slug: string,
  now: number,
): Promise<readonly ShowingEvent[] | null> {
  const { bySlug, index } = await listingModel();
  const listing = bySlug.get(slug);
  if (!listing || !index.get(listing.listingKey)) return null;
  const all = await listOpenHouses(listing.listingKey, now);
  return all.map(({ id, startsAt, endsAt }) =>
    toEvent(listing, { id, startsAt, endsAt, changedAt: listing.modifiedAt, kind: copy.openHouse }),
  );
}

/** Returns a confirmed showing, even if it was canceled later. */
export async function getVisitEvent(visitId: string): Promise<ShowingEvent | null> {
  const found = await findVisit(visitId);
  if (!found) return null;
  const { startsAt, endsAt, changedAt, status } = found.visit;
  const event = toEvent(found.listing, { id: visitId, startsAt, endsAt, changedAt, kind: copy.showing });
  return { ...event, isCancelled: status === 'called-off' };
}

interface Showing {
  readonly id: string;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly changedAt: number;
  readonly kind: string;
}

const toEvent = (listing: Listing, { id, startsAt, endsAt, changedAt, kind }: Showing): ShowingEvent => ({
  showingId: id,
  summary: `${kind}: ${addressLines(listing)[0]}`,
  ...placeOf(listing),
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(endsAt).toISOString(),
  isCancelled: false,
  changedAt,
});
