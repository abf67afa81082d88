import type { Crumb } from '@/components/layout/breadcrumbs';
import { searchHref } from '@/components/search/active-filters';
import { addressLines } from '@/lib/domain/listing/address';
import type { PublicListing } from '@/lib/domain/listing/views';
import { countyLabel, getCountyByName } from '@/lib/domain/places/counties';
import { emptyQuery } from '@/lib/domain/search/listing-query';
import { routes } from '@/lib/routes';

/** The way to a home: all properties, those of its county, the home. */
export function homeTrail(listing: PublicListing): readonly Crumb[] {
  const county = getCountyByName(listing.countyOrParish);
  return [
    { name: 'Home', href: routes.home },
    { name: 'All properties', href: routes.properties },
    ...(county
      ? [{ name: countyLabel(county), href: searchHref({ ...emptyQuery, counties: [county.slug] }) }]
      : []),
    { name: addressLines(listing)[0], href: routes.property(listing.slug) },
  ];
}
