import type { Metadata } from 'next';
import { pageMetadata } from '@/components/layout/page-metadata';
import { groupSummary, groupTitle } from '@/components/place/group-words';
import { groupPath } from '@/lib/routes';
import { getGroupPage } from '@/lib/server/group-page';
import { findGroup } from '@/lib/server/home-groups';

/** `parts`: the address under `/new-york`. */
export async function groupMetadata(parts: readonly string[]): Promise<Metadata> {
  const group = await findGroup(parts);
  if (!group) return { title: 'Not found' };
  const page = await getGroupPage(group);
  const title = groupTitle(group);
  return pageMetadata({
    title,
    description: [
      `${title}.`,
      groupSummary(page),
      'Median prices, what was sold and for how much, taxes and rules.',
    ]
      .filter(Boolean)
      .join(' '),
    path: groupPath(group),
    indexing: { isIndexed: page.isIndexed, until: null },
    ...('county' in group && { county: group.county.slug }),
  });
}
