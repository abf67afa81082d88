import 'server-only';
import {
  countResults,
  type ResultKind,
  type ResultsMonth,
  type ResultsPage,
  resultOf,
} from '@/lib/domain/listing-views/auction-results';
import { type ListingCard, toListingCard } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { auctionEndOf } from '@/lib/server/records/auctions/auctions';
import { listingModel } from './listings';

const perPage = 24;

/** Lists every month in which an auction ended, latest first. */
export async function listResultsMonths(): Promise<readonly ResultsMonth[]> {
  return [...byMonth(await listResults())].map(([month, results]) => toMonth(month, results));
}

/** Returns null if no auction ended in that month, or the month has fewer pages. */
export async function getResultsPage(month: string, page: number): Promise<ResultsPage | null> {
  const months = byMonth(await listResults());
  const results = months.get(month);
  if (!results) return null;
  const summary = toMonth(month, results);
  if (page < 1 || page > summary.pageCount) return null;
  const listed = results.filter(isListed).sort((a, b) => b.overAt - a.overAt);
  const names = [...months.keys()];
  const index = names.indexOf(month);
  return {
    ...summary,
    days: byDay(listed.slice((page - 1) * perPage, page * perPage)),
    page,
    unlisted: results.length - listed.length,
    earlier: names[index + 1] ?? null,
    later: names[index - 1] ?? null,
  };
}

/** An auction outcome. */
interface Outcome {
  readonly overAt: number;
  readonly day: string;
  readonly result: ResultKind;
}
interface Result extends Outcome {
  readonly record: AuctionRecord;
  /** The home, even if it had another auction since; undefined if it has no page. */
  readonly listing: Listing | undefined;
}
type ListedResult = Result & { readonly listing: Listing };

const isListed = (result: Result): result is ListedResult => result.listing !== undefined;

/** Lists every ended auction of every home, unordered. */
async function listResults(): Promise<readonly Result[]> {
  const { auctions, bySlug } = await listingModel();
  return [...auctions.values()].flatMap((record) => {
    const outcome = outcomeOf(record);
    return outcome ? [{ ...outcome, record, listing: bySlug.get(record.slug) }] : [];
  });
}

/** Outcomes by record. They never change, and every request for a month needs all of them. */
const cachedOutcomes = new WeakMap<AuctionRecord, Outcome>();

function outcomeOf(record: AuctionRecord): Outcome | null {
  const cached = cachedOutcomes.get(record);
  if (cached) return cached;
  const result = resultOf(publicAuction(record));
  if (result === null) return null;
  const overAt = auctionEndOf(record);
  const outcome = { overAt, day: newYorkDay(overAt), result };
  cachedOutcomes.set(record, outcome);
  return outcome;
}

function toMonth(month: string, results: readonly Result[]): ResultsMonth {
  return {
    month,
    counts: countResults(results.map(({ result }) => result)),
    total: results.length,
    changedAt: results.reduce((latest, { record }) => Math.max(latest, changedAt(record)), 0),
    pageCount: Math.max(1, Math.ceil(results.filter(isListed).length / perPage)),
  };
}

const changedAt = ({ state, aftermath }: AuctionRecord): number => Math.max(state.at, aftermath?.at ?? 0);

/** Groups results by month, latest month first. */
function byMonth(results: readonly Result[]): ReadonlyMap<string, readonly Result[]> {
  const months = new Map<string, Result[]>();
  for (const result of results) {
    const name = result.day.slice(0, 7);
    const month = months.get(name);
    if (month) month.push(result);
    else months.set(name, [result]);
  }
  return new Map([...months].sort(([a], [b]) => (a < b ? 1 : -1)));
}

function byDay(results: readonly ListedResult[]): ResultsPage['days'] {
  const days = new Map<string, ListingCard[]>();
  for (const { day, record, listing } of results)
    days.set(day, [...(days.get(day) ?? []), toListingCard(listing, publicAuction(record))]);
  return [...days].map(([day, cards]) => ({ day, cards }));
}
