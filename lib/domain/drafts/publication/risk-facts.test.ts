import { describe, expect, test } from 'vitest';
import { aDocument, aDraft, draftNow } from '@/lib/domain/drafts/draft.builders';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { fields, missingAnswers } from '@/lib/domain/drafts/fields/fields';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Listing } from '@/lib/domain/listings/listing';
import { toRiskReport } from '@/lib/domain/risk-report/risk-report';
import { toListing } from './to-listing';

const ids = { auctionId: 'auction-1', salt: 'a'.repeat(64) };
const dayMs = 24 * 3_600_000;
function published(overrides: Answers, before: Listing | null = null, now = draftNow): Listing {
  const documents = [aDocument({ title: 'Letter of a secret trust' })];
  const made = toListing(
    aDraft({ overrides: { ...overrides, brokerLicense: '99887766' }, documents }),
    ids,
    now,
    {
      before,
    },
  );
  if (!made.ok) throw new Error(made.reason);
  return made.value.listing;
}
const rented = {
  occupancy: 'Tenant',
  possession: 'SubjectToOccupants',
  leaseExists: 'yes',
  notice1305: '2026-11-02',
  tenancySource: 'Lease of 2024',
  tenancyAsOf: '2026-11-01',
};
const unknownOf = (listing: Listing) => toRiskReport(toPublicListing(listing)).unknown;
const missing = (overrides: Answers) =>
  missingAnswers(aDraft({ overrides }).answers, 'facts', draftNow).map(({ field }) => field);

describe('what a seller states about tenants, flood, violations and charges', () => {
  test('becomes facts of the listing with source and date', () => {
    const overrides = {
      ...rented,
      floodZone: 'yes',
      floodDesignation: 'AE',
      floodSource: 'FEMA',
      floodAsOf: '2026-11-03',
      violations: 'open',
      violationsText: 'No permit',
      violationsSource: 'HPD',
      violationsAsOf: '2026-11-04',
      chargesOwed: '1,250',
      chargesSource: 'Water office',
      chargesAsOf: '2026-11-05',
    };
    const day = (text: string) => Date.parse(`${text}T17:00:00Z`);
    expect(published(overrides)).toMatchObject({
      tenancy: {
        lease: 'Yes',
        rentRegulated: 'Unknown',
        goodCause: 'Unknown',
        source: 'Lease of 2024',
        noticeOn: day('2026-11-02'),
      },
      flood: { standing: 'Inside', zone: 'AE', source: 'FEMA', asOf: day('2026-11-03') },
      violations: { standing: 'Open', text: 'No permit', source: 'HPD', asOf: day('2026-11-04') },
      chargesOwed: { amountCents: 125_000, source: 'Water office', asOf: day('2026-11-05') },
    });
  });

  test('is not known when left out, and the flood zone of an older draft needs no source', () => {
    const listing = published({});
    expect([listing.tenancy, listing.violations, listing.chargesOwed]).toEqual(Array(3).fill(undefined));
    expect(listing.flood).toMatchObject({ standing: 'Outside', source: 'Seller’s statement' });
    expect(unknownOf(listing)).toEqual(['violations']);
    expect(unknownOf(published({ violations: 'unknown', floodZone: 'unknown' }))).toEqual([
      'violations',
      'flood',
    ]);
  });

  test('needs a source and a date only once it is answered', () => {
    expect(missing({})).toEqual([]);
    expect(missing({ violations: 'none' })).toEqual(['violationsSource', 'violationsAsOf']);
    expect(missing({ chargesOwed: '0' })).toEqual(['chargesSource', 'chargesAsOf']);
    expect(missing({ occupancy: 'Tenant', goodCause: 'no' })).toEqual(['tenancySource', 'tenancyAsOf']);
    expect(missing({ occupancy: 'Tenant', goodCause: 'unknown' })).toEqual([]);
    expect(missing({ occupancy: 'Vacant', goodCause: 'no' })).toEqual([]);
  });

  test('is refused at its field when it is wrong', () => {
    const wrong = { ...rented, notice1305: '2027-05-01', chargesOwed: 'some', violations: 'many' };
    expect(missing(wrong)).toEqual(expect.arrayContaining(['notice1305', 'chargesOwed', 'violations']));
  });
});

describe('a publication that replaces another', () => {
  test('records each changed fact with its day, and nothing for unchanged facts', () => {
    const first = published({});
    expect(first.factChanges).toBeUndefined();
    const second = published(rented, first, draftNow + dayMs);
    expect(second.factChanges?.map(({ topic, at }) => [topic, at])).toEqual(
      ['occupancy', 'tenants', 'good-cause'].map((topic) => [topic, draftNow + dayMs]),
    );
    expect(second.factChanges?.[0]).toMatchObject({
      was: 'Vacant\nDelivered vacant at closing',
      is: 'Tenant-occupied\nSubject to occupants: they stay and keep their rights',
    });
    const third = published({ ...rented, listPrice: '1' }, second, draftNow + 2 * dayMs);
    expect(third.factChanges).toEqual(second.factChanges);
    const fourth = published({}, third, draftNow + 3 * dayMs);
    expect(fourth.factChanges?.slice(0, 3)).toEqual(second.factChanges);
    expect(fourth.factChanges).toHaveLength(6);
  });

  test('reveals nothing that only reviewers may read', () => {
    const sealed = { saleMode: 'sealed-reserve', reserve: '$333,777' };
    const listing = published({ ...rented, ...sealed }, published(sealed), draftNow + dayMs);
    const output = JSON.stringify([listing.factChanges, toRiskReport(toPublicListing(listing))]);
    for (const secret of ['333,777', '33377700', '99887766', 'secret trust', 'owner@example.com'])
      expect(output).not.toContain(secret);
  });
});

test('every risk question is in the wizard', () => {
  const names = ['leaseExists', 'rentRegulated', 'goodCause', 'notice1305', 'violations', 'chargesOwed'];
  for (const name of names) expect(fields.find((field) => field.name === name)).toBeTruthy();
});
