import type { Metadata } from 'next';
import Link from 'next/link';
import { CompareTable } from '@/components/favorites/compare-table';
import { OpenStoredComparison } from '@/components/favorites/open-favorite';
import { StoreComparison } from '@/components/favorites/store-comparison';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { comparedLimit, parseCompared } from '@/lib/domain/favorites/compared';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { listDetails, listSimilar } from '@/lib/server/catalog/listings/listings';
import { clock } from '@/lib/server/platform/clock';
import { comparePage as copy } from '@/messages/compare/compare-page';

export const metadata: Metadata = { title: copy.compareHomes, robots: { index: false } };

export default async function ComparePage({ searchParams }: PageProps<'/compare'>) {
  const { ids } = await searchParams;
  const { slugs, leftOut } = parseCompared(ids);
  const homes = await listDetails(slugs);
  const missing = slugs.length - homes.length;
  return (
    <div className="page-width pb-16 pt-8 sm:pt-12">
      <h1 className="border-b-2 border-primary pb-4 text-title font-semibold">{copy.compareHomes}</h1>
      {(leftOut > 0 || missing > 0) && (
        <Notice tone="warning" className="mt-6">
          {missing > 0 && `${copy.homesComparisonNo({ missing })} `}
          {leftOut > 0 && copy.canCompareHomes({ comparedLimit, leftOut })}
        </Notice>
      )}
      {ids === undefined ? <OpenStoredComparison /> : <StoreComparison slugs={slugs} />}
      {homes.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <p className="my-4 text-sm text-text-muted">{copy.prices({ clock: formatMoment(clock.now()) })}</p>
          <CompareTable homes={homes} />
          <Others homes={homes} />
        </>
      )}
    </div>
  );
}

/** Similar homes that still fit next to these. */
async function Others({ homes }: { readonly homes: readonly ListingDetail[] }) {
  const [first] = homes;
  if (!first || homes.length >= comparedLimit) return null;
  const slugs = homes.map(({ listing }) => listing.slug);
  const similar = (await listSimilar(first.listing)).filter(({ slug }) => !slugs.includes(slug));
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="others" className="mt-12">
      <h2 id="others" className="text-heading font-semibold">
        {copy.addSimilarHome}
      </h2>
      <ul className="mt-3">
        {similar.map(({ slug, addressLines }) => (
          <li key={slug}>
            <Link
              href={routes.compare([...slugs, slug])}
              prefetch={false}
              rel="nofollow"
              className="text-link inline-flex min-h-9 items-center"
            >
              {addressLines.join(', ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Nothing = () => (
  <EmptyState
    className="mt-8"
    title={copy.nothingCompareYet}
    actions={
      <LinkButton href={routes.properties} variant="primary">
        {copy.browseHomes}
      </LinkButton>
    }
  >
    {copy.selectCompareHomes({ comparedLimit })}
  </EmptyState>
);
