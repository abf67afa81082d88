import 'server-only';
import {
  countResults,
  type ResultKind,
  type ResultsMonth,
  type ResultsPage,
  resultOf,
} from '@/lib/domain/auction/results';
import { type ListingCard, toListingCard } from '@/lib/domain/listing/views';
import { newYorkDay } from '@/lib/domain/new-york-day';
import { publicAuction } from './auctions';
import { listingModel } from './listings';
import type { AuctionRecord } from './store/collections';

const perPage = 60;

/** When it was over, ms: at its end, or before that when it was cancelled. */
export const overSince = ({ state }: AuctionRecord): number => Math.min(state.endsAt, state.at);

/** Every month in which an auction was over, the latest first. */
export async function listResultsMonths(): Promise<readonly ResultsMonth[]> {
  return [...byMonth(await listResults())].map(([month, results]) => toMonth(month, results));
}

/** Null when no auction was over in that month, or it has fewer pages. */
export async function getResultsPage(month: string, page: number): Promise<ResultsPage | null> {
  const months = byMonth(await listResults());
  const results = months.get(month);
  if (!results) return null;
  const counted = toMonth(month, results);
  if (page < 1 || page > counted.pageCount) return null;
  const listed = results.filter(isListed);
  const names = [...months.keys()];
  const place = names.indexOf(month);
  return {
    ...counted,
    days: byDay(listed.slice((page - 1) * perPage, page * perPage)),
    page,
    unlisted: results.length - listed.length,
    earlier: names[place + 1] ?? null,
    later: names[place - 1] ?? null,
  };
}

interface Result {
  readonly day: string;
  readonly changedAt: number;
  readonly result: ResultKind;
  /** The home with this auction, also when it has had another since; null while it has no page. */
  readonly card: ListingCard | null;
}
type ListedResult = Result & { readonly card: ListingCard };

const isListed = (result: Result): result is ListedResult => result.card !== null;

/** Every auction that is over, of every home, the latest first. */
async function listResults(): Promise<readonly Result[]> {
  const { auctions, bySlug } = await listingModel();
  return [...auctions.values()]
    .flatMap((record) => {
      const auction = publicAuction(record);
      const result = resultOf(auction);
      if (result === null) return [];
      const listing = bySlug.get(record.slug);
      const card = listing ? toListingCard(listing, auction) : null;
      const overAt = overSince(record);
      return [{ overAt, day: newYorkDay(overAt), changedAt: record.state.at, result, card }];
    })
    .sort((a, b) => b.overAt - a.overAt);
}

function toMonth(month: string, results: readonly Result[]): ResultsMonth {
  return {
    month,
    counts: countResults(results.map(({ result }) => result)),
    total: results.length,
    changedAt: results.reduce((latest, { changedAt }) => Math.max(latest, changedAt), 0),
    pageCount: Math.max(1, Math.ceil(results.filter(isListed).length / perPage)),
  };
}

function byMonth(results: readonly Result[]): ReadonlyMap<string, readonly Result[]> {
  const months = new Map<string, Result[]>();
  for (const result of results) {
    const name = result.day.slice(0, 7);
    const month = months.get(name);
    if (month) month.push(result);
    else months.set(name, [result]);
  }
  return months;
}

function byDay(results: readonly ListedResult[]): ResultsPage['days'] {
  const days = new Map<string, ListingCard[]>();
  for (const { day, card } of results) days.set(day, [...(days.get(day) ?? []), card]);
  return [...days].map(([day, cards]) => ({ day, cards }));
}
