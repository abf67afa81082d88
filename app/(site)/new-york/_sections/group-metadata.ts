import type { Metadata } from 'next';
import { pageMetadata } from '@/components/layout/page-metadata';
import { groupSummary, groupTitle } from '@/components/locations/location-copy';
import { locationPath } from '@/lib/page-routes';
import { groupMetadata as copy } from '@/messages/locations/group-metadata';
import { findLocationPage } from './find-location-page';

/** `parts`: the path under `/new-york`. */
export async function groupMetadata(parts: readonly string[]): Promise<Metadata> {
  const page = await findLocationPage(parts.join('/'));
  if (!page) return { title: copy.pageNotFound };
  const { group } = page;
  const title = groupTitle(group);
  return pageMetadata({
    title,
    description: [`${title}.`, groupSummary(page), copy.medianPricesRecent].filter(Boolean).join(' '),
    path: locationPath(group),
    indexing: { isIndexed: page.isIndexed, until: null },
    ...('county' in group && { county: group.county.slug }),
  });
}
