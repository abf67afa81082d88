import type { Crumb } from '@/components/layout/breadcrumbs';
import { groupCrumbs } from '@/components/locations/location-crumbs';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { addressLines } from '@/lib/domain/listings/address';
import { placesOf, theState } from '@/lib/domain/location-pages/location';
import { routes } from '@/lib/routes';

/** Breadcrumbs of a home: state, county, city, home. */
export const homeBreadcrumbs = (listing: PublicListing): readonly Crumb[] => [
  ...groupCrumbs([theState, ...placesOf(listing).filter(({ level }) => level !== 'zip')]),
  { name: addressLines(listing)[0], href: routes.property(listing.slug) },
];
