import { counties } from '@/lib/domain/locations/counties';
import { routes } from '@/lib/routes';
import { quickSearches as copy } from '@/messages/search/quick-searches';

const boroughs = counties.flatMap(({ borough, slug }) => (borough === null ? [] : [{ borough, slug }]));

const searches = [
  { label: copy.vacant, href: `${routes.search}?occupancy=vacant` },
  { label: copy.noReserve, href: `${routes.search}?reserve=none` },
  { label: copy.underPrice, href: `${routes.search}?max=200000` },
  ...boroughs.map(({ borough, slug }) => ({ label: borough, href: `${routes.search}?county=${slug}` })),
];

/** Links to the searches that visitors make most. */
export function QuickSearches() {
  return (
    <ul aria-label={copy.quickSearches} className="mt-4 flex flex-wrap gap-2">
      {searches.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow" className="quick-search">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
