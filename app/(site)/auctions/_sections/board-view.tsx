import Link from 'next/link';
import type { ReactNode } from 'react';
import { BoardCalendar } from '@/components/auctions/board/board-calendar';
import { BoardFilters } from '@/components/auctions/board/board-filters';
import { boardHref, isFiltered, withoutBoardFilters } from '@/components/auctions/board/board-links';
import type { BoardRowTexts } from '@/components/auctions/board/board-row-texts';
import { BoardRows } from '@/components/auctions/board/board-rows';
import { boardTitles } from '@/components/auctions/board/board-titles';
import { DaySection } from '@/components/auctions/board/day-section';
import { dayTitle } from '@/components/auctions/board/day-title';
import { IgnoredNotice } from '@/components/search/ignored-notice';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Tabs } from '@/components/ui/tabs';
import { dataRoutes } from '@/lib/data-routes';
import {
  type BoardQuery,
  boardViews,
  type IgnoredBoardValue,
  type BoardView as View,
} from '@/lib/domain/search/query/board-query';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import type { AuctionBoard } from '@/lib/server/catalog/listings/auction-board';
import { boardView as copy } from '@/messages/auctions/board-view';

interface BoardGroup {
  readonly day: string | null;
  readonly total: number;
  readonly rows: readonly BoardRowTexts[];
}

interface BoardViewProps {
  readonly view: View;
  readonly query: BoardQuery;
  readonly ignored: readonly IgnoredBoardValue[];
  readonly board: Omit<AuctionBoard, 'groups'>;
  readonly groups: readonly BoardGroup[];
  /** Links under the calendar. */
  readonly children: ReactNode;
}

const words = {
  today: { title: copy.todaysAuctions, lead: copy.openOrOpening, empty: copy.noneToday, tab: copy.today },
  week: { title: copy.weeksAuctions, lead: copy.nextSevenDays, empty: copy.noneThisWeek, tab: copy.thisWeek },
  upcoming: {
    title: copy.upcomingAuctions,
    lead: copy.announcedStartTimes,
    empty: copy.noneUpcoming,
    tab: copy.upcoming,
  },
  results: {
    title: copy.auctionResults,
    lead: copy.everyAuctionStays,
    empty: copy.noneEnded,
    tab: copy.results,
  },
} as const satisfies Record<View, object>;

/** The auctions of a view or a day as dense rows, with filters, order and a month calendar. */
export function BoardView({ view, query, ignored, board, groups, children }: BoardViewProps) {
  const { title, lead } = words[view];
  const { day } = query;
  return (
    <div className="page-width pt-5 sm:pt-6">
      <h1 className="text-title font-semibold">{day ? copy.auctionsOn({ day: dayTitle(day) }) : title}</h1>
      <p className="mb-1 mt-1 max-w-5xl text-text-muted">{day ? copy.openOrCloseOnDay : lead}</p>
      <Tabs
        label={copy.auctionViews}
        tabs={boardViews.map((each) => ({
          href: boardHref(each, query, { day: null, month: null }),
          label: words[each].tab,
          count: board.counts[each],
          isCurrent: each === view && day === null,
        }))}
      />
      <BoardFilters view={view} query={query} ignored={ignored} places={board.places} />
      <IgnoredNotice ignored={ignored} titles={boardTitles} className="mt-5" />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_15.75rem] lg:gap-x-8">
        <div>
          <p className="mt-3 flex flex-wrap items-center justify-between gap-x-6 text-sm">
            <span role="status">{copy.auctionsFound({ total: board.total })}</span>
            <a href="#calendar" className="text-link inline-flex min-h-11 items-center lg:hidden">
              {copy.calendar}
            </a>
          </p>
          {groups.length === 0 ? (
            <NoAuctions view={view} query={query} />
          ) : (
            groups.map((group) => <Group key={group.day} group={group} />)
          )}
          <Paging view={view} query={query} next={board.next} />
        </div>
        <div className="no-print mt-12 self-start max-lg:max-w-md lg:sticky lg:top-4 lg:mt-4">
          <BoardCalendar view={view} query={query} calendar={board.calendar} today={board.today} />
          {children}
          <MoreLinks />
        </div>
      </div>
    </div>
  );
}

function Group({ group: { day, total, rows } }: { readonly group: BoardGroup }) {
  if (day !== null)
    return (
      <DaySection day={day} note={copy.auctionsOnDay({ total })}>
        <BoardRows rows={rows} />
      </DaySection>
    );
  return (
    <section aria-labelledby="sorted" className="mt-2 border-t border-primary">
      <h2 id="sorted" className="sr-only">
        {copy.auctions}
      </h2>
      <BoardRows rows={rows} />
    </section>
  );
}

function NoAuctions({ view, query }: Pick<BoardViewProps, 'view' | 'query'>) {
  if (isFiltered(query))
    return (
      <EmptyState
        title={copy.noneMatch}
        className="mt-4"
        actions={
          <LinkButton href={boardHref(view, withoutBoardFilters(query))} rel="nofollow">
            {copy.clearFilters}
          </LinkButton>
        }
      >
        {copy.removeAFilter}
      </EmptyState>
    );
  return (
    <EmptyState
      title={query.day ? copy.noneOnDay : words[view].empty}
      className="mt-4"
      actions={<LinkButton href={routes.properties}>{copy.allProperties}</LinkButton>}
    >
      {copy.canBuyFixed}
    </EmptyState>
  );
}

function Paging({ view, query, next }: Pick<BoardViewProps, 'view' | 'query'> & Pick<AuctionBoard, 'next'>) {
  if (next === null && query.from === null) return null;
  return (
    <nav aria-label={copy.pages} className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
      {next !== null && (
        <LinkButton href={boardHref(view, query, { from: next })} prefetch={false} rel="next">
          {view === 'results' && !query.day ? copy.earlierAuctions : copy.moreAuctions}
        </LinkButton>
      )}
      {query.from !== null && (
        <Link
          href={boardHref(view, query)}
          prefetch={false}
          className="text-link inline-flex min-h-11 items-center"
        >
          {copy.firstPage}
        </Link>
      )}
    </nav>
  );
}

const MoreLinks = () => (
  <ul className="mt-4 border-t border-line pt-2 text-sm [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center">
    <li>
      <Link href={pageRoutes.results} prefetch={false} className="text-link">
        {copy.resultsByMonth}
      </Link>
    </li>
    <li>
      <a href={dataRoutes.calendar()} className="text-link">
        {copy.subscribeCalendar}
      </a>
    </li>
    <li>
      <a href={dataRoutes.feed()} className="text-link">
        {copy.feedNewListings}
      </a>
    </li>
  </ul>
);
