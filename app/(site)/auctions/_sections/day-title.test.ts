import { describe, expect, it } from 'vitest';
import { dayTitle } from './day-title';

describe('the title of a day', () => {
  it('names the same day in every time zone of the machine', () => {
    expect(dayTitle('2026-11-21')).toBe('Saturday, November 21');
    expect(dayTitle('2027-01-01')).toBe('Friday, January 1');
  });
});
