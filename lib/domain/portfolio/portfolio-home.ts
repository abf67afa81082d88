import type { Draft } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import { confirmBy } from '@/lib/domain/drafts/fact-confirmation';
import { answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { isEditable, isForSale } from '@/lib/domain/drafts/review-state';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import type { ListingFigures } from '@/lib/domain/listing-views/listing-figures';
import { type ListingPhase, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { propertyKindOf } from '@/lib/domain/listings/labels';
import type { LotNames } from '@/lib/domain/listings/lot';
import { occupancyValues, propertySubTypes } from '@/lib/domain/listings/vocabulary';
import { getCountyByName } from '@/lib/domain/locations/counties';
import type { Task } from '@/lib/domain/notifications/agenda';

/** Where a home is between its first draft and its sale, as its seller counts. */
export const portfolioStatuses = [
  'draft',
  'in-review',
  'returned',
  'rejected',
  'published',
  'auction-live',
  'auction-ended',
  'under-contract',
  'sold',
  'off-market',
] as const;
export type PortfolioStatus = (typeof portfolioStatuses)[number];

/** What the portfolio keeps of a draft in memory. The other answers, photos and documents stay stored. */
export interface PortfolioDraft {
  /** Of the home as its draft has it. A separate object, because copying it whole is fast. */
  readonly facts: ReturnType<typeof factsOf>;
  readonly price: PortfolioHome['price'];
  readonly status: Draft['standing']['status'];
  readonly live: Draft['standing']['live'];
  /** By when its facts must be confirmed. */
  readonly confirmBy: number | null;
  readonly isReminded: boolean;
}

export function toPortfolioDraft(draft: Draft): PortfolioDraft {
  const { answers, standing } = draft;
  const of = answerOf(answers, 'saleFormat') === 'fixed-price' ? 'list' : 'starting';
  const priceCents = toDollars(answerOf(answers, of === 'list' ? 'listPrice' : 'startingBid'));
  return {
    facts: factsOf(draft),
    price: priceCents === null ? null : { of, cents: priceCents },
    status: standing.status,
    live: standing.live,
    confirmBy: standing.confirmation ? confirmBy(standing.confirmation) : null,
    isReminded: (standing.confirmation?.reminders ?? 0) > 0,
  };
}

function factsOf({ draftId, listingId, answers, standing, imported, changedAt }: Draft) {
  const place = placeOf(answers);
  const subType = propertySubTypes.find((each) => each === answerOf(answers, 'propertySubType'));
  const facts = {
    key: draftId,
    listingId,
    assetNumber: imported?.reference ?? null,
    street: answerOf(answers, 'street'),
    unit: answerOf(answers, 'unitNumber'),
    city: place?.city ?? answerOf(answers, 'city'),
    postalCode: answerOf(answers, 'postalCode'),
    /** The county's name for URLs; '' while it is unclear. */
    county: (place && getCountyByName(place.county)?.slug) || '',
    parcelNumber: answerOf(answers, 'parcelNumber'),
    kind: subType ? propertyKindOf(subType) : null,
    occupancy: occupancyValues.find((each) => each === answerOf(answers, 'occupancy')) ?? null,
    isEditable: isEditable(standing),
    changedAt,
  };
  const { street, unit, city, postalCode, assetNumber, parcelNumber } = facts;
  const numbers = [assetNumber, parcelNumber, listingId].map((number) => number ?? '');
  const text = [street, unit, city, place?.county ?? '', postalCode, ...numbers].join(' ');
  return { ...facts, text: [toSearchText(text), ...numbers.map(toSquashed)].join(' ') };
}

/** One home of the portfolio as of now. Amounts in cents, instants in ms. */
export interface PortfolioHome extends Readonly<ReturnType<typeof factsOf>> {
  /** The address of its public page; null while it has none. */
  readonly slug: string | null;
  /** Set if it is sold together with other homes. */
  readonly lot: LotNames | null;
  readonly lotPlace: LotPlace | null;
  readonly status: PortfolioStatus;
  readonly price: {
    readonly of: 'list' | 'starting' | 'current' | 'agreed' | 'sold';
    readonly cents: number;
  } | null;
  /** Null before the first publication. */
  readonly listedAt: number | null;
  /** The next deadline or date; null without one. */
  readonly next: { readonly of: NextDate; readonly at: number } | null;
  /** What the seller has to do; null if nothing. */
  readonly task: Pick<Task, 'path' | 'action' | 'what'> | null;
  readonly needsAction: boolean;
  /** Of the current or latest auction; null without one. */
  readonly bidders: number | null;
}

/** Where a home is in its lot. */
export interface LotPlace {
  /** The listing number of the home that leads the lot. */
  readonly leadNumber: string;
  /** From 1, in the order of the lot. */
  readonly position: number;
}

type NextDate = 'task' | 'auction-start' | 'auction-end' | 'confirmation';

interface HomeRecords {
  /** As of now; null while the home has no public page. */
  readonly card: ListingCard | null;
  /** The most urgent one. */
  readonly task: Task | null;
  readonly bidders: number | null;
  readonly lotPlace?: LotPlace | null;
}

/** A row of the portfolio. `now` in ms. */
export function toPortfolioHome(
  { facts, price, status: draftStatus, live, confirmBy: confirmAt, isReminded }: PortfolioDraft,
  { card, task, bidders, lotPlace = null }: HomeRecords,
  now: number,
): PortfolioHome {
  const phase = card && isForSale(live) ? phaseOf(card, now) : null;
  const status = phase ? statusOfPhase[phase] : statusOfDraft[draftStatus];
  return {
    ...facts,
    slug: card?.slug ?? null,
    lot: card?.lot ?? null,
    lotPlace,
    status,
    price: (phase && card && priceOfCard(card)) ?? price,
    listedAt: card ? Date.parse(card.listedAt) : null,
    next: nextOf(phase ? card : null, task, phase && confirmAt),
    task,
    needsAction:
      task !== null ||
      draftStatus === 'ChangesRequested' ||
      draftStatus === 'Hold' ||
      status === 'auction-ended' ||
      (phase !== null && isReminded),
    bidders: phase ? bidders : null,
  };
}

const statusOfPhase: Readonly<Record<ListingPhase, PortfolioStatus>> = {
  live: 'auction-live',
  upcoming: 'published',
  'for-sale': 'published',
  'coming-soon': 'published',
  'under-contract': 'under-contract',
  ended: 'auction-ended',
  sold: 'sold',
};

const statusOfDraft: Readonly<Record<Draft['standing']['status'], PortfolioStatus>> = {
  Draft: 'draft',
  InReview: 'in-review',
  ChangesRequested: 'returned',
  Rejected: 'rejected',
  ComingSoon: 'published',
  Active: 'published',
  Hold: 'off-market',
  Withdrawn: 'off-market',
};

function priceOfCard({ closePriceCents, auction, listPriceCents }: ListingCard): PortfolioHome['price'] {
  if (closePriceCents !== null) return { of: 'sold', cents: closePriceCents };
  if (auction?.salePriceCents != null) return { of: 'agreed', cents: auction.salePriceCents };
  if (auction) return { of: auction.bidCount > 0 ? 'current' : 'starting', cents: auction.currentPriceCents };
  return listPriceCents === null ? null : { of: 'list', cents: listPriceCents };
}

function nextOf(
  card: ListingCard | null,
  task: Task | null,
  confirmAt: number | null,
): PortfolioHome['next'] {
  if (task?.by != null) return { of: 'task', at: task.by };
  const auction = card?.auction;
  if (auction?.status === 'scheduled') return { of: 'auction-start', at: Date.parse(auction.startsAt) };
  if (auction?.status === 'open') return { of: 'auction-end', at: Date.parse(auction.endsAt) };
  return confirmAt === null ? null : { of: 'confirmation', at: confirmAt };
}

/** A home with what only its own documents hold. */
export interface PortfolioRow {
  readonly home: PortfolioHome;
  readonly draft: Draft;
  /** Null before publication. */
  readonly figures: ListingFigures | null;
}

/** Letters and digits in lower case, words separated by one space. */
export const toSearchText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Letters and digits only, so that a number is found with and without its hyphens. */
export const toSquashed = (text: string): string => toSearchText(text).replaceAll(' ', '');

/** Whole days since the first publication; null before it, and once the home is sold. `now` in ms. */
export const daysListed = (
  { listedAt, status }: Pick<PortfolioHome, 'listedAt' | 'status'>,
  now: number,
): number | null =>
  listedAt === null || status === 'sold' ? null : Math.max(0, Math.floor((now - listedAt) / dayMs));

const dayMs = 24 * 3_600_000;
