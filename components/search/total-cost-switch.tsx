import Link from 'next/link';
import { type ListingQuery, narrowedFields } from '@/lib/domain/search/query/listing-query';
import { routes } from '@/lib/routes';
import { totalCostSwitch as copy } from '@/messages/search/total-cost-switch';
import { searchHref } from './active-filters';

/** True if the visitor shows, filters by or sorts by total cost. */
export const hasTotalCosts = (query: ListingQuery): boolean =>
  query.showsWholePrice || needsTotalCosts(query);

const needsTotalCosts = (query: ListingQuery): boolean =>
  query.sort === 'whole-price' || narrowedFields(query).includes('wholePriceCents');

interface QueryProps {
  readonly query: ListingQuery;
}

/** A link, so that it works without JavaScript and its state is in the URL. */
export function TotalCostSwitch({ query }: QueryProps) {
  if (needsTotalCosts(query)) return null;
  const { showsWholePrice } = query;
  return (
    <Link
      href={searchHref({ ...query, showsWholePrice: !showsWholePrice })}
      rel="nofollow"
      prefetch={false}
      scroll={false}
      className="no-print inline-flex min-h-9 items-center text-sm underline underline-offset-4 hover:decoration-2"
    >
      {showsWholePrice ? copy.hideAllPrice : copy.showAllPrice}
    </Link>
  );
}

/** Assumptions shared by all total costs. */
export function TotalCostTerms({ query }: QueryProps) {
  if (!hasTotalCosts(query)) return null;
  return (
    <p className="mb-7 max-w-prose border-l-2 border-primary pl-4 text-sm">
      {copy.allPriceNext({
        link: (children) => (
          <Link href={routes.costs} prefetch={false} className="text-link">
            {children}
          </Link>
        ),
      })}
    </p>
  );
}
