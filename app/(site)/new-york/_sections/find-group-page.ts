import { cache } from 'react';
import type { GroupPage } from '@/lib/domain/location-pages/location-page';
import { getGroupPage } from '@/lib/server/catalog/locations/location-page';
import { findGroup } from '@/lib/server/catalog/locations/locations';

/** What an address under `/new-york` shows, `erie/buffalo`: made from all homes, so once for the head and the body of a page. */
export const findGroupPage = cache(async (address: string): Promise<GroupPage | null> => {
  const group = await findGroup(address.split('/').filter(Boolean));
  return group && getGroupPage(group);
});
