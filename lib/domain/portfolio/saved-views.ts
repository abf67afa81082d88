import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { parsePortfolioText, toPortfolioParams } from './portfolio-query';

/** Filters, columns and order of the portfolio under a name. `query` is as `toPortfolioParams` writes it. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  readonly query: string;
  /** When it was deleted, in ms; null while it is listed. */
  readonly deletedAt: number | null;
}

/** The most views that one member saves in one organization. */
export const MAX_VIEWS = 20;
export const LONGEST_VIEW_NAME = 60;
export const LONGEST_VIEW_QUERY = 2_000;
/** How long a deleted view can be restored. */
const undoMs = 600_000;

export type ViewRefusal = 'no-name' | 'name-too-long' | 'name-taken' | 'too-many-views' | 'no-such-view';
type Views = readonly SavedView[];
type Changed = Result<Views, ViewRefusal>;

/** The query as it is read now, without its page. */
const normalViewQuery = (query: string): string =>
  toPortfolioParams({ ...parsePortfolioText(query.slice(0, LONGEST_VIEW_QUERY)), page: 1 })
    .toString()
    .slice(0, LONGEST_VIEW_QUERY);

export const listedViews = (views: Views): Views => views.filter(({ deletedAt }) => deletedAt === null);

/** The deleted views that can still be restored, latest first. `now` in ms, here and below. */
export const restorableViews = (views: Views, now: number): Views =>
  views
    .filter(({ deletedAt }) => deletedAt !== null && deletedAt > now - undoMs)
    .toSorted((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0));

/** The same id means the same view, sent twice. */
export function addView(
  views: Views,
  { id, name, query }: Omit<SavedView, 'deletedAt'>,
  now: number,
): Changed {
  const kept = withoutExpired(views, now);
  if (kept.some((view) => view.id === id)) return ok(views);
  const named = nameFor(kept, name, id);
  if (!named.ok) return named;
  if (listedViews(kept).length >= MAX_VIEWS) return refuse('too-many-views');
  return ok([...kept, { id, name: named.value, query: normalViewQuery(query), deletedAt: null }]);
}

export function renameView(views: Views, id: string, name: string): Changed {
  if (!listedViews(views).some((view) => view.id === id)) return refuse('no-such-view');
  const named = nameFor(views, name, id);
  return named.ok ? ok(views.map((view) => (view.id === id ? { ...view, name: named.value } : view))) : named;
}

export function deleteView(views: Views, id: string, now: number): Changed {
  if (!views.some((view) => view.id === id)) return refuse('no-such-view');
  return ok(
    withoutExpired(views, now).map((view) =>
      view.id === id ? { ...view, deletedAt: view.deletedAt ?? now } : view,
    ),
  );
}

/** Another view may have taken its name or its place meanwhile. */
export function restoreView(views: Views, id: string, now: number): Changed {
  const view = views.find((each) => each.id === id);
  if (!view) return refuse('no-such-view');
  if (view.deletedAt === null) return ok(views);
  if (view.deletedAt <= now - undoMs) return refuse('no-such-view');
  const named = nameFor(views, view.name, id);
  if (!named.ok) return named;
  if (listedViews(views).length >= MAX_VIEWS) return refuse('too-many-views');
  return ok(views.map((each) => (each.id === id ? { ...each, deletedAt: null } : each)));
}

function nameFor(views: Views, typed: string, id: string): Result<string, ViewRefusal> {
  const name = cleanLine(typed);
  if (name === '') return refuse('no-name');
  if (name.length > LONGEST_VIEW_NAME) return refuse('name-too-long');
  const isSame = (other: SavedView) => other.id !== id && other.name.toLowerCase() === name.toLowerCase();
  return listedViews(views).some(isSame) ? refuse('name-taken') : ok(name);
}

/** At most as many deleted ones as listed ones are kept, so that the document stays small. */
function withoutExpired(views: Views, now: number): Views {
  const kept = new Set(restorableViews(views, now).slice(0, MAX_VIEWS));
  return views.filter((view) => view.deletedAt === null || kept.has(view));
}
