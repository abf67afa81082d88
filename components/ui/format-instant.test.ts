import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatInstant } from './format-instant';

test('an instant is formatted in New York time with seconds', () => {
  const clock = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZone: 'America/New_York',
  });
  const instants = fc.integer({ min: Date.UTC(2007, 0, 1), max: Date.UTC(2100, 0, 1) });
  fc.assert(
    fc.property(instants, (at) => {
      expect(formatInstant(new Date(at).toISOString())).toBe(`${clock.format(at)} ET`);
    }),
    { numRuns: 5_000 },
  );
});
