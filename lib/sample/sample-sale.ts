import { slugOf } from '@/lib/domain/listings/address';
import { type Listing, listingSchema } from '@/lib/domain/listings/listing';
import type { PropertySubType } from '@/lib/domain/listings/vocabulary';
import { isPublicStatus, type StandardStatus } from '@/lib/domain/listings/vocabulary';
import type { County } from '@/lib/domain/locations/counties';
import { sampleAddress } from './addresses';
import { type SampleTimes, sampleAuction } from './auctions';
import type { Run } from './bidding';
import { sampleBuilding } from './buildings';
import { listSampleDocuments } from './documents';
import { createRandom, type Random } from './drawing/random';
import { sampleFacts } from './facts';
import { knownEarlier } from './known-earlier';
import { sampleMedia } from './media';
import { roundTo } from './money-facts';
import type { SampleBidder } from './people';
import type { AuctionStage, Plan } from './plans';
import { sampleRemarks } from './remarks';
import { sampleRisks, withSampleHistory } from './risks';
import { houseValueThousands, settingOf, taxRateOf } from './settings';

export interface SaleInput {
  /** Also the seed of everything about it. */
  readonly number: number;
  readonly county: County;
  /** The how manieth of its county. */
  readonly indexInCounty: number;
  readonly subType: PropertySubType;
  readonly seller: Listing['seller'];
  readonly plan: Plan;
  readonly cast: readonly SampleBidder[];
  /** An auction's own id and times in place of those of its stage. */
  readonly auctionId?: string;
  readonly times?: SampleTimes;
  /** The moment of seeding, milliseconds UTC. */
  readonly now: number;
  readonly createSalt: () => string;
}

/** A fictional listing and, when it has one, its auction with everything that happened in it. */
export interface SampleSale {
  readonly listing: Listing;
  readonly auction: Run | null;
}

const dayMs = 24 * 3_600_000;

export function sampleSale(input: SaleInput): SampleSale {
  const { number, county, plan, now, seller } = input;
  const random = createRandom(`sale/${number}`);
  const { worth, ...building } = sampleBuilding(input.subType, settingOf(county.name), random);
  const { town, ...address } = sampleAddress(county, input.indexInCounty, random);
  const soundCents = Math.max(
    2_400_000,
    houseValueThousands(county.name) * 100_000 * worth * random.between(0.9, 1.1),
  );
  const taxRate = taxRateOf[settingOf(county.name)];
  const facts = sampleFacts({
    building: { ...building, worth },
    seller,
    valueCents: soundCents,
    taxRate,
    now,
    random,
  });
  const valueCents = facts.estimatedValue?.amountCents ?? soundCents * 0.85;
  const listingKey = `s${number}`;
  const listingId = `BNY-${number}`;
  const identity = {
    ...address,
    ...building,
    listingKey,
    listingId,
    unitNumber: unitOf(input.subType, random),
  };
  const auctionId = input.auctionId ?? `a${number}`;
  const auction =
    plan.kind === 'auction'
      ? sampleAuction({
          ...input,
          stage: plan.stage,
          auctionId,
          listingKey,
          valueCents,
          asksBuyNow: number % (buyNowEach[plan.stage] ?? Number.NaN) === 0,
          random: createRandom(`auction/${auctionId}`),
        })
      : null;
  const standing = standingOf(plan, auction, valueCents, now, random);
  const earlierBy = sinceOver(standing.closeDate, auction, now);
  const bare = listingSchema.parse({
    ...identity,
    ...knownEarlier(facts, earlierBy),
    ...standing,
    specialListingConditions: [
      ...facts.specialListingConditions,
      ...(standing.saleFormat === 'auction' ? ['Auction'] : []),
    ],
    slug: slugOf(identity),
    publicRemarks: sampleRemarks({ building: { ...building, worth }, town, facts, seller, random }),
    media: sampleMedia(identity),
    documents: listSampleDocuments({ ...identity, ...facts }, now - earlierBy - random.int(5, 40) * dayMs),
    seller,
    ...(number % 2 === 0 && isUpcoming(plan) && { takesOffers: true }),
    isSample: true,
  });
  const toldUntil = now - earlierBy;
  const listing = withSampleHistory({ ...bare, ...sampleRisks(bare, toldUntil) }, toldUntil);
  return { listing, auction };
}

