import { expect, test } from 'vitest';
import { overLimitText } from './bid-limit-words';

test('the message for an amount above the limit says what is left and where to ask for more', () => {
  const textOf = (leftCents?: number) => overLimitText({ limitCents: 50_000_000, leftCents });
  expect(textOf(22_000_000)).toMatch(
    /^Your bid limit is \$500,000, and \$220,000 of it is available .*proof of funds/,
  );
  for (const unused of [textOf(), textOf(50_000_000)])
    expect(unused).toMatch(/^Your bid limit is \$500,000\. .*proof of funds.*“Bidder registration”/);
});
