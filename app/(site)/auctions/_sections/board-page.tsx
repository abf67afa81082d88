import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { boardHref } from '@/components/auctions/board/board-links';
import { toBoardRow } from '@/components/auctions/board/board-row-texts';
import { RefreshForViewer } from '@/components/auctions/board/refresh-for-viewer';
import { SaleDayLinks } from '@/components/auctions/sale-day/sale-day-link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { JsonLd } from '@/components/structured-data/json-ld';
import { itemList } from '@/components/structured-data/lists';
import {
  type BoardQuery,
  parseBoardQuery,
  toBoardParams,
  type BoardView as View,
} from '@/lib/domain/search/query/board-query';
import { type AuctionBoard, readAuctionBoard } from '@/lib/server/catalog/listings/auction-board';
import { listCurrentSaleDays } from '@/lib/server/catalog/listings/sale-days';
import { getUser } from '@/lib/server/people/sessions/session';
import { env } from '@/lib/server/platform/env';
import { listPositions } from '@/lib/server/records/auctions/auctions';
import { boardPage as copy } from '@/messages/auctions/board-page';
import { BoardView } from './board-view';

type SearchParams = Promise<Record<string, string | string[] | undefined>>;

const words = {
  today: [copy.todayTitle, copy.todayDescription],
  week: [copy.weekTitle, copy.weekDescription],
  upcoming: [copy.upcomingTitle, copy.upcomingDescription],
  results: [copy.resultsTitle, copy.resultsDescription],
} as const satisfies Record<View, readonly [string, string]>;

/** Only whole views are indexed. */
export async function boardMetadata(view: View, searchParams: SearchParams): Promise<Metadata> {
  const [title, description] = words[view];
  const { query } = parseBoardQuery(await searchParams);
  const path = boardHref(view, query, { from: query.from });
  return pageMetadata({ title, description, path, indexing: { isIndexed: isWhole(query), until: null } });
}

/** One view of the auction board, rendered per request: it shows the signed-in person's positions. */
export async function BoardPage({
  view,
  searchParams,
}: {
  readonly view: View;
  readonly searchParams: SearchParams;
}) {
  const { query, ignored } = parseBoardQuery(await searchParams);
  const [board, user, saleDays] = await Promise.all([
    readAuctionBoard(view, query),
    getUser(),
    listCurrentSaleDays(),
  ]);
  if (!board) notFound();
  const positions = user && (await listPositions(user.uid, idsOf(board)));
  const groups = board.groups.map(({ day, total, items }) => ({
    day,
    total,
    rows: items.flatMap(({ auctionId, card }) => toBoardRow(card, positions?.get(auctionId))),
  }));
  const cards = board.groups.flatMap(({ items }) => items.map(({ card }) => card));
  return (
    <>
      {isWhole(query) && (
        <JsonLd things={[itemList(cards, { siteUrl: env().siteUrl, total: board.total })]} />
      )}
      <RefreshForViewer isSignedIn={user !== null} />
      <BoardView view={view} query={query} ignored={ignored} board={board} groups={groups}>
        <SaleDayLinks days={saleDays.filter(({ day }) => query.day === null || day === query.day)} />
      </BoardView>
    </>
  );
}

const isWhole = (query: BoardQuery): boolean => toBoardParams(query).size === 0;

const idsOf = ({ groups }: AuctionBoard) =>
  groups.flatMap(({ items }) => items.map(({ auctionId }) => auctionId));
