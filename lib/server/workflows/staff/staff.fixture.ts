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
  /** Overrides for the listing. */
  readonly more?: Partial<Pick<Listing, 'standardStatus'>>;
  readonly now: number;
  readonly buyNowCents?: number;
}

/** A published home with an auction that has been open for a minute and ends in two days. */
export async function aPublishedHome(
  { store }: Pick<Runtime, 'store'>,
  { key, sellerUid, more = {}, now, buyNowCents }: HomeParts,
): Promise<{ readonly listingKey: string; readonly auctionId: string; readonly slug: string }> {
  const owner = { uid: sellerUid, name: sellerUid, email: `${sellerUid}@example.com` };
  const number = 20_000_000 + [...key].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 900_000, 7);
  const overrides = {
    startDate: '2030-01-11',
    endDate: '2030-01-18',
    street: `${number % 9_000} Halsey Street`,
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
      startsAt: now - 60_000,
      endsAt: now + 2 * 86_400_000,
      ...(buyNowCents !== undefined && { buyNowCents }),
      now: now - 120_000,
      reserve: { kind: 'published', amountCents: 30_000_000 },
    }),
  );
  if (!scheduled.ok) throw new Error(scheduled.reason.reason);
  const { slug, seller } = listing;
  await store.transact(async (tx) => {
    recordEvents(tx, { slug, sellerId: seller.id }, scheduled.value.events, null);
    tx.set(listings, key, { ...listing, ...more } as Listing);
  });
  return { listingKey: key, auctionId, slug };
}
