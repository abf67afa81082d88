import { describe, expect, test } from 'vitest';
import {
  addView,
  deleteView,
  LONGEST_VIEW_NAME,
  listedViews,
  MAX_VIEWS,
  renameView,
  restorableViews,
  restoreView,
  type SavedView,
} from './saved-views';

const aView = (id: string, over: Partial<SavedView> = {}): SavedView => ({
  id,
  name: `View ${id}`,
  query: 'status=sold',
  deletedAt: null,
  ...over,
});
const add = (views: readonly SavedView[], name: string, id = 'new') =>
  addView(views, { id, name, query: 'status=sold&page=3&bad=1' }, 1_000);

describe('saved views', () => {
  test('store the query as it is read, without its page', () =>
    expect(add([], '  Sold   homes ')).toEqual({
      ok: true,
      value: [{ id: 'new', name: 'Sold homes', query: 'status=sold', deletedAt: null }],
    }));

  test('are saved once, also when the form is sent twice', () =>
    expect(add([aView('new')], 'Other')).toEqual({ ok: true, value: [aView('new')] }));

  test.each([
    ['no-name', ' '],
    ['name-too-long', 'x'.repeat(LONGEST_VIEW_NAME + 1)],
    ['name-taken', 'VIEW a'],
  ])('are refused with %s', (reason, name) => {
    expect(add([aView('a')], name)).toEqual({ ok: false, reason });
    expect(renameView([aView('a'), aView('b')], 'b', name)).toEqual({ ok: false, reason });
  });

  test('are limited in number, and deleted ones do not count', () => {
    const full = Array.from({ length: MAX_VIEWS }, (_, at) => aView(String(at)));
    expect(add(full, 'More')).toEqual({ ok: false, reason: 'too-many-views' });
    const deleted = deleteView(full, '3', 1_000);
    expect(deleted.ok && add(deleted.value, 'More').ok).toBe(true);
  });

  test('come back within ten minutes after they were deleted', () => {
    const deleted = deleteView([aView('a')], 'a', 1_000);
    const views = deleted.ok ? deleted.value : [];
    expect(listedViews(views)).toEqual([]);
    expect(restorableViews(views, 600_999)).toHaveLength(1);
    expect(restorableViews(views, 601_000)).toEqual([]);
    expect(restoreView(views, 'a', 600_999)).toEqual({ ok: true, value: [aView('a')] });
    expect(restoreView(views, 'a', 601_000)).toEqual({ ok: false, reason: 'no-such-view' });
  });

  test('do not come back under a name that was taken meanwhile', () => {
    const views = [aView('a', { deletedAt: 1_000 }), aView('b', { name: 'View a' })];
    expect(restoreView(views, 'a', 1_001)).toEqual({ ok: false, reason: 'name-taken' });
  });
});
