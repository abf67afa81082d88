import { describe, expect, test } from 'vitest';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { lienKinds } from '@/lib/domain/listings/vocabulary';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { redFlagsOf, riskCountOf, riskCountWords } from './red-flags';
import { toRiskReport } from './risk-report';

const samples = sampleCatalog({
  now: Date.parse('2026-11-21T15:00:00Z'),
  createSalt: () => '0'.repeat(64),
}).map(({ listing }) => listing);
const [first] = samples;
if (!first) throw new Error('No sample');
const sourced = { source: 'A search', asOf: 1 };
/** A home with nothing against it. */
const clean = {
  ...first,
  propertyType: 'Residential',
  occupancy: { value: 'Vacant', ...sourced },
  possession: 'VacantAtClosing',
  tenancy: undefined,
  title: { titleInsurance: 'SellerPays', liens: [], summary: 'Clear.', ...sourced },
  deedType: 'WarrantyDeed',
  access: { kind: 'ByAppointment', text: 'Call.' },
  condition: { rating: 'Good', text: 'Dry.', ...sourced },
  violations: { standing: 'NoneFound', text: '', ...sourced },
  flood: { standing: 'Outside', zone: 'X', ...sourced },
  taxes: { ...first.taxes, arrearsCents: cents(0) },
  chargesOwed: { amountCents: cents(0), text: '', ...sourced },
  disclosures: [],
} as Listing;
type Facts = Readonly<Partial<Record<keyof Listing, unknown>>>;
const homeWith = (facts: Facts): Listing => ({ ...clean, ...facts }) as Listing;
const wordsWith = (facts: Facts) => redFlagsOf(homeWith(facts)).map(({ words }) => words);

type Lien = Listing['title']['liens'][number];
const lien = (kind: Lien['kind'], treatment: Lien['treatment'], dollars: number | null = 4100): Lien => ({
  kind,
  treatment,
  amountCents: dollars === null ? null : cents(dollars * 100),
  text: 'Seen by a clerk.',
});
const withLiens = (...liens: readonly Lien[]) => ({ title: { ...clean.title, liens } });
const rented = (facts: object) => ({
  occupancy: { value: 'Tenant', ...sourced },
  tenancy: { lease: 'No', rentRegulated: 'No', goodCause: 'No', noticeOn: null, ...sourced, ...facts },
});
const stay = { possession: 'SubjectToOccupants' };

