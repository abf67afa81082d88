import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Crumb } from '@/components/layout/breadcrumbs';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { routes } from '@/lib/routes';

/** Breadcrumbs of a page, as shown above it. */
export const breadcrumbList = (trail: readonly Crumb[], siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${href}`,
  })),
});

/** Homes of a list, in order. `total` includes those on other pages. */
export const itemList = (
  cards: readonly Pick<ListingCard, 'slug' | 'addressLines'>[],
  { siteUrl, total = cards.length }: { readonly siteUrl: string; readonly total?: number },
): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: cards.map(({ slug, addressLines }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: addressLines.join(', '),
    url: `${siteUrl}${routes.property(slug)}`,
  })),
});
