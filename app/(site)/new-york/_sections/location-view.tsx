import { notFound, permanentRedirect } from 'next/navigation';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CountedLinks } from '@/components/locations/counted-links';
import { groupSummary, groupTitle } from '@/components/locations/location-copy';
import { groupCrumbs } from '@/components/locations/location-crumbs';
import { MarketPart } from '@/components/locations/market-part';
import { searchHref } from '@/components/search/active-filters';
import { CountyIndexPart } from '@/components/search/county-index-part';
import { JsonLd } from '@/components/structured-data/json-ld';
import { breadcrumbList, itemList } from '@/components/structured-data/lists';
import { SectionHeading } from '@/components/ui/section-heading';
import { phaseLabel } from '@/lib/copy/listings/phase-label';
import { trailTo } from '@/lib/domain/location-pages/location';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { counties } from '@/lib/domain/locations/counties';
import { indexedSearches } from '@/lib/domain/search/query/indexed-searches';
import { formatMoment } from '@/lib/format';
import { locationPath, pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';
import { locationView as copy } from '@/messages/locations/location-view';
import { findLocationPage } from './find-location-page';
import { ForSale } from './for-sale';
import { Results } from './results';
import { Rules } from './rules';

/** The page of a location. `parts`: its path under `/new-york`; an alias redirects to the main path. */
export async function LocationView({ parts }: { readonly parts: readonly string[] }) {
  const page = await findLocationPage(parts.join('/'));
  if (!page) notFound();
  const { group } = page;
  const path = locationPath(group);
  if ([pageRoutes.newYork, ...parts].join('/') !== path) permanentRedirect(path);
  const trail = groupCrumbs(trailTo(group));
  const { siteUrl } = env();
  const isListed = group.level !== 'state' && page.cards.length > 0;
  return (
    <div className="page-width pt-4 md:pt-6">
      <JsonLd
        things={[
          breadcrumbList(trail, siteUrl),
          ...(isListed ? [itemList(page.cards, { siteUrl, total: page.available })] : []),
        ]}
      />
      <Breadcrumbs trail={trail} />
      <header className="mb-10 sm:mb-12">
        <h1 className="max-w-[26ch] text-title font-semibold">{groupTitle(group)}</h1>
        <p className="mt-3 max-w-[60ch] text-lg leading-relaxed">{groupSummary(page)}</p>
        <p className="mt-2 text-sm text-text-muted">
          {copy.asOf({
            asOf: formatMoment(page.asOf),
            time: (children) => <time dateTime={new Date(page.asOf).toISOString()}>{children}</time>,
          })}
        </p>
      </header>
      <div className="space-y-16 sm:space-y-20">
        {group.level === 'state' ? <AllCounties page={page} /> : <ForSale page={page} />}
        {hasMedian(page) && (
          <section aria-labelledby="prices">
            <SectionHeading id="prices" title={copy.pricesTimeMarket} />
            <MarketPart markets={page.markets} asOf={page.asOf} />
          </section>
        )}
        <Results page={page} />
        <Rules group={group} />
        <Places page={page} />
      </div>
    </div>
  );
}

/** A table of larger areas only would be the same on many pages. */
const hasMedian = ({ markets: [own] }: LocationPage): boolean =>
  own !== undefined && Object.values(own.market).some(({ median }) => median !== null);

function AllCounties({ page: { inside } }: { readonly page: LocationPage }) {
  const byHref = new Map(inside.map(({ href, count }) => [href, count]));
  const counts = counties.map(({ slug }) => [slug, byHref.get(routes.county(slug)) ?? 0]);
  return (
    <section aria-labelledby="counties">
      <SectionHeading
        id="counties"
        title={copy.allCounties}
        more={{ href: routes.properties, label: copy.searchWholeState }}
      />
      <CountyIndexPart counts={Object.fromEntries(counts)} />
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
        {indexedSearches.map((query) => (
          <li key={searchHref(query)}>
            <a href={searchHref(query)} className="text-link">
              {query.phases.map(phaseLabel).join() || copy.sale}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Places({ page: { group, inside, nearby } }: { readonly page: LocationPage }) {
  const { inTitle, nearTitle } = titles[group.level];
  return (
    <>
      {group.level !== 'state' && inside.length > 0 && (
        <section aria-labelledby="inside">
          <SectionHeading id="inside" title={inTitle} />
          <CountedLinks links={inside} />
        </section>
      )}
      {nearby.length > 0 && (
        <section aria-labelledby="nearby">
          <SectionHeading
            id="nearby"
            title={nearTitle}
            more={{ href: pageRoutes.newYork, label: copy.allCountiesLink }}
          />
          <CountedLinks links={nearby} />
        </section>
      )}
    </>
  );
}

const titles: Record<
  LocationPage['group']['level'],
  { readonly inTitle: string; readonly nearTitle: string }
> = {
  state: { inTitle: '', nearTitle: copy.propertyType },
  county: { inTitle: copy.placesCounty, nearTitle: copy.nearbyCounties },
  city: { inTitle: copy.zipCodes, nearTitle: copy.nearby },
  zip: { inTitle: '', nearTitle: copy.nearby },
  type: { inTitle: copy.topLocations, nearTitle: copy.otherPropertyTypes },
};
