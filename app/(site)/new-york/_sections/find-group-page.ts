import { cache } from 'react';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { getLocationPage } from '@/lib/server/catalog/locations/location-page';
import { findLocation } from '@/lib/server/catalog/locations/locations';

/** What an address under `/new-york` shows, `erie/buffalo`: made from all homes, so once for the head and the body of a page. */
export const findLocationPage = cache(async (address: string): Promise<LocationPage | null> => {
  const group = await findLocation(address.split('/').filter(Boolean));
  return group && getLocationPage(group);
});
