import { describe, expect, test } from 'vitest';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { lienKinds } from '@/lib/domain/listings/vocabulary';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { redFlagsOf, riskCountOf } from './red-flags';
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
/** `liens: unresolved-liens, 410000 cents`. */
const flagsOf = (home: Listing) =>
  redFlagsOf(home).map(
    ({ topic, code, owedCents }) => `${topic}: ${code}${owedCents === null ? '' : `, ${owedCents} cents`}`,
  );

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
    [
      'an unresolved judgment',
      withLiens(lien('Judgment', 'Unresolved')),
      ['liens: unresolved-liens, 410000 cents'],
    ],
    [
      'a lien of unknown amount',
      withLiens(lien('Mortgage', 'Unresolved', null)),
      ['liens: unresolved-liens'],
    ],
    [
      'two unresolved liens',
      withLiens(lien('Judgment', 'Unresolved'), lien('MechanicsLien', 'Unresolved', 900)),
      ['liens: unresolved-liens, 500000 cents'],
    ],
    [
      'a mortgage that passes',
      withLiens(lien('Mortgage', 'AssumedByBuyer')),
      ['liens: assumed-liens, 410000 cents'],
    ],
    ['liens the seller pays', withLiens(...lienKinds.map((kind) => lien(kind, 'PaidAtClosing'))), []],
    [
      'no title insurance',
      { title: { ...clean.title, titleInsurance: 'NotOffered' } },
      ['title: no-title-insurance'],
    ],
    [
      'a former owner who stays',
      { occupancy: { value: 'OwnerOccupied', ...sourced }, ...stay },
      ['occupancy: former-owner-stays'],
    ],
    ['a former owner who moves out', { occupancy: { value: 'OwnerOccupied', ...sourced } }, []],
    ['tenants who stay', { ...rented({}), ...stay }, ['occupancy: tenants-stay']],
    ['a lease', rented({ lease: 'Yes' }), ['tenants: leased']],
    ['a regulated rent', rented({ lease: 'Yes', rentRegulated: 'Yes' }), ['tenants: regulated-tenancy']],
    ['Good Cause', rented({ goodCause: 'Yes' }), ['good-cause: good-cause']],
    [
      'open violations',
      { violations: { standing: 'Open', text: 'A deck.', ...sourced } },
      ['violations: open-violations'],
    ],
    [
      'violations found by the title search',
      withLiens(lien('MunicipalViolation', 'AssumedByBuyer')),
      ['violations: open-violations'],
    ],
    [
      'unsafe steps',
      { condition: { rating: 'NeedsRepair', text: 'Unsafe steps.', ...sourced } },
      ['condition: needs-repair'],
    ],
    [
      'a full renovation',
      { condition: { rating: 'MajorRepair', text: 'Open walls.', ...sourced } },
      ['condition: major-repair'],
    ],
    [
      'tax arrears',
      { taxes: { ...clean.taxes, arrearsCents: cents(120_000) } },
      ['taxes: taxes-owed, 120000 cents'],
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
      ['charges: charges-owed, 90000 cents'],
    ],
    ['a flood zone', { flood: { standing: 'Inside', zone: 'AE', ...sourced } }, ['flood: flood-zone']],
    ['exterior only', { access: { kind: 'ExteriorOnly', text: 'No.' } }, ['access: exterior-only']],
    ['a quitclaim', { deedType: 'Quitclaim' }, ['deed: quitclaim']],
    [
      'an interior nobody saw',
      { condition: { rating: 'NotInspected', text: 'Shut.', ...sourced } },
      ['condition: unknown'],
    ],
    [
      'occupants nobody knows',
      { occupancy: { value: 'Unknown', ...sourced } },
      ['occupancy: unknown', 'tenants: unknown', 'good-cause: unknown'],
    ],
  ])('%s', (_, facts, flags) => {
    expect(flagsOf(homeWith(facts))).toEqual(flags);
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
    expect(flagsOf(home)).toEqual([
      'liens: unresolved-liens, 410000 cents',
      'occupancy: tenants-stay',
      'violations: open-violations',
      'condition: needs-repair',
      'tenants: unknown',
    ]);
    expect(riskCountOf(home)).toEqual({ redFlags: 4, unknown: 1 });
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
});
