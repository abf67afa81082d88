import type { Crumb } from '@/components/layout/breadcrumbs';
import { groupName, type HomeLocation } from '@/lib/domain/location-pages/location';
import { groupPath } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

/** The way through the places, from the home page; the counties are said before, so a city stands without its own. */
export const groupCrumbs = (trail: readonly HomeLocation[]): readonly Crumb[] => [
  { name: 'Home', href: routes.home },
  ...trail.map((group) => ({ name: crumbName(group), href: groupPath(group) })),
];

function crumbName(group: HomeLocation): string {
  if (group.level === 'state') return 'New York';
  if (group.level === 'city') return group.city;
  return group.level === 'zip' ? group.zip : groupName(group);
}
