import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import type { User } from '@/lib/domain/accounts/user';
import type { OpenDecision } from '@/lib/domain/auctions/commands/open-decision';
import type { Draft } from '@/lib/domain/drafts/draft';
import { favoriteSlugs } from '@/lib/domain/favorites/favorites';
import { fullAddress } from '@/lib/domain/listings/address';
import type { AgendaEntry } from '@/lib/domain/notifications/agenda';
import { isOrganizationId } from '@/lib/domain/organizations/organization';
import { routes } from '@/lib/routes';
import { listAuctionEventsOf } from '@/lib/server/catalog/feeds/auction-events';
import type { AuctionEvent } from '@/lib/server/catalog/feeds/calendar';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { readPlaces } from '@/lib/server/catalog/listings/lots';
import { listSellerIds } from '@/lib/server/people/organizations/organizations';
import { listMyBids, type OwnBid } from '@/lib/server/records/auctions/auctions';
import { listOpenDecisions } from '@/lib/server/records/auctions/open-decisions';
import { getFavorites } from '@/lib/server/records/favorites/favorites';
import { listOpenHousesOf, listOwnVisits } from '@/lib/server/records/inquiries/showings';
import { listDrafts, listDraftsDue } from '@/lib/server/workflows/drafts/drafts';
import { agenda as copy } from '@/messages/dashboard/agenda';
import { listDueInClosings } from './closing-agenda';
import { confirmationEntry } from './draft-agenda';
import { listDueOffers } from './offer-agenda';

/** Everything with a date that concerns this person. `now` in ms, here and below. */
export async function listAgenda(user: User, now: number): Promise<readonly AgendaEntry[]> {
  const { auctions, dates } = await readAgenda(user, now);
  return [...auctions.filter(({ isCancelled }) => !isCancelled).flatMap(auctionEntries), ...dates];
}

/** Auctions and open houses of homes that this person saved, bid on or sells; showings; deadlines. */
export async function readAgenda(
  user: User,
  now: number,
): Promise<{ readonly auctions: readonly AuctionEvent[]; readonly dates: readonly AgendaEntry[] }> {
  const bids = await listMyBids(user.uid);
  const slugs = await listOwnSlugs(user, bids);
  const [auctions, visits, houses, decisions, drafts, closings, offers, placeOf] = await Promise.all([
    listAuctionEventsOf(slugs, now),
    listVisits(user),
    listOpenHouseEntries(slugs, now),
    listOpenDecisions(user.uid, bids),
    listSellersDrafts(user),
    listDueInClosings(user.uid, now),
    listDueOffers(user, now),
    readPlaces(),
  ]);
  const dates = [
    ...visits,
    ...houses,
    ...decisions.map((decision) => decisionEntry(decision, placeOf(decision.slug))),
    ...drafts.flatMap(confirmationEntry),
    ...[...closings, ...offers].flatMap(({ entries }) => entries),
  ];
  return { auctions, dates };
}

/** The nearest dates of an organization. More is a table that it keeps itself. */
const datesOfOrganization = 500;

/** The person's own drafts, and those of their organizations that have a date. */
async function listSellersDrafts(user: User): Promise<readonly Draft[]> {
  const organizationIds = (await listSellerIds(user.uid)).filter(isOrganizationId);
  const found = await Promise.all([
    listDrafts(user),
    ...organizationIds.map((id) => listDraftsDue(id, datesOfOrganization)),
  ]);
  return found.flat();
}

const decisionEntry = ({ auctionId, decideBy }: OpenDecision, place: string): AgendaEntry => ({
  id: `decision-${auctionId}`,
  at: Date.parse(decideBy),
  what: copy.decisionDue,
  place,
  path: routes.dashboard,
});

/** The homes that this person saved, bid on or sells. */
async function listOwnSlugs({ uid }: User, bids: readonly OwnBid[]): Promise<readonly string[]> {
  const [marks, sellerIds, { bySlug, published }] = await Promise.all([
    getFavorites(uid),
    listSellerIds(uid),
    listingModel(),
  ]);
  const sold = [...bySlug.values()].filter(({ seller }) => sellerIds.includes(seller.id));
  // A saved home that is included in a lot is sold at the auction of its lead.
  const soldAt = (slug: string) => published.get(bySlug.get(slug)?.lot?.leadKey ?? '')?.slug ?? slug;
  const saved = favoriteSlugs(marks, 'saved');
  const slugs = [...saved, ...saved.map(soldAt), ...bids.map(({ slug }) => slug)];
  return [...new Set([...slugs, ...sold.map(({ slug }) => slug)])];
}

function auctionEntries({
  auctionId,
  lot,
  place: lead,
  url,
  startsAt,
  endsAt,
}: AuctionEvent): readonly AgendaEntry[] {
  const place = lot ?? lead;
  const path = new URL(url).pathname;
  return [
    { id: `start-${auctionId}`, at: Date.parse(startsAt), what: copy.auctionOpens, place, path },
    { id: `end-${auctionId}`, at: Date.parse(endsAt), what: copy.auctionEnds, place, path },
  ];
}

async function listOpenHouseEntries(slugs: readonly string[], now: number): Promise<readonly AgendaEntry[]> {
  const { bySlug } = await listingModel();
  const homes = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const openHouses = await listOpenHousesOf(
    homes.map(({ listingKey }) => listingKey),
    now,
  );
  return homes.flatMap((home, index) =>
    (openHouses[index] ?? []).map(({ id, startsAt }) => ({
      id: `open-house-${id}`,
      at: startsAt,
      what: copy.openHouse,
      place: fullAddress(home),
      path: routes.property(home.slug),
    })),
  );
}

async function listVisits(user: User): Promise<readonly AgendaEntry[]> {
  const { received, sent } = await listOwnVisits(user);
  const path = accountRoutes.showings;
  return [
    ...received.map((visit) => ({ visit, what: copy.showingOfYourHome })),
    ...sent.map((visit) => ({ visit, what: copy.yourShowing })),
  ]
    .filter(({ visit: { status } }) => status === 'confirmed' || status === 'requested')
    .map(({ visit: { visitId, startsAt, place, status }, what }) => ({
      id: `visit-${visitId}`,
      at: startsAt,
      place,
      path,
      what: status === 'confirmed' ? what : copy.notConfirmed({ what }),
    }));
}
