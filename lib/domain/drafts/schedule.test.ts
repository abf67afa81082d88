import { describe, expect, test } from 'vitest';
import { aContent, aDocument, draftNow } from './draft.builders';
import { countOpenBesides, type ScheduleInput, toSchedule } from './schedule';

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
  const documents = [aDocument(), aDocument({ key: 'd'.repeat(24), kind: 'LeadPaint' })];
  expect(countOpenBesides(aContent({ overrides, documents }), 'bank', draftNow)).toBe(open);
});
