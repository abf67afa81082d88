import { expect, test } from 'vitest';
import { overLimitText } from './bid-limit-words';

test('who accepts above their limit is told what is left of it and where to ask for more', () => {
  const told = (leftCents?: number) => overLimitText({ limitCents: 50_000_000, leftCents });
  expect(told(22_000_000)).toMatch(
    /^Your bid limit is \$500,000, and \$220,000 of it is left .*proof of funds/,
  );
  for (const unused of [told(), told(50_000_000)])
    expect(unused).toMatch(/^Your bid limit is \$500,000\. .*proof of funds.*“Bidder registration”/);
});
