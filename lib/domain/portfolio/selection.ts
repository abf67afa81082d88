import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { findHomes } from './find-homes';
import type { PortfolioHome } from './portfolio-home';
import { type Params, type PortfolioQuery, parsePortfolio, toFilterParams } from './portfolio-query';

/** The most homes that are chosen one by one. */
export const MAX_CHOSEN = 200;

/** The homes that an action is about: chosen by their keys, or all that match a search. */
export type Selection =
  | { readonly kind: 'chosen'; readonly keys: readonly string[] }
  | { readonly kind: 'matching'; readonly query: PortfolioQuery };

export type SelectionRefusal = 'none-chosen' | 'too-many-chosen';

/** Reads `home=<key>` once per chosen home, or `all=1` with the filters of the portfolio. */
export function parseSelection(params: Params): Result<Selection, SelectionRefusal> {
  if ([params.all].flat().includes('1')) return ok({ kind: 'matching', query: parsePortfolio(params) });
  const keys = [...new Set([params.home].flat())].flatMap((key) => key?.trim() || []);
  if (keys.length === 0) return refuse('none-chosen');
  return keys.length > MAX_CHOSEN ? refuse('too-many-chosen') : ok({ kind: 'chosen', keys });
}

/** The URL parameters that `parseSelection` reads. */
export function toSelectionParams(selection: Selection): URLSearchParams {
  if (selection.kind === 'chosen') return new URLSearchParams(selection.keys.map((key) => ['home', key]));
  const params = toFilterParams(selection.query);
  params.set('all', '1');
  return params;
}

/** The selected ones of an organization's homes. Keys of other homes are left out. */
export function selectHomes(homes: readonly PortfolioHome[], selection: Selection): readonly PortfolioHome[] {
  if (selection.kind === 'matching') return findHomes(homes, selection.query);
  const chosen = new Set(selection.keys);
  return homes.filter(({ key }) => chosen.has(key));
}
