import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aSale, today } from '@/lib/domain/costs/costed-sale.builders';
import { dollars } from '@/lib/domain/shared/money';
import { TotalCostLine } from './total-cost-line';

const wordsWith = (hasUnknownLien: boolean): string =>
  renderToStaticMarkup(
    <TotalCostLine
      sale={aSale()}
      bidCents={dollars(200_000)}
      today={today}
      hasUnknownLien={hasUnknownLien}
      subject="bid"
    />,
  ).replaceAll(/<[^>]+>/g, '');

test('a total cost includes all costs or names the lien it leaves out', () => {
  expect(wordsWith(false)).toMatch(
    /^A bid of \$200,000 comes to about \$2\d\d,\d{3} including all costs\. See the breakdown$/,
  );
  const unknown = wordsWith(true);
  expect(unknown).toMatch(/about \$2\d\d,\d{3} not including a lien of unknown amount\. See the breakdown$/);
  expect(unknown).not.toContain('all costs');
});
