import 'server-only';
import { randomBytes } from 'node:crypto';
import type { AuctionCommand, ReserveInput } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import { type AuctionState, evolve } from '@/lib/domain/auctions/state/state';
import { type Listing, listingSchema } from '@/lib/domain/listings/listing';
import { counties } from '@/lib/domain/locations/counties';
import { sampleSellers } from '@/lib/sample/people';
import { sampleSale } from '@/lib/sample/sample-sale';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';

export interface ShortAuction {
  readonly startsInMs: number;
  readonly endsInMs: number;
  readonly extensionWindowMs: number;
  readonly startingBidCents: number;
  readonly publishedReserveCents?: number | undefined;
  readonly sealedReserveCents?: number | undefined;
  readonly buyNowCents?: number | undefined;
  /** Before the auction. */
  readonly takesOffers?: boolean;
  readonly yearBuilt?: number | undefined;
}

/** Adds a sample home with an auction of these terms. Throws when the terms make no auction. */
export async function addShortAuction(wanted: ShortAuction, now: number): Promise<Listing> {
  const number = randomNumber();
  const listing = listingSchema.parse({
    ...sampleHome(number, now),
    auctionId: `short-${number}`,
    takesOffers: wanted.takesOffers ?? false,
    // Young enough for no question of lead paint, unless it is asked for.
    yearBuilt: wanted.yearBuilt ?? 1994,
  });
  const { auctionId, listingKey, slug, seller } = listing;
  if (auctionId === null) throw new Error('A short auction has an id');
  const scheduled = mustDecide(null, {
    type: 'schedule',
    now,
    reserve: reserveOf(wanted),
    terms: {
      auctionId,
      listingKey,
      startingBidCents: wanted.startingBidCents,
      ...(wanted.buyNowCents !== undefined && { buyNowCents: wanted.buyNowCents }),
      extensionWindowMs: wanted.extensionWindowMs,
      startsAt: now + wanted.startsInMs,
      endsAt: now + wanted.endsInMs,
    },
  });
  // At once, so that no later tick changes what a story has read.
  const isOpen = wanted.startsInMs <= 0 && wanted.endsInMs > 0;
  const opened = isOpen
    ? mustDecide(scheduled.reduce<AuctionState | null>(evolve, null), { type: 'open', now })
    : [];
  await runtime().store.transact(async (tx) => {
    tx.set(listings, listingKey, listing);
    recordEvents(tx, { slug, sellerId: seller.id }, [...scheduled, ...opened], null);
  });
  return listing;
}

function mustDecide(state: AuctionState | null, command: AuctionCommand): readonly AuctionEvent[] {
  const decision = decide(state, command);
  if (!decision.ok) throw new RangeError(`These terms make no auction: ${decision.reason.reason}`);
  return decision.value.events;
}

function reserveOf({ publishedReserveCents, sealedReserveCents }: ShortAuction): ReserveInput {
  if (publishedReserveCents !== undefined) return { kind: 'published', amountCents: publishedReserveCents };
  if (sealedReserveCents === undefined) return { kind: 'none' };
  return { kind: 'sealed', amountCents: sealedReserveCents, salt: randomBytes(32).toString('hex') };
}

const randomNumber = (): number => 1_000_000 + randomBytes(4).readUInt32BE();

function sampleHome(number: number, now: number): Listing {
  const county = counties[number % counties.length];
  const [seller] = sampleSellers;
  if (!county || !seller) throw new Error('There are counties and sellers');
  const { listing } = sampleSale({
    number,
    county,
    indexInCounty: number % 100,
    subType: 'SingleFamilyResidence',
    seller,
    plan: { kind: 'listing', saleFormat: 'auction', status: 'Active' },
    cast: [],
    now,
    createSalt: () => '',
  });
  return { ...listing, listedAt: now };
}
