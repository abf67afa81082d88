import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { Draft } from '@/lib/domain/drafts/draft';
import { refuseSelling, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import { type Actor, toActor } from '@/lib/domain/drafts/review-state';
import { contractHashOf } from '@/lib/domain/listings/contract-of-sale';
import type { Listing } from '@/lib/domain/listings/listing';
import { inLot, type LotShare, mostLotHomes } from '@/lib/domain/listings/lot';
import { isCallOpen } from '@/lib/domain/offers/evolve-offer-book';
import type { Book } from '@/lib/domain/offers/offer';
import type { PublicChange } from '@/lib/domain/reviews/listing-updates';
import type { LotFormation, LotHome, LotRefusal } from '@/lib/domain/reviews/lots/decide-lot';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { type PublishedDraft, readPublished } from '@/lib/server/records/drafts/draft-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { offerBooks } from '@/lib/server/records/offers/offer-collections';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import { notifyOfLot } from './notify-of-lot';

export interface SoldHome {
  readonly draft: Draft;
  readonly before: PublishedDraft;
  readonly hasOpenOffers: boolean;
}

interface OwnHomes {
  readonly homes: readonly Draft[];
  readonly sellerId: string;
  readonly actor: Actor;
}

/** The homes of one seller for whom the person acts. */
export async function loadHomes(
  tx: Reader,
  user: User,
  shares: readonly LotShare[],
): Promise<Result<OwnHomes, LotRefusal | SellingRefusal>> {
  if (shares.length > mostLotHomes) return refuse({ lot: 'too-many', listingKey: null });
  const found = await tx.getAll(
    drafts,
    shares.map(({ listingKey }) => listingKey),
  );
  const homes = found.flatMap((doc) => (doc ? [doc.data] : []));
  const sellerId = homes[0]?.owner.uid ?? '';
  const organization = await readOrganizationOf(tx, sellerId);
  if (homes.length < shares.length || homes.some(({ owner }) => owner.uid !== sellerId))
    return refuse('not-found');
  for (const draft of homes) {
    const refusal = refuseSelling('manage', user, draft, organization);
    if (refusal) return refuse(refusal);
  }
  return ok({ homes, sellerId, actor: toActor(user) });
}

/** The published homes among them. */
export async function readHomes(
  tx: Reader,
  homes: readonly Draft[],
  now: number,
): Promise<readonly SoldHome[]> {
  const books = await tx.getAll(
    offerBooks,
    homes.map(({ draftId }) => draftId),
  );
  const published = await Promise.all(homes.map((draft) => readPublished(tx, draft, now)));
  return homes.flatMap((draft, index) => {
    const before = published[index];
    return before ? [{ draft, before, hasOpenOffers: hasOpenOffers(books[index]?.data, now) }] : [];
  });
}

/** A sealed round may have offers that are not in the book yet. */
const hasOpenOffers = (book: StoredBook | undefined, now: number): boolean =>
  book !== undefined && (book.openIds.length > 0 || (book.call?.seal !== undefined && isCallOpen(book, now)));

type StoredBook = Pick<Book, 'call'> & { readonly openIds: readonly string[] };

export const toLotHome = ({ draft: { standing }, before, hasOpenOffers }: SoldHome): LotHome => ({
  listing: before.listing,
  standing,
  course: before.course,
  auction: before.auction?.state ?? null,
  hasOpenOffers,
  contractSha256: contractHashOf(before.content),
});

export const listingsOf = (sold: readonly SoldHome[]): readonly Listing[] =>
  sold.map(({ before }) => before.listing);

/** Writes the lot to its homes and cancels the auctions of those that join. `change`: what followers of each hear. */
export async function writeLot(
  tx: Transaction,
  sold: readonly SoldHome[],
  { lot, cancelled }: LotFormation,
  change: (listing: Listing) => PublicChange,
  now: number,
): Promise<void> {
  for (const { before } of sold) {
    const { listing, auction } = before;
    const { listingKey } = listing;
    const events = cancelled.find((each) => each.listingKey === listingKey)?.events ?? [];
    if (auction && events.length > 0)
      await recordAuctionOutcome(tx, { ...auction, lotLeadKey: lot.leadKey }, events, null);
    tx.set(listings, listingKey, { ...inLot(listing, lot), modifiedAt: now });
    notifyOfLot(tx, listing, change(listing), now);
  }
}
