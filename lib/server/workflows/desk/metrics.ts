import 'server-only';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import { resultOf } from '@/lib/domain/listing-views/auction-results';
import { toLine } from '@/lib/domain/open-data/csv-cell';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import {
  type EndedAuction,
  figureNames,
  figuresOf,
  type WeekFigures,
} from '@/lib/domain/staff/metrics/figures';
import { weekOf, weeksUntil } from '@/lib/domain/staff/metrics/week';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { auctionEndOf } from '@/lib/server/records/auctions/auctions';
import { defaultCases } from '@/lib/server/records/desk/desk-collections';
import { listResponses } from '@/lib/server/records/desk/desk-weeks';

const shownWeeks = 13;
const freshMs = 60_000;

/** The figures of the last weeks, earliest first; at most a minute old. */
export async function readMetrics(
  by: User,
  now: number,
): Promise<Result<readonly WeekFigures[], StaffRefusal>> {
  const refusal = refuseStaff(by);
  return refusal ? refuse(refusal) : ok(await latestFigures(now));
}

/** The same as a CSV table. */
export const toMetricsTable = (figures: readonly WeekFigures[]): readonly string[] => [
  toLine(['week', ...figureNames]),
  ...figures.map((week) => toLine([week.week, ...figureNames.map((name) => week[name])])),
];

/** For jobs, which act for nobody. */
export async function latestFigures(now: number): Promise<readonly WeekFigures[]> {
  const cached = cache();
  if (cached.figures && Math.abs(now - cached.at) < freshMs) return cached.figures;
  const figures = await measure(now);
  Object.assign(cached, { at: now, figures });
  return figures;
}

interface Cached {
  at: number;
  figures: readonly WeekFigures[] | null;
}
const cache = perProcess('deskMetrics', (): Cached => ({ at: 0, figures: null }));

/** Far above what the shown weeks have. */
const mostDefaults = 2_000;

async function measure(now: number): Promise<readonly WeekFigures[]> {
  const weeks = weeksUntil(now, shownWeeks);
  const [first = weekOf(now)] = weeks;
  // A day earlier, because a week begins at midnight in New York.
  const since = Date.parse(first) - 24 * 3_600_000;
  const [{ published, auctions, bySlug }, { docs }, responses] = await Promise.all([
    listingModel(),
    runtime().store.query(defaultCases, {
      where: [{ field: 'at', op: '>=', value: since }],
      orderBy: [{ field: 'at', direction: 'desc' }],
      limit: mostDefaults,
    }),
    listResponses(first),
  ]);
  const ended = [...auctions.values()].flatMap((record) => {
    const estimate = bySlug.get(record.slug)?.estimatedValue?.amountCents ?? null;
    return toEnded(record, estimate, { since, now });
  });
  const listedAt = [...published.values()].flatMap(({ listedAt: at }) =>
    at !== null && at >= since ? at : [],
  );
  return figuresOf(
    { listedAt, auctions: ended, defaultedAt: docs.map(({ data }) => data.at), responses },
    weeks,
  );
}

function toEnded(
  record: AuctionRecord,
  estimateCents: number | null,
  { since, now }: { readonly since: number; readonly now: number },
): EndedAuction | readonly [] {
  const overAt = auctionEndOf(record);
  if (overAt < since || overAt > now) return [];
  const auction = publicAuction(record);
  const result = resultOf(auction);
  if (result === null || result === 'cancelled') return [];
  const priceCents = result === 'sold' ? (auction.salePriceCents ?? auction.currentPriceCents) : null;
  return { overAt, priceCents, estimateCents };
}
