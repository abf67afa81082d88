import { describe, expect, test } from 'vitest';
import { type OpenHouse, parseTimes, refuseVisit, refuseVisitStep, withOpenHouse } from './showing';

const now = Date.parse('2026-11-22T17:00:00Z');
const at = (hour: number): number => now + hour * 3_600_000;
const house = (id: string, from: number, to: number): OpenHouse => ({
  id,
  startsAt: at(from),
  endsAt: at(to),
});

describe('a time', () => {
  test('is in New York time, in winter and in daylight saving time', () => {
    expect(parseTimes({ date: '2026-12-05', from: '13:00', to: '15:00' }, now)).toEqual({
      startsAt: Date.parse('2026-12-05T18:00:00Z'),
      endsAt: Date.parse('2026-12-05T20:00:00Z'),
    });
    expect(parseTimes({ date: '2027-04-03', from: '13:00' }, now)).toEqual({
      startsAt: Date.parse('2027-04-03T17:00:00Z'),
      endsAt: Date.parse('2027-04-03T17:30:00Z'),
    });
  });

  test.each([
    ['no-start', { date: '', from: '13:00', to: '15:00' }],
    ['no-start', { date: '2027-03-14', from: '02:30', to: '15:00' }],
    ['no-end', { date: '2026-12-05', from: '13:00', to: '' }],
    ['past', { date: '2026-11-22', from: '12:00', to: '13:00' }],
    ['far', { date: '2028-12-05', from: '13:00', to: '15:00' }],
    ['backward', { date: '2026-12-05', from: '13:00', to: '13:00' }],
    ['long', { date: '2026-12-05', from: '09:00', to: '17:01' }],
  ])('is refused: %s', (fault, typed) => expect(parseTimes(typed, now)).toBe(fault));
});

describe('open houses', () => {
  test('are in order, without those that are over', () => {
    expect(withOpenHouse([house('old', -3, -1), house('b', 10, 12)], house('a', 2, 4), now)).toEqual([
      house('a', 2, 4),
      house('b', 10, 12),
    ]);
  });

  test('cannot overlap, but can be back to back', () => {
    expect(withOpenHouse([house('a', 2, 4)], house('b', 3, 5), now)).toBe('overlaps');
    expect(withOpenHouse([house('a', 2, 4)], house('b', 4, 5), now)).toHaveLength(2);
  });

  test('are limited to twenty', () => {
    const many = Array.from({ length: 20 }, (_, index) => house(`h${index}`, 2 * index + 2, 2 * index + 3));
    expect(withOpenHouse(many, house('x', 100, 101), now)).toBe('full');
    expect(withOpenHouse(many.slice(1), house('x', 100, 101), now)).toHaveLength(20);
  });
});

describe('a visit', () => {
  const rosa = { uid: 'rosa', emailVerified: true };
  const olive = { uid: 'olive', emailVerified: true };
  const home = {
    standardStatus: 'Active',
    sellers: ['olive'],
    answering: ['olive'],
    access: { kind: 'ByAppointment' },
  } as const;
  const visit = { uid: 'rosa', sellers: ['olive'] };

  test('can be requested by people who may ask, for homes with access', () => {
    expect(refuseVisit(rosa, home)).toBeNull();
    expect(refuseVisit(rosa, { ...home, access: { kind: 'ExteriorOnly' } })).toBe('no-access');
    expect(refuseVisit(olive, home)).toBe('own-listing');
    expect(refuseVisit(null, home)).toBe('signed-out');
  });

  test.each([
    [null, olive, 'requested', 'confirm'],
    [null, olive, 'requested', 'decline'],
    ['not-found', rosa, 'requested', 'confirm'],
    ['wrong-status', olive, 'confirmed', 'confirm'],
    ['wrong-status', olive, 'called-off', 'decline'],
    [null, olive, 'confirmed', 'call-off'],
    [null, rosa, 'confirmed', 'call-off'],
    [null, rosa, 'requested', 'call-off'],
    ['wrong-status', olive, 'requested', 'call-off'],
    ['wrong-status', rosa, 'declined', 'call-off'],
    ['not-found', { uid: 'sam', emailVerified: true }, 'confirmed', 'call-off'],
    ['signed-out', null, 'confirmed', 'call-off'],
  ] as const)('has the refusal %s for %j at status %s and step %s', (refusal, by, status, step) =>
    expect(refuseVisitStep(by, { ...visit, status }, step)).toBe(refusal),
  );
});
