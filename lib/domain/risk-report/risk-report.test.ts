import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unknownCost } from '@/lib/copy/listings/unknown-costs';
import { type PublicListing, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { type Listing, listingSchema } from '@/lib/domain/listings/listing';
import {
  floodNotLookedUp,
  floodStandings,
  riskReportTopics,
  violationStatuses,
  yesNoUnknown,
} from '@/lib/domain/listings/risk-topics';
import * as words from '@/lib/domain/listings/vocabulary';
import { cents } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { changedLines } from './changed-lines';
import { factChangesAfter, toRiskReport, wordsOf } from './risk-report';

const samples = sampleCatalog({
  size: 40,
  now: Date.parse('2026-11-21T15:00:00Z'),
  createSalt: () => '0'.repeat(64),
}).map(({ listing }) => listing);
const [first] = samples;
if (!first) throw new Error('No sample');
const bare: Listing = {
  ...first,
  propertyType: 'Residential',
  disclosures: [],
  documents: [],
  violations: undefined,
  flood: undefined,
  chargesOwed: undefined,
  tenancy: undefined,
  title: { ...first.title, liens: [] },
  factChanges: undefined,
};
const reportWith = (change: Partial<Listing>) =>
  toRiskReport(toPublicListing({ ...bare, ...change } as Listing));
const rowWith = (topic: (typeof riskReportTopics)[number], change: Partial<Listing>) =>
  reportWith(change).rows.find((row) => row.topic === topic);

const violationsAndCharges: Partial<Listing> = {
  violations: { standing: 'Open', text: 'A deck.', source: 'The city', asOf: 1 },
  chargesOwed: { amountCents: cents(50_000), text: '', source: 'The water office', asOf: 1 },
};
const at = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const text = fc.stringMatching(/^[a-z]{3,12}( [a-z]{2,9}){0,3}$/);
const sourced = { source: text, asOf: at };
const answer = fc.constantFrom(...yesNoUnknown);
const maybe = <T>(made: fc.Arbitrary<T>) => fc.option(made, { nil: undefined });
/** Facts that a seller may state, in any combination, to replace those of a sample. */
const someFacts: fc.Arbitrary<Partial<Listing>> = fc.record({
  occupancy: fc.record({ value: fc.constantFrom(...words.occupancyValues), ...sourced }),
  possession: fc.constantFrom(...words.possessions),
  deedType: fc.constantFrom(...words.deedTypes),
  title: fc.record({
    titleInsurance: fc.constantFrom(...words.titleInsuranceOffers),
    summary: text,
    liens: fc.array(
      fc.record({
        kind: fc.constantFrom(...words.lienKinds),
        amountCents: fc.option(fc.integer({ min: 1, max: 9_000_000 })),
        treatment: fc.constantFrom(...words.lienTreatments),
        text,
      }),
      { maxLength: 4 },
    ),
    ...sourced,
  }),
  condition: fc.record({ rating: fc.constantFrom(...words.conditionRatings), text, ...sourced }),
  access: fc.record({ kind: fc.constantFrom(...words.accessKinds), text }),
  violations: maybe(fc.record({ standing: fc.constantFrom(...violationStatuses), text, ...sourced })),
  flood: maybe(fc.record({ standing: fc.constantFrom(...floodStandings), zone: text, ...sourced })),
  chargesOwed: maybe(fc.record({ amountCents: fc.integer({ min: 0, max: 900_000 }), text, ...sourced })),
  tenancy: maybe(
    fc.record({
      lease: answer,
      rentRegulated: answer,
      goodCause: answer,
      noticeOn: fc.option(at),
      ...sourced,
    }),
  ),
}) as fc.Arbitrary<Partial<Listing>>;
const aHome = fc
  .tuple(fc.constantFrom(...samples), someFacts)
  .map(([sample, facts]): Listing => listingSchema.parse({ ...sample, ...facts, factChanges: undefined }));

describe('in every risk report', () => {
  test('each topic appears once, and unknown topics are listed and have a sourced cost note', () => {
    fc.assert(
      fc.property(aHome, (home) => {
        const { rows, unknown } = toRiskReport(toPublicListing(home));
        expect(rows.map(({ topic }) => topic)).toEqual(riskReportTopics);
        expect(unknown).toEqual(rows.filter(({ value }) => value === null).map(({ topic }) => topic));
        for (const topic of unknown) expect(unknownCost(topic)?.source.href).toMatch(/^https:/);
      }),
    );
  });

  test('every known fact has a source, a date and a text', () => {
    fc.assert(
      fc.property(aHome, (home) => {
        for (const row of toRiskReport(toPublicListing(home)).rows) {
          expect(row.value).not.toBe('');
          if (row.value === null) continue;
          expect(row.statedBy).toBeTruthy();
          expect(row.asOf).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('a publication keeps all earlier changes, which lead from the first text to the current one', () => {
    const aStory = fc.tuple(aHome, fc.array(someFacts, { minLength: 1, maxLength: 6 }), at);
    fc.assert(
      fc.property(aStory, ([home, edits, start]) => {
        let listing = home;
        for (const [turn, edit] of edits.entries()) {
          const next = listingSchema.parse({ ...listing, ...edit });
          const before = toPublicListing(listing);
          const factChanges = factChangesAfter(before, toPublicListing(next), start + turn);
          expect(factChanges.slice(0, listing.factChanges?.length ?? 0)).toEqual(listing.factChanges ?? []);
          listing = listingSchema.parse({ ...next, factChanges });
        }
        const was = toRiskReport(toPublicListing(home)).rows;
        for (const [place, row] of toRiskReport(toPublicListing(listing)).rows.entries()) {
          const { differences } = row;
          const texts = [...differences.map((each) => each.was), wordsOf(row)];
          expect(texts[0]).toBe(wordsOf(was[place] ?? row));
          expect(differences.map(({ is }) => is)).toEqual(texts.slice(1));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('the account and the email behind the seller’s name do not appear', () => {
    fc.assert(
      fc.property(aHome, (home) => {
        const hidden = { ...home.seller, id: 'uid-behind-it', email: 'behind@example.com' };
        const report = JSON.stringify(toRiskReport(toPublicListing({ ...home, seller: hidden })));
        expect(report).not.toContain('behind');
      }),
    );
  });
});

describe('a risk report', () => {
  test('lists tenants, flood, violations and charges as unknown when the listing does not state them', () => {
    const occupancy = { value: 'Tenant' as const, source: 'A visit', asOf: 1 };
    const known = { condition: { ...bare.condition, rating: 'Fair' as const } };
    expect(reportWith({ ...known, occupancy }).unknown).toEqual([
      ...['tenants', 'good-cause', 'violations', 'flood', 'charges'],
    ]);
    expect(reportWith({ ...known, occupancy: { ...occupancy, value: 'Vacant' } }).unknown).toEqual([
      ...['violations', 'flood', 'charges'],
    ]);
  });

  test('shows a lien that stays without an amount as unknown, but still describes it', () => {
    for (const kind of words.lienKinds) {
      const lien = { kind, amountCents: null, treatment: 'Unresolved', text: 'Of 2019.' } as const;
      const paid = { ...lien, treatment: 'PaidAtClosing' } as const;
      for (const facts of [{}, violationsAndCharges]) {
        const rowOf = (...liens: (typeof lien | typeof paid)[]) =>
          reportWith({ ...facts, title: { ...bare.title, liens } }).rows.find((row) =>
            wordsOf(row).includes('Of 2019.'),
          );
        const open = rowOf(lien);
        expect(open?.detail, kind).toContain('amount unknown: Unresolved');
        if (kind === 'PropertyTax') expect(open?.detail).toContain('its amount is unknown');
        else expect(open?.value, kind).toBeNull();
        expect(open?.statedBy, kind).not.toBeNull();
        expect(rowOf(paid)?.value, kind).not.toBeNull();
        expect(rowOf(paid)?.detail, kind).not.toContain('its amount is unknown');
      }
    }
  });

  test('states the limits of the exemptions in the law on an unknown fact', () => {
    const exempt = unknownCost('good-cause')?.text;
    expect(exempt).toContain('owner-occupied buildings of up to ten units');
    expect(exempt).toContain('245% of the fair market rent');
    expect(unknownCost('occupancy')?.text).toContain('§ 713(5)');
  });

  test('puts each lien under exactly one topic', () => {
    for (const kind of words.lienKinds) {
      const lien = {
        kind,
        amountCents: cents(41_000),
        treatment: 'AssumedByBuyer',
        text: 'Seen by a clerk',
      } as const;
      const { rows } = reportWith({ title: { ...bare.title, liens: [lien] } });
      expect(rows.filter((row) => wordsOf(row).includes('Seen by a clerk'))).toHaveLength(1);
    }
  });

  test('shows a violation from the title search even if the violations search found none', () => {
    const kind = 'MunicipalViolation' as const;
    const lien = { kind, amountCents: cents(25_000), treatment: 'AssumedByBuyer', text: 'Sidewalk' } as const;
    const violations = { standing: 'NoneFound', text: '', source: 'The city', asOf: 1 } as const;
    const row = rowWith('violations', { violations, title: { ...bare.title, liens: [lien] } });
    expect(row?.value).toContain('Open violations');
  });

  test('reads the flood zone of older listings from their disclosures', () => {
    const of = (sentence: string) =>
      rowWith('flood', { disclosures: [{ kind: 'FloodZone', text: sentence }] });
    expect(of('In a mapped flood hazard area.')?.value).toBe('In a mapped flood zone');
    expect(of(floodNotLookedUp)?.value).toBeNull();
  });

  test('names the document that supports a fact, and dates an undated fact by its latest change', () => {
    const paper = { key: 'k', title: 'Title report', kind: 'TitleSummary', href: '/d.pdf', asOf: 5 } as const;
    expect(rowWith('title', { documents: [paper] })?.document?.href).toBe('/d.pdf');
    expect(rowWith('title', {})?.document).toBeNull();
    const factChanges = [{ topic: 'deed' as const, was: 'A', is: 'B', at: 77 }];
    expect(rowWith('deed', { factChanges })?.asOf).toBe(77);
  });

  test('shows only the lines that a change altered, and leaves neither side empty', () => {
    expect(changedLines({ was: 'Unknown\nHalf', is: 'Vacant\nHalf' })).toEqual({
      was: 'Unknown',
      is: 'Vacant',
    });
    expect(changedLines({ was: 'Fair', is: 'Fair\nA new roof' })).toEqual({ was: 'Fair', is: 'A new roof' });
  });

  test('does not count the same text with another date or source as a change', () => {
    const before = toPublicListing(bare);
    const occupancy = { ...bare.occupancy, source: 'Somebody else', asOf: bare.occupancy.asOf + 1 };
    const after: PublicListing = { ...before, occupancy };
    expect(factChangesAfter(before, after, 9)).toEqual([]);
  });
});
