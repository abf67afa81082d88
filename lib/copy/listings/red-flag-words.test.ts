import { describe, expect, test } from 'vitest';
import type { RedFlag } from '@/lib/domain/risk-report/red-flags';
import { redFlagWords, riskCountWords } from './red-flag-words';

const flag = (change: Partial<RedFlag>): RedFlag => ({
  topic: 'liens',
  isUnknown: false,
  code: 'unresolved-liens',
  liens: ['Judgment'],
  owedCents: 410_000,
  ...change,
});

describe('a red flag', () => {
  test.each<readonly [Partial<RedFlag>, string]>([
    [{}, 'Unresolved lien: judgment, $4,100'],
    [{ owedCents: null }, 'Unresolved lien: judgment, amount unknown'],
    [{ liens: ['Judgment', 'MechanicsLien'] }, '2 unresolved liens, $4,100'],
    [{ code: 'assumed-liens', liens: ['Mortgage'] }, 'You take on a lien: mortgage, $4,100'],
    [{ code: 'taxes-owed', liens: [] }, 'Property tax owed, $4,100'],
    [{ code: 'quitclaim' }, 'Quitclaim deed: no warranty of title'],
    [{ topic: 'condition', code: 'unknown', isUnknown: true }, 'Condition: unknown'],
  ])('with %o says: %s', (change, words) => {
    expect(redFlagWords(flag(change))).toBe(words);
  });
});

test.each([
  [{ redFlags: 0, unknown: 0 }, 'No known red flags'],
  [{ redFlags: 0, unknown: 2 }, 'No known red flags · 2 unknown'],
  [{ redFlags: 1, unknown: 0 }, '1 red flag'],
  [{ redFlags: 2, unknown: 1 }, '2 red flags · 1 unknown'],
])('risks %o are counted as: %s', (count, words) => {
  expect(riskCountWords(count)).toBe(words);
});
