import { describe, expect, it } from 'vitest';
import { anAuction, aSchedule } from '@/lib/domain/auctions/commands/auction.builders';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { contractDueMs, cureEndsAt, dayMs, depositDueMs } from '@/lib/domain/closings/closing';
import { bindingClosingTerms, closingTermsOf, usualClosingTerms } from './closing-terms';
import { latestDates } from './latest-dates';

const hourMs = 3_600_000;

describe('the closing terms of an auction', () => {
  it('are frozen in the first ledger entry, even when they are the usual ones', () => {
    const { entries } = anAuction();
    const [first] = entries;
    expect(first?.type === 'scheduled' && first.data.terms).toMatchObject({
      earnestMoneyBasisPoints: 1_000,
      closing: usualClosingTerms,
    });
    expect(verify(entries).fault).toBeNull();
  });

  it("are the seller's own where the seller sets them", () => {
    const closing = { ...usualClosingTerms, closeWithinDays: 60 };
    const { state } = anAuction({ earnestMoneyBasisPoints: 500, closing });
    expect(closingTermsOf(state.terms)).toEqual({ ...closing, earnestMoneyBasisPoints: 500 });
  });

  it.each([
    ['no time to sign', { signWithinHours: 0 }],
    ['a closing that is not in whole days', { closeWithinDays: 45.5 }],
  ])('are refused with %s', (_what, part) => {
    expect(decide(null, aSchedule({ closing: { ...usualClosingTerms, ...part } })).ok).toBe(false);
  });

  it('match the deadlines that a closing enforces', () => {
    const { signWithinHours, depositWithinHours, cureHours, closingCureDays } = usualClosingTerms;
    expect([signWithinHours * hourMs, depositWithinHours * hourMs]).toEqual([contractDueMs, depositDueMs]);
    expect(cureEndsAt({ status: 'AwaitingContract', dueAt: 0 })).toBe(cureHours * hourMs);
    expect(cureEndsAt({ status: 'AwaitingDeposit', dueAt: 0 })).toBe(cureHours * hourMs);
    expect(cureEndsAt({ status: 'InClosing', dueAt: 0 })).toBe(closingCureDays * dayMs);
  });

  it('come from the listing in an auction that did not freeze them, or else are the usual ones', () => {
    const old = closingTermsOf({ earnestMoneyBasisPoints: null });
    expect(old).toBeNull();
    expect(bindingClosingTerms(old, { earnestMoneyBasisPoints: 550, closingDays: 60 })).toMatchObject({
      earnestMoneyBasisPoints: 550,
      closeWithinDays: 60,
      signWithinHours: 72,
    });
    expect(bindingClosingTerms(old, undefined)).toEqual({
      ...usualClosingTerms,
      earnestMoneyBasisPoints: 1_000,
    });
  });
});

it('the latest day to close counts from the latest time to sign', () => {
  const terms = {
    ...usualClosingTerms,
    earnestMoneyBasisPoints: 0,
    signWithinHours: 72,
    closeWithinDays: 45,
  };
  const { signBy, closeBy } = latestDates('2026-11-26T17:00:00Z', terms);
  expect([signBy, closeBy].map((at) => new Date(at).toISOString())).toEqual([
    '2026-11-29T17:00:00.000Z',
    '2027-01-13T17:00:00.000Z',
  ]);
});
