import 'server-only';
import {
  type BoardAuction,
  type BoardPage,
  pageOfBoard,
  totalsByDay,
} from '@/lib/domain/auctions/views/auction-board';
import {
  type AuctionCalendar,
  monthOf,
  toAuctionCalendar,
} from '@/lib/domain/auctions/views/auction-calendar';
import { cardAsOf, type ListingCard } from '@/lib/domain/listing-views/listing-card';
import { listingPhases, phaseOf } from '@/lib/domain/listing-views/sale-phase';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import { recordOf } from '@/lib/domain/search/index/record-of';
import { type BoardQuery, type BoardView, boardViews } from '@/lib/domain/search/query/board-query';
import { emptyQuery, type ListingQuery } from '@/lib/domain/search/query/listing-query';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { clock } from '@/lib/server/platform/clock';
import type { AuctionRecord } from '@/lib/server/records/auctions/auction-collections';
import { auctionEndOf } from '@/lib/server/records/auctions/auctions';
import { listingModel } from './listings';

/** They fill about two windows. */
const perPage = 12;

export interface AuctionOnBoard extends BoardAuction {
  readonly phase: 'live' | 'upcoming' | 'ended';
  readonly card: ListingCard;
}

export interface AuctionBoard extends BoardPage<AuctionOnBoard> {
  readonly today: string;
  /** Auctions in each view, and in the view that is read, under the filters. */
  readonly counts: Readonly<Record<BoardView, number>>;
  readonly total: number;
  readonly calendar: AuctionCalendar;
  /** Auctions of the view by county, under the other filters. County names. */
  readonly places: ReadonlyMap<string, number>;
}

/** Reads a page of the board. Null for an invalid place. */
export async function readAuctionBoard(view: BoardView, query: BoardQuery): Promise<AuctionBoard | null> {
  const { filters, sort, day, month, from } = query;
  const now = clock.now();
  const today = newYorkDay(now);
  const everywhere = await listAuctionsOnBoard({ ...filters, counties: [] }, now);
  const [county] = filters.counties;
  const found = county === undefined ? everywhere : await listAuctionsOnBoard(filters, now);
  const isShown = day === null ? inView(view, today) : (auction: AuctionOnBoard) => auction.day === day;
  const shown = found.filter(isShown);
  const isBackwards = day === null && view === 'results';
  const page = pageOfBoard(shown, { from, sort, limit: perPage, isBackwards });
  return (
    page && {
      ...page,
      groups: page.groups.map((group) => ({
        ...group,
        items: group.items.map((item) => asOfNow(item, now)),
      })),
      today,
      counts: recordOf(boardViews, (each) => found.filter(inView(each, today)).length),
      total: shown.length,
      calendar: toAuctionCalendar(month ?? monthOf(day ?? today), totalsByDay(found)),
      places: countByCounty(everywhere.filter(isShown)),
    }
  );
}

/** Lists the auctions of public listings, unordered. Their cards are as last stored. */
export async function listAuctionsOnBoard(
  filters: ListingQuery = emptyQuery,
  now: number = clock.now(),
): Promise<readonly AuctionOnBoard[]> {
  const { auctions, index } = await listingModel();
  return index
    .match({ ...filters, saleFormats: ['auction'], phases: listingPhases }, now)
    .flatMap(({ card }) => {
      const record = auctions.get(card.auction?.id ?? '');
      return record ? [onBoard(card, record, now)] : [];
    });
}

function onBoard(card: ListingCard, record: AuctionRecord, now: number): AuctionOnBoard {
  const found = phaseOf({ ...card, status: 'Active' }, now);
  const phase = found === 'live' || found === 'upcoming' ? found : 'ended';
  const { start, end } = datesOf(record);
  return {
    auctionId: record.state.terms.auctionId,
    card,
    phase,
    ...(phase === 'upcoming' ? start : end),
    priceCents: priceOf(card) ?? 0,
    bidCount: record.state.bidCount,
  };
}

interface BoardDate {
  readonly at: number;
  readonly day: string;
}

/** By record, because a changed auction is another record and formatting every day is slow. */
const knownDates = new WeakMap<AuctionRecord, { readonly start: BoardDate; readonly end: BoardDate }>();

function datesOf(record: AuctionRecord) {
  const known = knownDates.get(record);
  if (known) return known;
  const [start, end] = [record.state.terms.startsAt, auctionEndOf(record)];
  const dates = { start: { at: start, day: newYorkDay(start) }, end: { at: end, day: newYorkDay(end) } };
  knownDates.set(record, dates);
  return dates;
}

/** Whether an auction is in a view: open, upcoming, over, or with its next date within the seven days. */
function inView(view: BoardView, today: string): (auction: AuctionOnBoard) => boolean {
  const lastDay = new Date(Date.parse(today) + 6 * 24 * 3_600_000).toISOString().slice(0, 10);
  switch (view) {
    case 'today':
      return ({ phase, day }) => phase === 'live' || (phase === 'upcoming' && day === today);
    case 'week':
      return ({ phase, day }) => phase !== 'ended' && day <= lastDay;
    case 'upcoming':
      return ({ phase }) => phase === 'upcoming';
    case 'results':
      return ({ phase }) => phase === 'ended';
  }
}

const asOfNow = (item: AuctionOnBoard, now: number): AuctionOnBoard => ({
  ...item,
  card: cardAsOf(item.card, now),
});

function countByCounty(auctions: readonly AuctionOnBoard[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { card } of auctions) counts.set(card.county, (counts.get(card.county) ?? 0) + 1);
  return counts;
}
