import { CardGrid } from '@/components/listings/card-grid';
import { searchHref } from '@/components/search/active-filters';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { SectionHeading } from '@/components/ui/section-heading';
import { dataRoutes } from '@/lib/data-routes';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { locationQuery } from '@/lib/domain/location-pages/location-query';
import { formatCount } from '@/lib/format';
import { routes } from '@/lib/routes';

/** Homes for sale, or how to get notified of new ones. */
export function ForSale({ page: { group, cards, available } }: { readonly page: LocationPage }) {
  const feed = 'county' in group ? dataRoutes.feed(group.county.slug) : dataRoutes.feed();
  if (cards.length === 0)
    return (
      <EmptyState
        title="Nothing is for sale here now"
        actions={<LinkButton href={routes.properties}>Search the whole state</LinkButton>}
      >
        New listings come as a feed that you can{' '}
        <a href={feed} className="text-link">
          subscribe to
        </a>
        {'county' in group && ` for ${group.county.name} County`}. What is for sale around here is below.
      </EmptyState>
    );
  return (
    <section aria-labelledby="for-sale">
      <SectionHeading
        id="for-sale"
        title="For sale"
        more={{
          href: searchHref(locationQuery(group)),
          label: available > cards.length ? `All ${formatCount(available)} in the search` : 'In the search',
        }}
      />
      <CardGrid cards={cards} eager={1} />
    </section>
  );
}
