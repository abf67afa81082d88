import { describe, expect, it } from 'vitest';
import { formatTimeLeft, sayTimeLeft, timeLeftParts } from './time-left';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

it('floors a span to whole seconds, and a past one to zero', () => {
  expect(timeLeftParts(2 * day + 3 * hour + 4 * minute + 5 * second + 999)).toEqual({
    days: 2,
    hours: 3,
    minutes: 4,
    seconds: 5,
  });
  expect(timeLeftParts(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

describe.each([
  [6 * day + 4 * hour, '6d 04h', '6 days 4 hours'],
  [day, '1d 00h', '1 day 0 hours'],
  [day - 1, '23h 59m', '23 hours 59 minutes'],
  [4 * hour + 9 * minute + 59 * second, '4h 09m', '4 hours 9 minutes'],
  [hour - 1, '59m 59s', '59 minutes'],
  [12 * minute + 5 * second, '12m 05s', '12 minutes'],
  [minute, '1m 00s', '1 minute'],
  [minute - 1, '0m 59s', 'less than a minute'],
  [0, '0m 00s', 'less than a minute'],
])('%i ms', (left, text, spoken) => {
  it(`is shown as ${text}`, () => expect(formatTimeLeft(left)).toBe(text));
  it(`is read aloud as ${spoken}`, () => expect(sayTimeLeft(left)).toBe(spoken));
});
