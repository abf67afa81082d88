import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { costFaultWords } from '@/lib/copy/costs/cost-fault-words';
import { sales } from '@/lib/domain/costs/sale/costed-sale.arbitraries';
import { cents, dollars } from '@/lib/domain/shared/money';
import { type CostRequest, readCosts, toCostParams } from './cost-request';

const read = (query: string) => readCosts(Object.fromEntries(new URLSearchParams(query)));
const faultsOf = (query: string) => {
  const { answer } = read(query);
  if (answer.ok) return {};
  return Object.fromEntries(
    Object.entries(answer.reason).map(([field, fault]) => [field, costFaultWords(fault)]),
  );
};

const requests: fc.Arbitrary<CostRequest> = fc.record({
  from: fc.constantFrom('bid' as const, 'cash' as const),
  amountCents: fc.integer({ min: 1, max: 1_000_000_000 }).map(dollars),
  sale: sales,
});

describe('the URL of a calculation', () => {
  test('reads back as the same calculation', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { answer } = readCosts(Object.fromEntries(toCostParams(request)));
        expect(answer).toEqual({ ok: true, value: request });
      }),
      { numRuns: 500 },
    );
  });

  test('without parameters is the example', () => {
    const { answer } = read('');
    expect(answer.ok && toCostParams(answer.value).toString()).toBe(
      'place=queens&kind=one-family&from=bid&amount=450000',
    );
  });

  test('names a town in place of its county', () => {
    const { answer } = read('place=southold&amount=900000');
    expect(answer.ok && answer.value.sale.place).toEqual({ county: 'Suffolk', town: 'southold' });
  });

  test('accepts numbers as people write them', () => {
    const { answer } = read('amount=%24+1%2C200%2C000.00&down=+20.5+%25&arrears=0&attorney=2%2C500');
    expect(answer.ok && [answer.value.amountCents, answer.value.sale.loan?.downPercent]).toEqual([
      dollars(1_200_000),
      20.5,
    ]);
    expect(answer.ok && [answer.value.sale.arrearsCents, answer.value.sale.own.attorney]).toEqual([
      cents(0),
      dollars(2_500),
    ]);
  });
});

test('an amount can be as high as the largest bid', () => {
  const { answer } = read('amount=1000000000');
  expect(answer.ok && answer.value.amountCents).toBe(dollars(1_000_000_000));
});

describe('an invalid input', () => {
  test.each([
    ['amount=', 'amount', 'dollars'],
    ['amount=lots', 'amount', 'in digits'],
    ['amount=12.50', 'amount', 'whole dollars'],
    ['amount=-5', 'amount', 'in digits'],
    ['amount=0', 'amount', '$1 or more'],
    ['amount=1000000001', 'amount', '$1,000,000,000'],
    ['place=narnia', 'place', 'county'],
    ['kind=castle', 'kind', 'property type'],
    ['from=hope', 'from', 'start'],
    ['down=101', 'down', '0 to 100'],
    ['down=20.12345', 'down', 'percentage'],
    ['rate=31', 'rate', '0 to 30'],
    ['years=0', 'years', '1 to 50'],
    ['years=thirty', 'years', '1 to 50'],
    ['premium=26', 'premium', '0 to 25'],
    ['months=1.5', 'months', '0 to 120'],
    ['attorney=x', 'attorney', 'in digits'],
    ['arrears=1.234', 'arrears', 'in digits'],
  ])('such as %s has a message for its field and stays as typed', (query, field, words) => {
    expect(faultsOf(query)).toEqual({ [field]: expect.stringContaining(words) });
    const [name, value] = [...new URLSearchParams(query)][0] ?? [];
    expect(Object.entries(read(query).typed)).toContainEqual([name, value]);
  });

  test('is reported for every field at once', () => {
    expect(Object.keys(faultsOf('amount=x&down=y&months=z')).sort()).toEqual(['amount', 'down', 'months']);
  });

  test('does not throw, whatever the URL contains', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('place', 'amount', 'down', 'years', '__proto__'), fc.string()),
        (params) => {
          expect(typeof readCosts(params).answer.ok).toBe('boolean');
        },
      ),
    );
  });
});
