import { expect, test } from 'vitest';
import { toStoredEntry } from '@/lib/domain/reviews/audit-log';
import { logParameters, parseLogSearch, toLogTerms } from './log-search';

test('a URL names actor, action, subject, words and days in New York time', () => {
  const params = {
    q: 'Halsey',
    who: 'ada',
    what: 'taken-down',
    about: 'listing',
    from: '2026-11-01',
    to: '2026-11-01',
  };
  expect(parseLogSearch(params)).toEqual({
    words: 'Halsey',
    who: 'ada',
    action: 'taken-down',
    about: 'listing',
    from: Date.parse('2026-11-01T00:00:00-04:00'),
    until: Date.parse('2026-11-02T00:00:00-05:00'),
  });
  expect(logParameters({ ...params, after: 'cursor', to: '' }).map(([name]) => name)).toEqual([
    'q',
    'who',
    'what',
    'about',
    'from',
  ]);
});

test('invalid parameters are ignored', () => {
  const params = { q: ['a', 'b'], what: 'dance', about: 'weather', from: 'soon', to: '2026-02-30' };
  expect(toLogTerms(parseLogSearch(params))).toEqual([]);
  expect(parseLogSearch(params)).toMatchObject({ from: null, until: null });
});

test('an entry is stored with every term that a search can use', () => {
  const { terms } = toStoredEntry(
    {
      about: 'person',
      subject: 'u1',
      seq: null,
      at: 1,
      action: 'role-set',
      why: 'She joined us.',
      before: 'member',
      after: 'admin',
      by: { uid: 'ada', name: 'Ada Weiss', role: 'admin' },
    },
    'Nell Marsh, nell@example.com',
    ['h1'],
  );
  const search = { words: 'NELL joined admin', who: 'wei', action: 'role-set', about: 'person' } as const;
  expect(terms).toEqual(expect.arrayContaining([...toLogTerms({ ...search, from: null, until: null })]));
  expect(terms).toEqual(expect.arrayContaining(['of:u1', 'of:h1', 'by:ada']));
});
