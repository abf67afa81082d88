import { describe, expect, it } from 'vitest';
import { isUnusuallyHigh, readAmount } from './bid-amount';

describe('a typed amount', () => {
  it.each(['250000', '250,000', '$250,000', ' 250 000 ', '250000.00', '250000.'])(
    '%s is 250,000 dollars',
    (typed) => {
      expect(readAmount(typed)).toEqual({ kind: 'amount', amountCents: 25_000_000 });
    },
  );

  it('is empty if nothing is typed', () => {
    expect(readAmount(' $ ')).toEqual({ kind: 'empty' });
  });

  it.each(['250000.50', '25o000', '-5', '1e6', '1000000001'])('%s is refused with a reason', (typed) => {
    expect(readAmount(typed).kind).toBe('faulty');
  });
});

describe('a maximum bid', () => {
  it('needs a second confirmation only above 1.25 times the minimum', () => {
    expect(isUnusuallyHigh(125_000, 100_000)).toBe(false);
    expect(isUnusuallyHigh(125_100, 100_000)).toBe(true);
  });
});