/** One of so many at this stage asks a buy-now price. */
const buyNowEach: Readonly<Partial<Record<AuctionStage, number>>> = { upcoming: 5, 'ends-in-a-week': 2 };

const isUpcoming = (plan: Plan): boolean => plan.kind === 'auction' && plan.stage === 'upcoming';

/** How long ago the sale was over; 0 while it is not. */
function sinceOver(closeDate: number | null, auction: Run | null, now: number): number {
  const over = Math.min(closeDate ?? now, auction?.state.endsAt ?? now);
  return Math.max(0, now - over);
}

function unitOf(subType: PropertySubType, random: Random): string | null {
  if (subType === 'Condominium' || subType === 'StockCooperative')
    return `${random.int(2, 6)}${random.pick(['A', 'B', 'C', 'D', 'F'])}`;
  return subType === 'MobileHome' ? String(random.int(3, 88)) : null;
}

const statusOfStage: Readonly<Record<AuctionStage, StandardStatus>> = {
  'ends-in-an-hour': 'Active',
  'ends-in-a-day': 'Active',
  'ends-in-a-week': 'Active',
  upcoming: 'Active',
  sold: 'Pending',
  accepted: 'Pending',
  closed: 'Closed',
  undecided: 'Active',
  declined: 'Active',
  lapsed: 'Active',
  'no-bids': 'Active',
  cancelled: 'Active',
};

/** Format, status, prices and times, which depend on one another; the schema checks that they may. */
function standingOf(plan: Plan, auction: Run | null, valueCents: number, now: number, random: Random) {
  const status = plan.kind === 'auction' ? statusOfStage[plan.stage] : plan.status;
  const listedAt = auction
    ? (auction.events[0]?.event.at ?? now)
    : Math.round(now - listedAgo(status, random));
  const price = roundTo(valueCents * random.between(0.84, 1.02), valueCents > 50_000_000 ? 5000 : 900);
  const isFixed = plan.kind === 'listing' && plan.saleFormat === 'fixed-price';
  const soldFor = auction?.state.status === 'ended' ? auction.state.salePriceCents : null;
  const closeDate = auction ? auction.state.endsAt + 38 * dayMs : now - random.int(3, 50) * dayMs;
  const isPublic =
    isPublicStatus(status) || !['Draft', 'InReview', 'ChangesRequested', 'Rejected'].includes(status);
  return {
    standardStatus: status,
    saleFormat: isFixed ? 'fixed-price' : 'auction',
    auctionId: auction?.state.terms.auctionId ?? null,
    listPriceCents: isFixed ? price : null,
    previousListPriceCents:
      isFixed && status !== 'ComingSoon' && random.chance(0.25) ? roundTo(price * 1.06, 1000) : null,
    closePriceCents:
      status === 'Closed' ? (soldFor ?? roundTo(price * random.between(0.93, 1.03), 500)) : null,
    closeDate: status === 'Closed' ? closeDate : null,
    originalEntryAt: listedAt - 4 * dayMs,
    listedAt: isPublic ? listedAt : null,
    statusChangedAt: status === 'Closed' ? closeDate : (auction?.state.at ?? listedAt),
    modifiedAt: auction?.state.at ?? listedAt,
  };
}

function listedAgo(status: StandardStatus, random: Random): number {
  if (status === 'Closed') return random.between(95, 160) * dayMs;
  if (status === 'Pending' || status === 'ActiveUnderContract') return random.between(25, 80) * dayMs;
  return status === 'ComingSoon' ? random.between(0.05, 4) * dayMs : random.between(0.1, 60) * dayMs;
}
