import {
  emptySaleDayQuery,
  type SaleDayQuery,
  toSaleDayParams,
} from '@/lib/domain/search/query/sale-day-query';
import { pageRoutes } from '@/lib/page-routes';

/** A sale day with this query, from its first page unless `change` names one. */
export function saleDayHref(
  slug: string,
  query: SaleDayQuery = emptySaleDayQuery,
  change: Partial<SaleDayQuery> = {},
): string {
  const params = toSaleDayParams({ ...query, page: 1, ...change }).toString();
  return params ? `${pageRoutes.saleDay(slug)}?${params}` : pageRoutes.saleDay(slug);
}
