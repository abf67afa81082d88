import { describe, expect, test } from 'vitest';
import { leadInspectionMs, leadPapersOf } from './lead-paint';
import { leadDaysLeft } from './lead-paint-terms';

const listedAt = Date.UTC(2026, 10, 1, 15);
const home = {
  propertySubType: 'SingleFamilyResidence',
  yearBuilt: 1931,
  listedAt,
  documents: [
    { key: 'a', title: 'Title summary', kind: 'TitleSummary', href: '/documents/a', asOf: listedAt },
    { key: 'b', title: 'Lead paint disclosure', kind: 'LeadPaint', href: '/documents/b', asOf: listedAt },
  ],
} as const;

describe('the lead paint documents of a home', () => {
  test('are its own disclosure and the ten days from its first publication', () => {
    const papers = leadPapersOf({ ...home, documents: [...home.documents] });
    expect(papers).toEqual({
      disclosureHref: '/documents/b',
      yearBuilt: 1931,
      inspectUntil: listedAt + leadInspectionMs,
    });
  });

  test('show that the seller has not posted a disclosure', () => {
    expect(leadPapersOf({ ...home, documents: [], listedAt: null })).toEqual({
      disclosureHref: null,
      yearBuilt: 1931,
      inspectUntil: null,
    });
  });

  test('are null for a home built in 1978 or later', () => {
    expect(leadPapersOf({ ...home, documents: [], yearBuilt: 1978 })).toBeNull();
  });

  test.each([
    ['all ten at publication', 0, 10],
    ['still ten a millisecond later', 1, 10],
    ['one after nine days', 9 * 24 * 3_600_000, 1],
    ['none at the end', leadInspectionMs, 0],
    ['none long after the end', 2 * leadInspectionMs, 0],
  ])('days left to inspect: %s', (_when, sinceMs, days) => {
    expect(leadDaysLeft(listedAt + leadInspectionMs, listedAt + sinceMs)).toBe(days);
  });
});
