import { aSchedule } from '@/lib/domain/auctions/commands/auction.builders';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { toListing } from '@/lib/domain/drafts/publication/to-listing';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Runtime } from '@/lib/server/platform/runtime/runtime';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';

interface HomeParts {
  readonly key: string;
  readonly sellerUid: string;
  /** Start of the auction, ms; omitted for a fixed-price home. */
  readonly startsAt?: number;
  readonly takesOffers?: boolean;
  readonly now: number;
}

/** A published home that takes offers unless its auction forbids them. */
export async function anOfferedHome(
  { store }: Pick<Runtime, 'store'>,
  { key, sellerUid, startsAt, takesOffers = true, now }: HomeParts,
): Promise<Listing> {
  const owner = { uid: sellerUid, name: sellerUid, email: `${sellerUid}@example.com` };
  const number = 30_000_000 + [...key].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 900_000, 7);
  const isAuction = startsAt !== undefined;
  const overrides = {
    street: `${number % 9_000} Decatur Street`,
    ...(isAuction
      ? { startDate: '2030-01-11', endDate: '2030-01-18', takesOffers: takesOffers ? 'yes' : '' }
      : { saleFormat: 'fixed-price', listPrice: '400,000' }),
  };
  const draft = aDraft({ draftId: key, listingId: `BNY-${number}`, owner, overrides });
  const auctionId = `${key}-1`;
  const made = toListing(draft, { auctionId, salt: '0'.repeat(64) }, now);
  if (!made.ok) throw new Error(JSON.stringify(made.reason));
  const { listing } = made.value;
  const scheduled = decide(
    null,
    aSchedule({
      auctionId,
      listingKey: key,
      startsAt: startsAt ?? now,
      endsAt: (startsAt ?? now) + 864e5,
      now,
    }),
  );
  if (!scheduled.ok) throw new Error(scheduled.reason.reason);
  await store.transact(async (tx) => {
    const { slug, seller } = listing;
    if (isAuction) recordEvents(tx, { slug, sellerId: seller.id }, scheduled.value.events, null);
    tx.set(listings, key, listing);
  });
  return listing;
}

/** The form fields of an offer. */
export const typedOffer = (more: Readonly<Record<string, string>> = {}) => ({
  price: '380,000',
  earnestMoney: '38,000',
  financing: 'Cash',
  closingOn: '2027-02-12',
  Inspection: 'yes',
  stands: '48',
  message: 'We can close early.',
  ...more,
});
