import Link from 'next/link';
import type { BoardRowTexts } from '@/components/auctions/board/board-row-texts';
import { BoardRows } from '@/components/auctions/board/board-rows';
import { boardTitles } from '@/components/auctions/board/board-titles';
import { saleDayCrumbs, saleDayLead, saleDayTitle } from '@/components/auctions/sale-day/sale-day-copy';
import { SaleDayFilters } from '@/components/auctions/sale-day/sale-day-filters';
import { saleDayHref } from '@/components/auctions/sale-day/sale-day-links';
import { SaleDaySummary } from '@/components/auctions/sale-day/sale-day-summary';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { SellerLogo } from '@/components/organizations/seller-logo';
import { IgnoredNotice } from '@/components/search/ignored-notice';
import { pageNumbers } from '@/components/search/page-numbers';
import { Paging } from '@/components/search/paging';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { dataRoutes } from '@/lib/data-routes';
import type { IgnoredBoardValue } from '@/lib/domain/search/query/board-query';
import type { SaleDayQuery } from '@/lib/domain/search/query/sale-day-query';
import { routes } from '@/lib/routes';
import type { ShownSaleDay } from '@/lib/server/catalog/listings/sale-days';
import { saleDay as copy } from '@/messages/auctions/sale-day';

interface SaleDayViewProps {
  readonly day: ShownSaleDay;
  readonly query: SaleDayQuery;
  readonly ignored: readonly IgnoredBoardValue[];
  /** Lots of the page. */
  readonly rows: readonly BoardRowTexts[];
  /** Lots on all pages, under the filters. */
  readonly found: number;
  readonly pageCount: number;
}

/** The lots of a sale day in the order of their end, with their state, clock and result. */
export function SaleDayView({ day, query, ignored, rows, found, pageCount }: SaleDayViewProps) {
  const { slug, lots } = day;
  return (
    <div className="page-width pb-4 pt-4 md:pt-6">
      <Breadcrumbs trail={saleDayCrumbs(day)} />
      <SellerLogo seller={{ name: day.sellerName, logo: day.sellerLogo }} className="mb-3" />
      <h1 className="break-words text-title font-semibold">{saleDayTitle(day)}</h1>
      <Summary day={day} rows={rows} />
      <p className="mt-2 max-w-prose text-text-muted">{saleDayLead(day)}</p>
      <ul className="no-print mt-2 flex flex-wrap gap-x-6 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">
        <li>
          <a href={dataRoutes.saleDayCalendar(slug)} className="text-link">
            {copy.addToCalendar}
          </a>
        </li>
        <li>
          <Link href={routes.auctions} prefetch={false} className="text-link">
            {copy.allAuctions}
          </Link>
        </li>
      </ul>
      <SaleDayFilters slug={slug} query={query} ignored={ignored} places={placesOf(day)} />
      <IgnoredNotice ignored={ignored} titles={titles} className="mt-5" />
      <section aria-labelledby="lots" className="mt-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-primary pb-1">
          <h2 id="lots" className="font-semibold">
            {copy.lots}
          </h2>
          <p role="status" className="text-sm text-text-muted">
            {copy.lotsShown({ shown: found, total: lots.length })}
          </p>
        </div>
        {rows.length === 0 ? (
          <EmptyState
            title={copy.noneMatch}
            className="mt-4"
            actions={<LinkButton href={saleDayHref(slug)}>{copy.clearFilters}</LinkButton>}
          >
            {copy.removeAFilter}
          </EmptyState>
        ) : (
          <BoardRows rows={rows} />
        )}
      </section>
      {pageCount > 1 && (
        <Paging page={query.page} pageCount={pageCount} hrefs={hrefsOf(slug, query, pageCount)} />
      )}
    </div>
  );
}

const titles: ReadonlyMap<string, string> = new Map([...boardTitles, ['state', copy.state]]);

/** Only the rows of this page are live; the note says that the others are as of when the page was made. */
function Summary({ day: { lots }, rows }: Pick<SaleDayViewProps, 'day' | 'rows'>) {
  const shown = new Set(rows.map(({ auction }) => auction.id));
  const others = lots.flatMap(({ number, card: { auction } }) => {
    if (!auction || shown.has(auction.id)) return [];
    const { status, outcome, endsAt, serverTime } = auction;
    return [{ number, auction: { status, outcome, endsAt, serverTime } }];
  });
  return (
    <SaleDaySummary lots={rows.map(({ lot = 0, auction }) => ({ number: lot, auction }))} others={others} />
  );
}

function placesOf({ lots }: ShownSaleDay): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const { card } of lots) places.set(card.county, (places.get(card.county) ?? 0) + 1);
  return places;
}

const hrefsOf = (slug: string, query: SaleDayQuery, pageCount: number): Readonly<Record<number, string>> =>
  Object.fromEntries(
    pageNumbers(query.page, pageCount).flatMap((page) =>
      page === null ? [] : [[page, saleDayHref(slug, query, { page })]],
    ),
  );
