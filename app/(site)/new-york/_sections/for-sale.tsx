import type { ReactNode } from 'react';
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
import { forSale as copy } from '@/messages/locations/for-sale';

/** Homes for sale, or how to get notified of new ones. */
export function ForSale({ page: { group, cards, available } }: { readonly page: LocationPage }) {
  const feed = 'county' in group ? dataRoutes.feed(group.county.slug) : dataRoutes.feed();
  const link = (children: ReactNode) => (
    <a href={feed} className="text-link">
      {children}
    </a>
  );
  if (cards.length === 0)
    return (
      <EmptyState
        title={copy.noHomesSale}
        actions={<LinkButton href={routes.properties}>{copy.searchWholeState}</LinkButton>}
      >
        {'county' in group
          ? copy.newListingsCounty({ county: group.county.name, link })
          : copy.subscribeFeedGet({ link })}
      </EmptyState>
    );
  return (
    <section aria-labelledby="for-sale">
      <SectionHeading
        id="for-sale"
        title={copy.sale}
        more={{
          href: searchHref(locationQuery(group)),
          label:
            available > cards.length
              ? copy.seeAllSearch({ available: formatCount(available) })
              : copy.seeSearch,
        }}
      />
      <CardGrid cards={cards} eager={1} />
    </section>
  );
}
