import type { BreadcrumbList, ItemList } from 'schema-dts';
import type { Crumb } from '@/components/layout/breadcrumbs';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { routes } from '@/lib/routes';

/** The way to a page, as it stands above it. */
export const breadcrumbList = (trail: readonly Crumb[], siteUrl: string): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${siteUrl}${href}`,
  })),
});

/** The homes of a list, in its order. `total` counts those on its other pages too. */
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
