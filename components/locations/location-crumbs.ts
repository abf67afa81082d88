import type { Crumb } from '@/components/layout/breadcrumbs';
import { type HomeLocation, locationName } from '@/lib/domain/location-pages/location';
import { locationPath } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { locationCrumbs as copy } from '@/messages/locations/location-crumbs';

/**
 * Breadcrumbs through the locations from the home page. The county comes before the city, so the city omits
 * it.
 */
export const groupCrumbs = (trail: readonly HomeLocation[]): readonly Crumb[] => [
  { name: copy.home, href: routes.home },
  ...trail.map((group) => ({ name: crumbName(group), href: locationPath(group) })),
];

function crumbName(group: HomeLocation): string {
  if (group.level === 'state') return copy.newYork;
  if (group.level === 'city') return group.city;
  return group.level === 'zip' ? group.zip : locationName(group);
}
