import { describe, expect, test } from 'vitest';
import { answerCosts } from '@/lib/domain/costs/answer-costs';
import { readCosts, toCostParams } from '@/lib/domain/costs/cost-request';
import { rates } from '@/lib/domain/costs/rates/rates';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { cents, dollars } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { saleOfListing } from './costed-listing';
import { toPublicListing } from './listing-card';

const now = Date.parse('2026-11-22T15:00:00Z');
const listings = sampleCatalog({ now, createSalt: () => '0'.repeat(64) }).map(({ listing }) =>
  toPublicListing(listing),
);
const [plain] = listings.filter(
  ({ propertySubType, taxes, chargesOwed }) =>
    propertySubType === 'SingleFamilyResidence' && taxes.arrearsCents === 0 && !chargesOwed,
);
if (!plain) throw new Error('There is no such sample');
const saleWith = (change: object) => saleOfListing({ ...plain, ...change });
const titleWith = (...liens: object[]) => ({ title: { ...plain.title, liens } });
const lien = (change: object) => ({
  kind: 'WaterAndSewer',
  amountCents: dollars(1_000),
  treatment: 'AssumedByBuyer',
  text: 'Open.',
  ...change,
});

describe('the total cost of a listing', () => {
  test('can be computed for every sample listing and survives the round trip through the URL', () => {
    for (const listing of listings) {
      const sale = saleOfListing(listing);
      const { cashCents, totalCents, lines } = totalCostOf(sale, dollars(300_000), '2026-11-22');
      expect(cashCents, listing.slug).toBeGreaterThan(dollars(300_000));
      expect(lines.every(({ source, asOf }) => source?.label !== '' && /^\d{4}-/.test(asOf))).toBe(true);
      const request = { from: 'bid', amountCents: dollars(300_000), sale } as const;
      const { answer } = readCosts(Object.fromEntries(toCostParams(request)));
      expect(answer.ok && answerCosts(answer.value, '2026-11-22').price?.totalCents, listing.slug).toBe(
        totalCents,
      );
      expect(answer, listing.slug).toEqual({
        ok: true,
        value: { ...request, sale: { ...sale, figureSources: null } },
      });
    }
  });

  test('counts liens that pass to the buyer or are unresolved, not those the seller pays', () => {
    expect(saleWith(titleWith()).arrearsCents).toBe(0);
    expect(
      saleWith(
        titleWith(
          lien({}),
          lien({ treatment: 'Unresolved', amountCents: dollars(200) }),
          lien({ treatment: 'PaidAtClosing', amountCents: dollars(9_000) }),
          lien({ kind: 'Judgment', amountCents: null }),
        ),
      ).arrearsCents,
    ).toBe(dollars(1_200));
  });

  test('counts property tax arrears once: a property tax lien decides who pays them', () => {
    const taxes = { ...plain.taxes, arrearsCents: dollars(4_000) };
    const taxLien = lien({ kind: 'PropertyTax', treatment: 'PaidAtClosing' });
    expect(saleWith({ taxes, ...titleWith() }).arrearsCents).toBe(dollars(4_000));
    expect(saleWith({ taxes, ...titleWith(taxLien) }).arrearsCents).toBe(0);
    expect(saleWith({ taxes, ...titleWith(lien({ kind: 'PropertyTax' })) }).arrearsCents).toBe(
      dollars(1_000),
    );
  });

  test('counts charges owed once: an open lien for them already includes them', () => {
    const chargesOwed = { amountCents: dollars(700), text: '', source: 'The water office', asOf: 1 };
    const owedWith = (...liens: object[]) => saleWith({ chargesOwed, ...titleWith(...liens) }).arrearsCents;
    expect(owedWith()).toBe(dollars(700));
    expect(owedWith(lien({ kind: 'Judgment' }))).toBe(dollars(1_700));
    for (const kind of ['WaterAndSewer', 'CommonCharges']) {
      expect(owedWith(lien({ kind }))).toBe(dollars(1_000));
      expect(owedWith(lien({ kind, amountCents: dollars(200) }))).toBe(dollars(700));
      expect(owedWith(lien({ kind, amountCents: null }))).toBe(dollars(700));
      expect(owedWith(lien({ kind, treatment: 'PaidAtClosing' }))).toBe(dollars(700));
    }
    const { figureSources } = saleWith({ chargesOwed });
    expect(figureSources?.arrears.source.label).toContain('The water office');
    expect(figureSources?.arrears.asOf).toMatch(/^(1969|1970)-/);
  });

  test('finds a town with its own tax by the postal city, and converts association fees to monthly', () => {
    expect(saleWith({ countyOrParish: 'Suffolk', city: 'Greenport' }).place.town).toBe('southold');
    expect(saleWith({ countyOrParish: 'Columbia', city: 'Greenport' }).place.town).toBeNull();
    const association = { feeCents: cents(100_00), frequency: 'Quarterly', includes: 'Snow' };
    expect(saleWith({ association }).feeMonthCents).toBe(33_33);
  });

  test('assumes months of waiting for possession unless the home is delivered vacant', () => {
    const occupied = (value: string, possession: string) =>
      saleWith({ occupancy: { ...plain.occupancy, value }, possession }).monthsUntilKeys;
    expect(occupied('Tenant', 'SubjectToOccupants')).toBe(3);
    expect(occupied('Unknown', 'SubjectToOccupants')).toBe(3);
    expect(occupied('Vacant', 'SubjectToOccupants')).toBe(0);
    expect(occupied('Tenant', 'VacantAtClosing')).toBe(0);
  });

  test('leaves a government seller’s taxes to the buyer', () => {
    expect(saleWith({ seller: { name: 'HUD', kind: 'government' } }).sellerIsExempt).toBe(true);
    expect(saleWith({ seller: { name: 'A bank', kind: 'bank' } }).sellerIsExempt).toBe(false);
  });

  test('leaves the taxes of a verified Fannie Mae or Freddie Mac to the buyer while the switch says so', () => {
    const { sponsoredSellers } = rates;
    const isExempt = (name: string) => saleWith({ seller: { name, kind: 'bank' } }).sellerIsExempt;
    expect(isExempt('Freddie Mac')).toBe(true);
    expect(isExempt('Federal National Mortgage Association')).toBe(true);
    expect(isExempt('Friends of Freddie Mac')).toBe(false);
    sponsoredSellers.areExempt = false;
    try {
      expect(isExempt('Freddie Mac')).toBe(false);
    } finally {
      sponsoredSellers.areExempt = true;
    }
  });
});
