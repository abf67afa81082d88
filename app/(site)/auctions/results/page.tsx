import Link from 'next/link';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { DataTable } from '@/components/layout/data-table';
import { pageMetadata } from '@/components/layout/page-metadata';
import { JsonLd } from '@/components/structured-data/json-ld';
import { breadcrumbList } from '@/components/structured-data/lists';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { type ResultsMonth, resultKinds, resultLabel } from '@/lib/domain/listing-views/auction-results';
import { formatCount } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { listResultsMonths } from '@/lib/server/catalog/listings/auction-results';
import { env } from '@/lib/server/platform/env';
import { monthTitle } from './_sections/month-title';
import { resultsCrumbs } from './_sections/results-crumbs';

export const revalidate = 60;
export const metadata = pageMetadata({
  title: 'Auction results by month',
  description:
    'An archive of every auction of bank-owned property in New York on this site, month by month: how many sold, missed the reserve, had no bids or were canceled.',
  path: pageRoutes.results,
});

export default async function Page() {
  const months = await listResultsMonths();
  const trail = resultsCrumbs();
  return (
    <div className="page-width pt-4 md:pt-6">
      <JsonLd things={[breadcrumbList(trail, env().siteUrl)]} />
      <Breadcrumbs trail={trail} />
      <h1 className="text-title font-semibold">Auction results by month</h1>
      <p className="mt-2 max-w-prose leading-relaxed text-text-muted">
        Every auction is kept, with how it came out. Sold means that the reserve was met, that there was none,
        or that the seller accepted a lower bid, and that the sale stands or was closed. One that fell through
        is counted as that, unless a back-up took it.
      </p>
      {months.length === 0 ? (
        <EmptyState
          title="No auction has ended yet"
          className="mt-10"
          actions={<LinkButton href={routes.auctions}>Live auctions</LinkButton>}
        >
          The first result stands here when it does.
        </EmptyState>
      ) : (
        <Months months={months} />
      )}
    </div>
  );
}

const Months = ({ months }: { readonly months: readonly ResultsMonth[] }) => (
  <DataTable
    caption="Auctions by the month in which they ended, in New York"
    columns={[
      { label: 'Month' },
      ...resultKinds.map((kind) => ({ label: resultLabel(kind), isNumber: true })),
      { label: 'All', isNumber: true },
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
