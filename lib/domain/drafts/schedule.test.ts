import { describe, expect, test } from 'vitest';
import { aContent, aDocument, draftNow } from './draft.builders';
import { countOpenBesides, type ScheduleWish, toSchedule } from './schedule';

const wish: ScheduleWish = {
  saleMode: 'published-reserve',
  startDate: '2027-03-08',
  startTime: '10:00',
  endDate: '2027-03-13',
  endTime: '23:50',
  apartMinutes: '10',
};
const faultsOf = (parts: Partial<ScheduleWish>, count = 2) => {
  const planned = toSchedule({ ...wish, ...parts }, count, draftNow);
  return planned.ok ? {} : planned.reason;
};

describe('one schedule for many homes', () => {
  test('lets their auctions begin together and end one after the other, over midnight and the change of clocks', () => {
    const planned = toSchedule({ ...wish, apartMinutes: '70' }, 4, draftNow);
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

  test.each<[Partial<ScheduleWish>, string]>([
    [{ saleMode: '' }, 'saleMode'],
    [{ saleMode: 'lottery' }, 'saleMode'],
    [{ startDate: '2026-01-01' }, 'startDate'],
    [{ startTime: 'noon' }, 'startTime'],
    [{ endDate: '2027-03-01' }, 'endDate'],
    [{ endDate: '' }, 'endDate'],
    [{ apartMinutes: '-5' }, 'apartMinutes'],
    [{ apartMinutes: '1441' }, 'apartMinutes'],
  ])('says what is wrong with %j', (parts, field) => {
    expect(Object.keys(faultsOf(parts))).toContain(field);
  });

  test('is refused when the last of them would run too long', () => {
    expect(faultsOf({ apartMinutes: '1440' }, 50)).toEqual({});
    expect(faultsOf({ apartMinutes: '1440' }, 58)).toEqual({
      endDate: 'An auction runs for at most 60 days.',
    });
  });
});

test.each([
  ['nothing where all is said', {}, 0],
  [
    'nothing where only the auction is not',
    { startDate: '', startTime: '', endDate: '2020-01-01', saleMode: '' },
    0,
  ],
  ['nothing for a price that an auction does not ask for', { saleFormat: 'fixed-price' }, 0],
  ['what has no answer', { bedroomsTotal: '', bathroomsFull: '', startDate: '' }, 2],
  ['nothing for the days that an old home waits', { yearBuilt: '1950', startDate: '' }, 0],
  ['the reserve of one that has none', { saleMode: '', reserve: '' }, 1],
])('counts of a draft that is to be scheduled %s', (_what, said, open) => {
  const documents = [aDocument(), aDocument({ key: 'd'.repeat(24), kind: 'LeadPaint' })];
  expect(countOpenBesides(aContent({ said, documents }), 'bank', draftNow)).toBe(open);
});
