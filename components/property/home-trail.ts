import type { Crumb } from '@/components/layout/breadcrumbs';
import { groupCrumbs } from '@/components/locations/location-crumbs';
import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import { addressLines } from '@/lib/domain/listings/address';
import { placesOf, theState } from '@/lib/domain/location-pages/location';
import { routes } from '@/lib/routes';

/** The way to a home: the state, its county, its city, the home. */
export const homeTrail = (listing: PublicListing): readonly Crumb[] => [
  ...groupCrumbs([theState, ...placesOf(listing).filter(({ level }) => level !== 'zip')]),
  { name: addressLines(listing)[0], href: routes.property(listing.slug) },
];
