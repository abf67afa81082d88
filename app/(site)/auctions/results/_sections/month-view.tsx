import Link from 'next/link';
import { toBoardRow } from '@/components/auctions/board/board-row-texts';
import { BoardRows } from '@/components/auctions/board/board-rows';
import { DaySection } from '@/components/auctions/board/day-section';
import { monthTitle } from '@/components/auctions/board/day-title';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { DataTable } from '@/components/layout/data-table';
import { pageNumbers } from '@/components/search/page-numbers';
import { Paging } from '@/components/search/paging';
import { JsonLd } from '@/components/structured-data/json-ld';
import { breadcrumbList, itemList } from '@/components/structured-data/lists';
import { resultLabel } from '@/lib/copy/listings/result-label';
import { type ResultsPage, resultKinds } from '@/lib/domain/listing-views/auction-results';
import { formatCount } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { env } from '@/lib/server/platform/env';
import { monthView as copy } from '@/messages/auctions/month-view';
import { resultsCrumbs } from './results-crumbs';

/** Auction outcomes of a month: counts, then one by one. */
export function MonthView({ results }: { readonly results: ResultsPage }) {
  const { month, days, page, pageCount, unlisted } = results;
  const trail = resultsCrumbs(month);
  const { siteUrl } = env();
  return (
    <div className="page-width pt-4 md:pt-6">
      <JsonLd
        things={[
          breadcrumbList(trail, siteUrl),
          itemList(
            days.flatMap(({ cards }) => cards),
            { siteUrl },
          ),
        ]}
      />
      <Breadcrumbs trail={trail} />
      <h1 className="text-title font-semibold">
        {copy.auctionResultsOther({ month: monthTitle(month), page })}
      </h1>
      <p className="mt-2 max-w-prose leading-relaxed text-text-muted">{copy.listedEndDate}</p>
      {page === 1 && <Outcomes results={results} />}
      <div className="mt-8">
        {days.map(({ day, cards }) => (
          <DaySection key={day} day={day} note={copy.auctionsEnded({ cards: cards.length })}>
            <BoardRows rows={cards.flatMap((card) => toBoardRow(card))} />
          </DaySection>
        ))}
      </div>
      {unlisted > 0 && (
        <p className="mt-10 text-sm text-text-muted">{copy.moreAuctionsIncluded({ unlisted })}</p>
      )}
      {pageCount > 1 && <Paging page={page} pageCount={pageCount} hrefs={pageHrefs(results)} />}
      <MonthLinks results={results} />
    </div>
  );
}

const Outcomes = ({ results: { month, counts, total } }: { readonly results: ResultsPage }) => (
  <DataTable
    caption={copy.auctionsEndedIn({ month: monthTitle(month) })}
    columns={[{ label: copy.outcome }, { label: copy.auctions, isNumber: true }]}
    rows={[
      ...resultKinds.map((kind) => [resultLabel(kind), formatCount(counts[kind])]),
      [copy.all, formatCount(total)],
    ]}
  />
);

const MonthLinks = ({ results: { earlier, later } }: { readonly results: ResultsPage }) => (
  <nav
    aria-label={copy.otherMonths}
    className="mt-10 flex flex-wrap gap-x-8 gap-y-3 border-t border-line pt-6"
  >
    {[later, earlier].map(
      (month) =>
        month && (
          <Link key={month} href={pageRoutes.resultsOf(month)} prefetch={false} className="text-link">
            {monthTitle(month)}
          </Link>
        ),
    )}
    <Link href={pageRoutes.results} prefetch={false} className="text-link">
      {copy.allMonths}
    </Link>
  </nav>
);

const pageHrefs = ({ month, page, pageCount }: ResultsPage): Record<number, string> =>
  Object.fromEntries(
    pageNumbers(page, pageCount).flatMap((pageNumber) =>
      pageNumber === null ? [] : [[pageNumber, pageRoutes.resultsOf(month, pageNumber)]],
    ),
  );
