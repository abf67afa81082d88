import Link from 'next/link';
import { monthTitle } from '@/components/auctions/board/day-title';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { DataTable } from '@/components/layout/data-table';
import { pageMetadata } from '@/components/layout/page-metadata';
import { JsonLd } from '@/components/structured-data/json-ld';
import { breadcrumbList } from '@/components/structured-data/lists';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { resultLabel } from '@/lib/copy/listings/result-label';
import { type ResultsMonth, resultKinds } from '@/lib/domain/listing-views/auction-results';
import { formatCount } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { listResultsMonths } from '@/lib/server/catalog/listings/auction-results';
import { env } from '@/lib/server/platform/env';
import { resultsPage as copy } from '@/messages/auctions/results-page';
import { resultsCrumbs } from './_sections/results-crumbs';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: copy.auctionResultsMonth,
  description: copy.everyAuctionBank,
  path: pageRoutes.results,
});

export default async function Page() {
  const months = await listResultsMonths();
  const trail = resultsCrumbs();
  return (
    <div className="page-width pt-4 md:pt-6">
      <JsonLd things={[breadcrumbList(trail, env().siteUrl)]} />
      <Breadcrumbs trail={trail} />
      <h1 className="text-title font-semibold">{copy.auctionResultsMonth}</h1>
      <p className="mt-2 max-w-prose leading-relaxed text-text-muted">{copy.everyAuctionStays}</p>
      {months.length === 0 ? (
        <EmptyState
          title={copy.noAuctionsEnded}
          className="mt-10"
          actions={<LinkButton href={routes.auctions}>{copy.liveAuctions}</LinkButton>}
        >
          {copy.resultsAppearOnce}
        </EmptyState>
      ) : (
        <Months months={months} />
      )}
    </div>
  );
}

const Months = ({ months }: { readonly months: readonly ResultsMonth[] }) => (
  <DataTable
    caption={copy.auctionsMonthEnded}
    columns={[
      { label: copy.month },
      ...resultKinds.map((kind) => ({ label: resultLabel(kind), isNumber: true })),
      { label: copy.all, isNumber: true },
    ]}
    rows={months.map(({ month, counts, total }) => [
      <Link
        key={month}
        href={pageRoutes.resultsOf(month)}
        prefetch={false}
        className="inline-block py-0.5 text-link"
      >
        {monthTitle(month)}
      </Link>,
      ...resultKinds.map((kind) => formatCount(counts[kind])),
      formatCount(total),
    ])}
  />
);
