import { weekOf } from './week';

/** The figures of a week, in the order of the page. Shares in whole percent, times in hours. */
export const figureNames = [
  'listings',
  'auctions',
  'sellThrough',
  'priceToEstimate',
  'defaults',
  'reviewHours',
  'limitHours',
  'reportHours',
] as const;
export type FigureName = (typeof figureNames)[number];

/** Null where nothing happened that could be measured. */
export type WeekFigures = { readonly week: string } & Readonly<Record<FigureName, number | null>>;

/** The queues whose response times are measured. */
export type MeasuredQueue = 'reviews' | 'limits' | 'reports';

/** Decisions of one week: their number, and how long they waited together (ms). */
export interface Responses {
  readonly count: number;
  readonly sumMs: number;
}

/** An auction that is over. `priceCents` is null if it was not sold. */
export interface EndedAuction {
  readonly overAt: number;
  readonly priceCents: number | null;
  readonly estimateCents: number | null;
}

export interface MeasuredFacts {
  /** When homes were listed first. Instants in ms. */
  readonly listedAt: readonly number[];
  readonly auctions: readonly EndedAuction[];
  readonly defaultedAt: readonly number[];
  readonly responses: ReadonlyMap<string, Readonly<Partial<Record<MeasuredQueue, Responses>>>>;
}

/** The figures of these weeks. */
export function figuresOf(facts: MeasuredFacts, weeks: readonly string[]): readonly WeekFigures[] {
  const listed = countByWeek(facts.listedAt);
  const defaulted = countByWeek(facts.defaultedAt);
  const ended = byWeek(facts.auctions);
  return weeks.map((week) => {
    const auctions = ended.get(week) ?? [];
    const sold = auctions.filter(({ priceCents }) => priceCents !== null);
    const responses = facts.responses.get(week) ?? {};
    return {
      week,
      listings: listed.get(week) ?? 0,
      auctions: auctions.length,
      sellThrough: auctions.length === 0 ? null : Math.round((100 * sold.length) / auctions.length),
      priceToEstimate: medianOf(sold.flatMap(shareOfEstimate)),
      defaults: defaulted.get(week) ?? 0,
      reviewHours: averageHours(responses.reviews),
      limitHours: averageHours(responses.limits),
      reportHours: averageHours(responses.reports),
    };
  });
}

function byWeek(auctions: readonly EndedAuction[]): ReadonlyMap<string, readonly EndedAuction[]> {
  const weeks = new Map<string, EndedAuction[]>();
  for (const auction of auctions) {
    const week = weekOf(auction.overAt);
    const found = weeks.get(week);
    if (found) found.push(auction);
    else weeks.set(week, [auction]);
  }
  return weeks;
}

function countByWeek(instants: readonly number[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const at of instants) {
    const week = weekOf(at);
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  return counts;
}

const shareOfEstimate = ({ priceCents, estimateCents }: EndedAuction): number | readonly [] =>
  priceCents === null || !estimateCents ? [] : (100 * priceCents) / estimateCents;

function medianOf(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

const hourMs = 3_600_000;

const averageHours = (responses: Responses | undefined): number | null =>
  responses && responses.count > 0
    ? Math.round((10 * responses.sumMs) / responses.count / hourMs) / 10
    : null;
