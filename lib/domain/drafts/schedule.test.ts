import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromEasternTime, toEasternTime } from '@/lib/domain/shared/eastern-time';
import { aContent, aContractOfSale, aDocument, draftNow } from './draft.builders';
import { answersAt, countOpenBesides, type ScheduleInput, toSchedule } from './schedule';

const input: ScheduleInput = {
  saleMode: 'published-reserve',
  startDate: '2027-03-08',
  startTime: '10:00',
  endDate: '2027-03-13',
  endTime: '23:50',
  apartMinutes: '10',
};
const faultsOf = (parts: Partial<ScheduleInput>, count = 2) => {
  const planned = toSchedule({ ...input, ...parts }, count, draftNow);
  return planned.ok ? {} : planned.reason;
};

describe('one schedule for many homes', () => {
  test('starts the auctions together and ends them in turn, across midnight and the clock change', () => {
    const planned = toSchedule({ ...input, apartMinutes: '70' }, 4, draftNow);
    expect(planned.ok && planned.value.map(({ endDate, endTime }) => `${endDate} ${endTime}`)).toEqual([
      '2027-03-13 23:50',
      '2027-03-14 01:00',
      '2027-03-14 03:10',
      '2027-03-14 04:20',
    ]);
    expect(planned.ok && planned.value[3]).toMatchObject({
      saleFormat: 'auction',
      saleMode: 'published-reserve',
      startDate: '2027-03-08',
      startTime: '10:00',
    });
  });

  test.each<[Partial<ScheduleInput>, string]>([
    [{ saleMode: '' }, 'saleMode'],
    [{ saleMode: 'lottery' }, 'saleMode'],
    [{ startDate: '2026-01-01' }, 'startDate'],
    [{ startTime: 'noon' }, 'startTime'],
    [{ endDate: '2027-03-01' }, 'endDate'],
    [{ endDate: '' }, 'endDate'],
    [{ apartMinutes: '-5' }, 'apartMinutes'],
    [{ apartMinutes: '1441' }, 'apartMinutes'],
  ])('names the wrong field of %j', (parts, field) => {
    expect(Object.keys(faultsOf(parts))).toContain(field);
  });

  test('ends at most the given number on one day, at the same time of each day, also after the clock change', () => {
    const planned = toSchedule({ ...input, perDay: '2' }, 5, draftNow);
    expect(planned.ok && planned.value.map(({ endDate, endTime }) => `${endDate} ${endTime}`)).toEqual([
      '2027-03-13 23:50',
      '2027-03-14 00:00',
      '2027-03-14 23:50',
      '2027-03-15 00:00',
      '2027-03-15 23:50',
    ]);
  });

  test('has ends in order, apart by the minutes, and never more on a day than asked', () => {
    const stagger = fc.record({
      apart: fc.integer({ min: 1, max: 30 }),
      perDay: fc.integer({ min: 1, max: 40 }),
      count: fc.integer({ min: 1, max: 120 }),
      endTime: fc.constantFrom('00:00', '01:30', '10:00', '20:00'),
    });
    fc.assert(
      fc.property(stagger, ({ apart, perDay, count, endTime }) => {
        const staggered = { ...input, endDate: '2027-03-10', endTime, perDay: String(perDay) };
        const answers = Array.from({ length: count }, (_, at) =>
          answersAt({ ...staggered, apartMinutes: String(apart) }, at),
        );
        const ends = answers.map(
          ({ endDate = '', endTime: time = '' }) => fromEasternTime(endDate, time) ?? 0,
        );
        for (const [at, end] of ends.entries()) {
          if (at === 0) continue;
          const sinceLast = end - (ends[at - 1] ?? 0);
          if (at % perDay === 0) expect(sinceLast).toBeGreaterThan(0);
          else expect(sinceLast).toBe(apart * 60_000);
        }
        const firsts = ends.filter((_, at) => at % perDay === 0).map((at) => toEasternTime(at));
        expect(new Set(firsts.map(({ time }) => time)).size).toBe(1);
        expect(new Set(firsts.map(({ date }) => date)).size).toBe(firsts.length);
      }),
    );
  });

  test.each(['0', 'ten', '1001'])('refuses %s auctions per day', (perDay) => {
    expect(faultsOf({ perDay, apartMinutes: '1' })).toMatchObject({ perDay: { code: 'per-day' } });
  });

  test('refuses more auctions per day than end within a day', () => {
    expect(faultsOf({ perDay: '25', apartMinutes: '60' })).toEqual({ perDay: { code: 'per-day', most: 24 } });
  });

  test('is refused when the last auction would run too long', () => {
    expect(faultsOf({ apartMinutes: '1440' }, 50)).toEqual({});
    expect(faultsOf({ apartMinutes: '1440' }, 58)).toEqual({
      endDate: { code: 'auction-too-long' },
    });
  });
});

test.each([
  ['nothing when everything is answered', {}, 0],
  [
    'nothing when only the auction times and the reserve rule are missing',
    { startDate: '', startTime: '', endDate: '2020-01-01', saleMode: '' },
    0,
  ],
  ['nothing for a list price, which an auction does not need', { saleFormat: 'fixed-price' }, 0],
  ['each missing answer', { bedroomsTotal: '', bathroomsFull: '', startDate: '' }, 2],
  ['nothing for the lead paint inspection days of an old home', { yearBuilt: '1950', startDate: '' }, 0],
  ['the missing reserve', { saleMode: '', reserve: '' }, 1],
])('for a draft to be scheduled, the count of open items includes %s', (_what, overrides, open) => {
  const leadPaper = aDocument({ key: 'e'.repeat(24), kind: 'LeadPaint' });
  const documents = [aDocument(), leadPaper, aContractOfSale()];
  expect(countOpenBesides(aContent({ overrides, documents }), 'bank', draftNow)).toBe(open);
});

test('a draft without the contract of sale lacks it once scheduled', () => {
  const overrides = { saleFormat: 'fixed-price' };
  expect(countOpenBesides(aContent({ overrides, documents: [aDocument()] }), 'bank', draftNow)).toBe(1);
});
