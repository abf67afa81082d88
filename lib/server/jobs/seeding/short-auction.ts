import 'server-only';
import { randomBytes } from 'node:crypto';
import type { AuctionCommand, ReserveInput } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import { type AuctionState, evolve } from '@/lib/domain/auctions/state/state';
import { leadYear } from '@/lib/domain/listings/lead-paint';
import type { Listing } from '@/lib/domain/listings/listing';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { catalogHomes } from '@/sample/catalog';
import type { SampleHome } from '@/sample/home';
import { toListing } from '@/sample/listing';
import { loginSeller, sampleBroker } from '@/sample/people';
import { putSampleFiles } from './sample-files';

export interface ShortAuction {
  readonly startsInMs: number;
  readonly endsInMs: number;
  readonly extensionWindowMs: number;
  readonly startingBidCents: number;
  readonly publishedReserveCents?: number | undefined;
  readonly sealedReserveCents?: number | undefined;
  readonly buyNowCents?: number | undefined;
  /** Whether the seller takes offers before the auction. */
  readonly takesOffers?: boolean;
  readonly yearBuilt?: number | undefined;
  /** Without one, like an auction that was scheduled before a contract was required. */
  readonly hasContract?: boolean;
  /** Whether the sample broker lists it. */
  readonly hasBroker?: boolean;
  /** In place of the seller with a sample login, such as an organization. */
  readonly seller?: Pick<Listing['seller'], 'id' | 'name'> | undefined;
}

/** Adds a sample home with an auction of these terms. Throws if the terms are invalid. */
export async function addShortAuction(input: ShortAuction, now: number): Promise<Listing> {
  const number = randomNumber();
  // New enough not to need a lead paint disclosure by default.
  const house = aHouse(number, input.yearBuilt ?? 1994, {
    auctionId: `short-${number}`,
    takesOffers: input.takesOffers ?? false,
    listedAt: now,
  });
  const { hasContract = true } = input;
  const documents = house.documents.filter(({ kind }) => hasContract || kind !== 'ContractOfSale');
  const listing = {
    ...house,
    documents,
    seller: { ...house.seller, ...input.seller },
    ...(input.hasBroker && { broker: sampleBroker }),
  };
  const { auctionId, listingKey, slug, seller } = listing;
  if (auctionId === null) throw new Error('A short auction has an id');
  const scheduled = mustDecide(null, {
    type: 'schedule',
    now,
    reserve: reserveOf(input),
    terms: {
      auctionId,
      listingKey,
      startingBidCents: input.startingBidCents,
      ...(input.buyNowCents !== undefined && { buyNowCents: input.buyNowCents }),
      extensionWindowMs: input.extensionWindowMs,
      startsAt: now + input.startsInMs,
      endsAt: now + input.endsInMs,
    },
  });
  // Opened at once, so that no later tick changes what a test has read.
  const isOpen = input.startsInMs <= 0 && input.endsInMs > 0;
  const opened = isOpen
    ? mustDecide(scheduled.reduce<AuctionState | null>(evolve, null), { type: 'open', now })
    : [];
  const { store, files } = runtime();
  await putSampleFiles(files, listing);
  await store.transact(async (tx) => {
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

interface ListingTerms {
  readonly auctionId: string;
  readonly takesOffers: boolean;
  /** Milliseconds UTC. */
  readonly listedAt: number;
}

/** A catalog house at another street number, sold by the seller with a sample login. */
function aHouse(number: number, yearBuilt: number, { listedAt, ...listingTerms }: ListingTerms): Listing {
  const house = houses[number % houses.length];
  if (!house) throw new Error('The catalog has vacant houses');
  const offset = ((number % 101) - 50) / 10_000;
  const others = house.disclosures.filter((kind) => kind !== 'LeadPaint');
  const home: SampleHome = {
    ...house,
    number,
    seller: loginSeller.id,
    hasBroker: undefined,
    yearBuilt,
    remarks: house.remarks.replace(String(house.yearBuilt), String(yearBuilt)),
    corrections: [],
    streetNumber: String(1 + (number % 9000)),
    latitude: house.latitude + offset,
    longitude: house.longitude + offset,
    disclosures: yearBuilt < leadYear ? ['LeadPaint', ...others] : others,
  };
  return toListing(home, {
    ...listingTerms,
    standardStatus: 'Active',
    saleFormat: 'auction',
    listPriceCents: null,
    previousListPriceCents: null,
    closePriceCents: null,
    closeDate: null,
    since: listedAt,
    listedAt,
    statusChangedAt: listedAt,
  });
}

const houses = catalogHomes.filter(
  ({ propertySubType, occupancy }) =>
    propertySubType === 'SingleFamilyResidence' && occupancy.value === 'Vacant',
);
