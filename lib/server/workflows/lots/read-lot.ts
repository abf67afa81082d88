import 'server-only';
import type { User } from '@/lib/domain/accounts/user';

import { addressLines } from '@/lib/domain/listings/address';
import { contractHashOf } from '@/lib/domain/listings/contract-of-sale';
import type { Listing } from '@/lib/domain/listings/listing';
import { type Lot, lotRoleOf } from '@/lib/domain/listings/lot';
import { refuseLeading } from '@/lib/domain/reviews/lots/decide-lot';
import {
  type LotAuction,
  type LotCandidate,
  type LotPage,
  mostCandidates,
} from '@/lib/domain/reviews/lots/lot-page';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { wordsOf } from '@/lib/domain/shared/search-terms';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { type PublishedDraft, readLotAuction, readPublished } from '@/lib/server/records/drafts/draft-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readDraft } from '@/lib/server/workflows/drafts/drafts';
import type { DraftRefusal } from '@/lib/server/workflows/drafts/on-draft';

/** A published home of the person and its lot, or the homes that could be sold with it. `now` in ms. */
export async function readLot(
  user: User,
  { draftId, typed }: { readonly draftId: string; readonly typed: string },
  now: number,
): Promise<Result<LotPage & { readonly sellerId: string }, DraftRefusal>> {
  const found = await readDraft(user, draftId, 'read-own');
  if (!found.ok) return found;
  const { store } = runtime();
  const before = await readPublished(store, found.value, now);
  if (!before) return refuse('not-found');
  const { listing, course } = before;
  const role = lotRoleOf(listing);
  const auction = role === 'included' ? await readLotAuction(store, listing) : before.auction;
  const canJoin = role === null || (role === 'lead' && course.auction === 'upcoming');
  const candidates = canJoin ? await listCandidates(listing, typed, now) : [];
  return ok({
    draftId,
    sellerId: found.value.owner.uid,
    address: addressLines(listing).join(', '),
    auction: auction && course.auction !== 'none' ? toLotAuction(auction) : null,
    role,
    leadKey: listing.lot?.leadKey ?? draftId,
    homes: await homesOf(listing),
    hasStarted: course.auction !== 'upcoming',
    cannotLead: role === null ? refuseLeading(toLead(before, found.value.standing), now) : null,
    candidates: candidates.slice(0, mostCandidates),
    count: candidates.length,
  });
}

const toLead = ({ listing, content, course, auction }: PublishedDraft, standing: LeadStanding) => ({
  ...{ listing, course, standing, hasOpenOffers: false, contractSha256: contractHashOf(content) },
  auction: auction?.state ?? null,
});
type LeadStanding = Parameters<typeof refuseLeading>[0]['standing'];

export const toLotAuction = ({ state: { terms, secret } }: StoredAuction): LotAuction => ({
  startingBidCents: terms.startingBidCents,
  reserveCents: secret.reserve?.amountCents ?? null,
  buyNowCents: terms.buyNowCents ?? null,
  startsAt: terms.startsAt,
  endsAt: terms.endsAt,
});

async function homesOf({ lot }: Listing): Promise<LotPage['homes']> {
  if (!lot) return [];
  const found = await runtime().store.getAll(
    listings,
    lot.homes.map(({ listingKey }) => listingKey),
  );
  return lot.homes.map(({ listingKey: key, basisPoints }, index) => {
    const home = found[index]?.data;
    return { key, address: home ? addressLines(home).join(', ') : key, basisPoints };
  });
}

/** The seller's other homes at auction that are in no lot and have no open auction, by address. */
async function listCandidates(
  { listingKey, seller, lot }: Listing,
  typed: string,
  now: number,
): Promise<readonly LotCandidate[]> {
  const { published, auctions } = await listingModel();
  const words = wordsOf(typed);
  // The homes in memory may be older than the lot that was just read.
  const inLot = new Set(lot?.homes.map((home) => home.listingKey));
  return [...published.values()]
    .flatMap((home): LotCandidate[] => {
      if (home.seller.id !== seller.id || home.listingKey === listingKey) return [];
      if (inLot.has(home.listingKey)) return [];
      if (home.standardStatus !== 'Active' || home.saleFormat !== 'auction' || home.lot) return [];
      const state = auctions.get(home.auctionId ?? '')?.state;
      const isOver = !state || state.status === 'ended' || state.status === 'cancelled';
      if (!isOver && !(state.status === 'running' && now < state.terms.startsAt)) return [];
      const address = addressLines(home).join(', ');
      const parts = wordsOf(address);
      if (!words.every((word) => parts.some((part) => part.startsWith(word)))) return [];
      const { listingKey: key, countyOrParish: county } = home;
      return [{ key, address, county, hasAuction: !isOver }];
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1));
}

/** The lot that this home of the person leads. */
export async function readOwnLot(user: User, leadKey: string): Promise<Result<Lot, DraftRefusal>> {
  const draft = await readDraft(user, leadKey, 'read-own');
  if (!draft.ok) return draft;
  const listing = (await runtime().store.get(listings, leadKey))?.data;
  return listing?.lot && lotRoleOf(listing) === 'lead' ? ok(listing.lot) : refuse('not-found');
}

/** The address of a home that a refusal is about. */
export async function addressOf(listingKey: string): Promise<string | null> {
  const home = (await runtime().store.get(listings, listingKey))?.data;
  return home ? (addressLines(home)[0] ?? null) : null;
}