describe('the red flags of a home', () => {
  test.each<readonly [string, Facts, readonly string[]]>([
    ['nothing', {}, []],
    ['an unresolved judgment', withLiens(lien('Judgment', 'Unresolved')), ['Unresolved judgment, $4,100']],
    [
      'a lien of unknown amount',
      withLiens(lien('Mortgage', 'Unresolved', null)),
      ['Unresolved mortgage, amount unknown'],
    ],
    [
      'two unresolved liens',
      withLiens(lien('Judgment', 'Unresolved'), lien('MechanicsLien', 'Unresolved', 900)),
      ['2 unresolved liens, $5,000'],
    ],
    [
      'a mortgage that passes',
      withLiens(lien('Mortgage', 'AssumedByBuyer')),
      ['You take on a mortgage, $4,100'],
    ],
    ['liens the seller pays', withLiens(...lienKinds.map((kind) => lien(kind, 'PaidAtClosing'))), []],
    [
      'no title insurance',
      { title: { ...clean.title, titleInsurance: 'NotOffered' } },
      ['No title insurance offered'],
    ],
    [
      'a former owner who stays',
      { occupancy: { value: 'OwnerOccupied', ...sourced }, ...stay },
      ['Former owner still lives in the home'],
    ],
    ['a former owner who moves out', { occupancy: { value: 'OwnerOccupied', ...sourced } }, []],
    ['tenants who stay', { ...rented({}), ...stay }, ['Tenants stay after closing']],
    ['a lease', rented({ lease: 'Yes' }), ['Tenants have a lease']],
    ['a regulated rent', rented({ lease: 'Yes', rentRegulated: 'Yes' }), ['Rent-regulated tenancy']],
    ['Good Cause', rented({ goodCause: 'Yes' }), ['Tenants protected by Good Cause law']],
    [
      'open violations',
      { violations: { standing: 'Open', text: 'A deck.', ...sourced } },
      ['Open violations pass to you'],
    ],
    [
      'violations found by the title search',
      withLiens(lien('MunicipalViolation', 'AssumedByBuyer')),
      ['Open violations pass to you'],
    ],
    [
      'unsafe steps',
      { condition: { rating: 'NeedsRepair', text: 'Unsafe steps.', ...sourced } },
      ['Needs repair'],
    ],
    [
      'a full renovation',
      { condition: { rating: 'MajorRepair', text: 'Open walls.', ...sourced } },
      ['Needs major repair'],
    ],
    [
      'tax arrears',
      { taxes: { ...clean.taxes, arrearsCents: cents(120_000) } },
      ['Property tax owed, $1,200'],
    ],
    [
      'tax arrears the seller pays',
      {
        taxes: { ...clean.taxes, arrearsCents: cents(120_000) },
        ...withLiens(lien('PropertyTax', 'PaidAtClosing')),
      },
      [],
    ],
    [
      'charges, also as a lien',
      {
        chargesOwed: { amountCents: cents(90_000), text: '', ...sourced },
        ...withLiens(lien('WaterAndSewer', 'Unresolved', 400)),
      },
      ['Charges owed, $900'],
    ],
    ['a flood zone', { flood: { standing: 'Inside', zone: 'AE', ...sourced } }, ['In a mapped flood zone']],
    ['exterior only', { access: { kind: 'ExteriorOnly', text: 'No.' } }, ['No access to the interior']],
    ['a quitclaim', { deedType: 'Quitclaim' }, ['Quitclaim deed: no promise of good title']],
    [
      'an interior nobody saw',
      { condition: { rating: 'NotInspected', text: 'Shut.', ...sourced } },
      ['Condition: unknown'],
    ],
    [
      'occupants nobody knows',
      { occupancy: { value: 'Unknown', ...sourced } },
      ['Occupancy: unknown', 'Tenants’ right to stay: unknown', 'Good Cause protection: unknown'],
    ],
  ])('%s', (_, facts, words) => {
    expect(wordsWith(facts)).toEqual(words);
  });

  test('come before what is unknown, the worst first', () => {
    const home = homeWith({
      ...withLiens(lien('Judgment', 'Unresolved')),
      occupancy: { value: 'Tenant', ...sourced },
      ...stay,
      tenancy: { lease: 'Unknown', rentRegulated: 'No', goodCause: 'No', noticeOn: null, ...sourced },
      violations: { standing: 'Open', text: 'A deck.', ...sourced },
      condition: { rating: 'NeedsRepair', text: 'Unsafe steps.', ...sourced },
    });
    expect(redFlagsOf(home).map(({ words }) => words)).toEqual([
      'Unresolved judgment, $4,100',
      'Tenants stay after closing',
      'Open violations pass to you',
      'Needs repair',
      'Tenants’ right to stay: unknown',
    ]);
    expect(riskCountWords(riskCountOf(home))).toBe('4 red flags · 1 unknown');
  });

  test('name each topic once, and no unknown topic of the report is missing', () => {
    for (const home of samples) {
      const found = redFlagsOf(home);
      const topics = found.map(({ topic }) => topic);
      expect(new Set(topics).size).toBe(topics.length);
      for (const topic of toRiskReport(toPublicListing(home)).unknown) expect(topics).toContain(topic);
      const unknown = found.filter(({ isUnknown }) => isUnknown).length;
      expect(riskCountOf(home)).toEqual({ redFlags: found.length - unknown, unknown });
    }
  });

  test.each([
    [{ redFlags: 0, unknown: 0 }, 'No known red flags'],
    [{ redFlags: 0, unknown: 2 }, 'No known red flags · 2 unknown'],
    [{ redFlags: 1, unknown: 0 }, '1 red flag'],
    [{ redFlags: 2, unknown: 1 }, '2 red flags · 1 unknown'],
  ])('are counted as %o: %s', (count, words) => {
    expect(riskCountWords(count)).toBe(words);
  });
});
