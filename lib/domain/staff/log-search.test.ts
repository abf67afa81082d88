import { expect, test } from 'vitest';
import { toStoredEntry } from '@/lib/domain/reviews/audit-log';
import { logParameters, parseLogSearch, toLogTerms } from './log-search';

test('an address says who, what, about what, in which days of New York, and any words', () => {
  const said = {
    q: 'Halsey',
    who: 'ada',
    what: 'taken-down',
    about: 'listing',
    from: '2026-11-01',
    to: '2026-11-01',
  };
  expect(parseLogSearch(said)).toEqual({
    words: 'Halsey',
    who: 'ada',
    action: 'taken-down',
    about: 'listing',
    from: Date.parse('2026-11-01T00:00:00-04:00'),
    until: Date.parse('2026-11-02T00:00:00-05:00'),
  });
  expect(logParameters({ ...said, after: 'cursor', to: '' }).map(([name]) => name)).toEqual([
    'q',
    'who',
    'what',
    'about',
    'from',
  ]);
});

test('what an address cannot mean is left out', () => {
  const said = { q: ['a', 'b'], what: 'dance', about: 'weather', from: 'soon', to: '2026-02-30' };
  expect(toLogTerms(parseLogSearch(said))).toEqual([]);
  expect(parseLogSearch(said)).toMatchObject({ from: null, until: null });
});

test('an entry has every term by which it is looked for', () => {
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
