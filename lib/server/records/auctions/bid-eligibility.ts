import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { type EligibilityFacts, peopleIn } from '@/lib/domain/eligibility/bidder-eligibility';
import { needsInvestorForm } from '@/lib/domain/eligibility/investor-form';
import type { Listing } from '@/lib/domain/listings/listing';
import { isPrivateSeller } from '@/lib/domain/listings/vocabulary';
import { actingUids, leftRecently } from '@/lib/domain/organizations/organization';
import { users } from '@/lib/server/people/identity/identity-collections';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { Reader } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readIncluded } from '@/lib/server/records/listings/lots';
import { ledger, ledgerId } from './auction-collections';
import type { StoredAuction } from './auction-record';
import { blockId, blocks } from './bid-collections';
import { meetsRelative } from './related-bidders';

const dayMs = 24 * 3_600_000;

type Buyer = Pick<User, 'uid' | 'registration'>;

type BidEligibility = Omit<EligibilityFacts, 'block'> & {
  readonly included: readonly Listing[];
  readonly lotFormedAt: number | null;
};

/** Reads the facts about the home and its seller that decide who may bid, as of the commit. */
export async function readBidEligibility(
  reader: Reader,
  { sellerId, state }: Pick<StoredAuction, 'sellerId' | 'state'>,
  buyer: Buyer,
  now: number,
): Promise<BidEligibility> {
  const listing = (await reader.get(listings, state.terms.listingKey))?.data ?? null;
  const [sides, included, meets] = await Promise.all([
    readSides(reader, { sellerId, listing, buyer, now }),
    readIncluded(reader, listing),
    meetsRelative(reader, state.terms, buyer),
  ]);
  return {
    ...sides,
    meetsRelative: meets,
    included,
    lotFormedAt: listing?.lot?.formedAt ?? null,
    ownersOnlyUntil: headStartOf(listing, state.terms.startsAt),
    pricedSince: isInvestor(buyer) ? await pricedSince(reader, state, listing && sinceOf(listing)) : null,
  };
}

/** Reads the facts that decide who may make an offer. `auction`: the home's announced auction, or null. */
export async function readOfferEligibility(
  reader: Reader,
  { listing, auction }: { readonly listing: Listing; readonly auction: StoredAuction | null },
  buyer: Buyer,
  now: number,
): Promise<EligibilityFacts> {
  const { id: sellerId } = listing.seller;
  const { auctionId, startsAt } = auction?.state.terms ?? {};
  const [sides, block] = await Promise.all([
    readSides(reader, { sellerId, listing, buyer, now }),
    auctionId === undefined ? null : reader.get(blocks, blockId(auctionId, buyer.uid)),
  ]);
  return {
    ...sides,
    block: block?.data ?? null,
    pricedSince: await pricedForOffers(reader, listing, auction),
    ownersOnlyUntil: headStartOf(listing, startsAt ?? sinceOf(listing)),
  };
}

/**
 * Until when only owner-occupants may buy: whole days from the opening of the auction, or else from when the
 * home was first offered this way.
 */
function headStartOf(listing: Pick<Listing, 'saleTerms'> | null, from: number | null): number | null {
  const days = listing?.saleTerms?.ownerOccupantDays;
  return days && from !== null ? from + days * dayMs : null;
}

/** Older listings lack `offeredSince`. A lot is another offer of its homes. */
const sinceOf = ({ offeredSince, listedAt, lot }: Offered): number | null => {
  const since = offeredSince ?? listedAt;
  return lot && since !== null ? Math.max(since, lot.formedAt) : since;
};
type Offered = Pick<Listing, 'offeredSince' | 'listedAt' | 'lot'>;

/**
 * Without `offeredSince`, a home whose price changed has had its current price since its latest change or
 * longer.
 */
async function pricedForOffers(
  reader: Reader,
  listing: Listing,
  auction: StoredAuction | null,
): Promise<number | null> {
  if (auction) return pricedSince(reader, auction.state, sinceOf(listing));
  const { offeredSince, modifiedAt, previousListPriceCents } = listing;
  return offeredSince === undefined && previousListPriceCents !== null ? modifiedAt : sinceOf(listing);
}

/** Whether this buyer must give the seller the form of a covered investor with a bid on the home or its lot. */
export async function readNeedsInvestorForm(
  reader: Reader,
  listingKey: string,
  buyer: Pick<User, 'registration'>,
): Promise<boolean> {
  if (!isInvestor(buyer)) return false;
  const home = (await reader.get(listings, listingKey))?.data ?? null;
  const homes = [...(home ? [home] : []), ...(await readIncluded(reader, home))];
  return needsInvestorForm(
    buyer,
    homes.map(({ propertySubType }) => propertySubType),
  );
}

const isInvestor = ({ registration }: Pick<User, 'registration'>): boolean =>
  registration?.buyerType === 'covered-investor';

interface Sides {
  readonly sellerId: string;
  readonly listing: Listing | null;
  readonly buyer: Buyer;
  readonly now: number;
}

async function readSides(reader: Reader, { sellerId, listing, buyer, now }: Sides) {
  const organization = await readOrganizationOf(reader, sellerId);
  const sellers = actingUids(sellerId, organization);
  const accounts = await reader.getAll(users, sellers);
  return {
    parties: sellers.map((seller, index) => accounts[index]?.data ?? { uid: seller, registration: null }),
    sellerNames: [...(organization ? [organization.name] : []), ...(listing ? namesOf(listing.seller) : [])],
    hasLeftLately: leftRecently(organization, buyer.uid, now),
    home: listing,
  };
}

/** The names in the listing. One line may name several people. */
const namesOf = ({ kind, name }: Listing['seller']): readonly string[] =>
  isPrivateSeller(kind) ? peopleIn(name) : [name];

/**
 * The prices of an auction are valid since it was scheduled. A lowered reserve is a new price, and no auction
 * lasts another 90 days.
 */
async function pricedSince(
  reader: Reader,
  { terms, reserve }: StoredAuction['state'],
  offeredSince: number | null,
): Promise<number | null> {
  const scheduled = await reader.get(ledger, ledgerId(terms.auctionId, 1));
  return reserve.lowered || !scheduled ? null : Math.max(scheduled.data.entry.at, offeredSince ?? 0);
}
