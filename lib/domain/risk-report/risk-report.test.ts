import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type PublicListing, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { type Listing, listingSchema } from '@/lib/domain/listings/listing';
import {
  floodNotLookedUp,
  floodStandings,
  riskReportTopics,
  violationStatuses,
  yesNoUnknown,
} from '@/lib/domain/listings/risk-topics';
import { unknownCost } from '@/lib/domain/listings/unknown-costs';
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
const passportWith = (change: Partial<Listing>) =>
  toRiskReport(toPublicListing({ ...bare, ...change } as Listing));
const rowWith = (topic: (typeof riskReportTopics)[number], change: Partial<Listing>) =>
  passportWith(change).rows.find((row) => row.topic === topic);

const toldOfBoth: Partial<Listing> = {
  violations: { standing: 'Open', text: 'A deck.', source: 'The city', asOf: 1 },
  chargesOwed: { amountCents: cents(50_000), text: '', source: 'The water office', asOf: 1 },
};
const at = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
const text = fc.stringMatching(/^[a-z]{3,12}( [a-z]{2,9}){0,3}$/);
const sourced = { source: text, asOf: at };
const answer = fc.constantFrom(...yesNoUnknown);
const maybe = <T>(made: fc.Arbitrary<T>) => fc.option(made, { nil: undefined });
/** What a seller may tell, in any combination, over a sample. */
const aTold: fc.Arbitrary<Partial<Listing>> = fc.record({
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
  .tuple(fc.constantFrom(...samples), aTold)
  .map(([sample, told]): Listing => listingSchema.parse({ ...sample, ...told, factChanges: undefined }));

describe('in every risk passport', () => {
  test('each topic stands once, those that are unknown are counted, and each of them says what it can cost', () => {
    fc.assert(
      fc.property(aHome, (home) => {
        const { rows, unknown } = toRiskReport(toPublicListing(home));
        expect(rows.map(({ topic }) => topic)).toEqual(riskReportTopics);
        expect(unknown).toEqual(rows.filter(({ value }) => value === null).map(({ topic }) => topic));
        for (const topic of unknown) expect(unknownCost(topic)?.source.href).toMatch(/^https:/);
      }),
    );
  });

  test('what is told has somebody who says so and a day, and is never an empty word', () => {
    fc.assert(
      fc.property(aHome, (home) => {
        for (const row of toRiskReport(toPublicListing(home)).rows) {
          expect(row.value).not.toBe('');
          if (row.value === null) continue;
          expect(row.saidBy).toBeTruthy();
          expect(row.asOf).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('no difference is lost or changed by another publication, and the last one says what is told now', () => {
    const aStory = fc.tuple(aHome, fc.array(aTold, { minLength: 1, maxLength: 6 }), at);
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
          const told = [...differences.map((each) => each.was), wordsOf(row)];
          expect(told[0]).toBe(wordsOf(was[place] ?? row));
          expect(differences.map(({ is }) => is)).toEqual(told.slice(1));
        }
      }),
      { numRuns: 60 },
    );
  });

  test('nothing of who is behind the seller’s name is in it', () => {
    fc.assert(
      fc.property(aHome, (home) => {
        const hidden = { ...home.seller, id: 'uid-behind-it', email: 'behind@example.com' };
        const said = JSON.stringify(toRiskReport(toPublicListing({ ...home, seller: hidden })));
        expect(said).not.toContain('behind');
      }),
    );
  });
});

describe('a risk passport', () => {
  test('of a home that says nothing of tenants, flood, violations and charges counts them as unknown', () => {
    const told = { value: 'Tenant' as const, source: 'A visit', asOf: 1 };
    const known = { condition: { ...bare.condition, rating: 'Fair' as const } };
    expect(passportWith({ ...known, occupancy: told }).unknown).toEqual([
      ...['tenants', 'good-cause', 'violations', 'flood', 'charges'],
    ]);
    expect(passportWith({ ...known, occupancy: { ...told, value: 'Vacant' } }).unknown).toEqual([
      ...['violations', 'flood', 'charges'],
    ]);
  });

  test('takes a lien that stays and has no amount for not known, and still says which it is', () => {
    for (const kind of words.lienKinds) {
      const lien = { kind, amountCents: null, treatment: 'Unresolved', text: 'Of 2019.' } as const;
      const paid = { ...lien, treatment: 'PaidAtClosing' } as const;
      for (const told of [{}, toldOfBoth]) {
        const rowOf = (...liens: (typeof lien | typeof paid)[]) =>
          passportWith({ ...told, title: { ...bare.title, liens } }).rows.find((row) =>
            wordsOf(row).includes('Of 2019.'),
          );
        const open = rowOf(lien);
        expect(open?.detail, kind).toContain('amount not known: Not resolved');
        if (kind === 'PropertyTax') expect(open?.detail).toContain('nobody has told how much');
        else expect(open?.value, kind).toBeNull();
        expect(open?.saidBy, kind).not.toBeNull();
        expect(rowOf(paid)?.value, kind).not.toBeNull();
        expect(rowOf(paid)?.detail, kind).not.toContain('nobody has told');
      }
    }
  });

  test('says the law of an unknown with its limits: no exemption reads wider than it is', () => {
    const exempt = unknownCost('good-cause')?.text;
    expect(exempt).toContain('owner-occupied buildings of up to ten units');
    expect(exempt).toContain('245% of the fair market rent');
    expect(unknownCost('occupancy')?.text).toContain('§ 713(5)');
  });

  test('puts each lien under its own topic and into no other', () => {
    for (const kind of words.lienKinds) {
      const lien = {
        kind,
        amountCents: cents(41_000),
        treatment: 'AssumedByBuyer',
        text: 'Seen by a clerk',
      } as const;
      const { rows } = passportWith({ title: { ...bare.title, liens: [lien] } });
      expect(rows.filter((row) => wordsOf(row).includes('Seen by a clerk'))).toHaveLength(1);
    }
  });

  test('a search that found no violation does not hide one that the title search found', () => {
    const kind = 'MunicipalViolation' as const;
    const lien = { kind, amountCents: cents(25_000), treatment: 'AssumedByBuyer', text: 'Sidewalk' } as const;
    const violations = { standing: 'NoneFound', text: '', source: 'The city', asOf: 1 } as const;
    const row = rowWith('violations', { violations, title: { ...bare.title, liens: [lien] } });
    expect(row?.value).toContain('Open violations');
  });

  test('reads what older homes say of the flood map among their disclosures', () => {
    const of = (sentence: string) =>
      rowWith('flood', { disclosures: [{ kind: 'FloodZone', text: sentence }] });
    expect(of('In a mapped flood hazard area.')?.value).toBe('In a mapped flood zone');
    expect(of(floodNotLookedUp)?.value).toBeNull();
  });

  test('names the document that bears a fact out, and its latest day where it has none of its own', () => {
    const paper = { key: 'k', title: 'Title report', kind: 'TitleSummary', href: '/d.pdf', asOf: 5 } as const;
    expect(rowWith('title', { documents: [paper] })?.document?.href).toBe('/d.pdf');
    expect(rowWith('title', {})?.document).toBeNull();
    const factChanges = [{ topic: 'deed' as const, was: 'A', is: 'B', at: 77 }];
    expect(rowWith('deed', { factChanges })?.asOf).toBe(77);
  });

  test('a difference shows the lines that differ, and never an empty side', () => {
    expect(changedLines({ was: 'Not known\nHalf', is: 'Vacant\nHalf' })).toEqual({
      was: 'Not known',
      is: 'Vacant',
    });
    expect(changedLines({ was: 'Fair', is: 'Fair\nA new roof' })).toEqual({ was: 'Fair', is: 'A new roof' });
  });

  test('the same words of another day or source are no difference', () => {
    const before = toPublicListing(bare);
    const occupancy = { ...bare.occupancy, source: 'Somebody else', asOf: bare.occupancy.asOf + 1 };
    const after: PublicListing = { ...before, occupancy };
    expect(factChangesAfter(before, after, 9)).toEqual([]);
  });
});
