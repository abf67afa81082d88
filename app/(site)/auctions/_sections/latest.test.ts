import { describe, expect, it } from 'vitest';
import { latest } from './latest';

const days = [
  { day: '2026-11-21', cards: [1, 2, 3] },
  { day: '2026-11-20', cards: [4, 5] },
  { day: '2026-11-19', cards: [6] },
];

describe('the latest days', () => {
  it('are all while there is room', () => {
    expect(latest(days, 10)).toEqual(days);
  });

  it('end with the day that fills the room, and that day is whole', () => {
    expect(latest(days, 4).map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-20']);
    expect(latest(days, 3).map(({ day }) => day)).toEqual(['2026-11-21']);
  });
});
