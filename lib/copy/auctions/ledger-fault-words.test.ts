import { expect, test } from 'vitest';
import { ledgerFaultWords, receiptFaultWords } from './ledger-fault-words';

test('a fault is said with its values', () => {
  expect(ledgerFaultWords({ code: 'wrong-price', statedCents: 23_200_000, priceCents: 23_150_000 })).toBe(
    'It states a price of $232,000, but the bids result in $231,500.',
  );
  expect(ledgerFaultWords({ code: 'wrong-time', what: 'purchase' })).toBe(
    'Its time doesn’t match the time of its purchase.',
  );
  expect(receiptFaultWords({ code: 'not-a-bid', entry: 3 })).toBe('Entry 3 isn’t a bid.');
});
