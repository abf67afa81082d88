import { cache } from 'react';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { getLocationPage } from '@/lib/server/catalog/locations/location-page';
import { findLocation } from '@/lib/server/catalog/locations/locations';

/**
 * Content for a path under `/new-york`, such as `erie/buffalo`. Computed from all homes, so once for head and
 * body.
 */
export const findLocationPage = cache(async (address: string): Promise<LocationPage | null> => {
  const group = await findLocation(address.split('/').filter(Boolean));
  return group && getLocationPage(group);
});
