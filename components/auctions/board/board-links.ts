import {
  type BoardQuery,
  type BoardView,
  emptyBoardQuery,
  toBoardParams,
} from '@/lib/domain/search/query/board-query';
import { boardPaths } from '@/lib/page-routes';

/** The board with this query, from its first page unless `change` names a place. */
export function boardHref(view: BoardView, query: BoardQuery, change: Partial<BoardQuery> = {}): string {
  const params = toBoardParams({ ...query, from: null, ...change }).toString();
  return params ? `${boardPaths[view]}?${params}` : boardPaths[view];
}

/** The same view or day without filters, in its usual order. */
export const withoutBoardFilters = ({ day, month }: BoardQuery): BoardQuery => ({
  ...emptyBoardQuery,
  day,
  month,
});

/** Whether filters narrow the board. */
export const isFiltered = ({ filters }: BoardQuery): boolean =>
  toBoardParams({ ...emptyBoardQuery, filters }).size > 0;
