import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { aSale, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { dollars } from '@/lib/domain/shared/money';
import { TotalCostLine, totalCostWords } from './total-cost-line';

const wordsWith = (hasUnknownLien: boolean, change: Partial<Sale> = {}, bid = 200_000): string =>
  renderToStaticMarkup(
    <TotalCostLine
      sale={aSale(change)}
      bidCents={dollars(bid)}
      today={today}
      hasUnknownLien={hasUnknownLien}
      subject="bid"
    />,
  ).replaceAll(/<[^>]+>/g, '');

test('a total cost includes all costs or names the lien it leaves out', () => {
  expect(wordsWith(false)).toMatch(
    /^A bid of \$200,000 comes to \$2\d\d,\d{3}(\.\d\d)?, including estimated closing costs and any known liens or arrears\. See the breakdown$/,
  );
  const unknown = wordsWith(true);
  expect(unknown).toMatch(
    /comes to \$2\d\d,\d{3}(\.\d\d)?, not including a lien of unknown amount\. See the breakdown$/,
  );
  expect(unknown).not.toContain('all costs');
});

test('the total cost in few words names the lien it leaves out', () => {
  const costs = { sale: aSale(), bidCents: dollars(200_000), today };
  expect(totalCostWords({ ...costs, hasUnknownLien: false })).toMatch(
    /^Est\. total cost: \$2\d\d,\d{3}(\.\d\d)?$/,
  );
  expect(totalCostWords({ ...costs, hasUnknownLien: true })).toMatch(/ plus a lien of unknown amount$/);
});

test('the total of a farm from $1 million on names the mansion tax that it leaves out', () => {
  const farm = { kind: 'farm', residentialPercent: null } as const;
  expect(wordsWith(false, farm, 1_000_000)).toContain(
    'not including the mansion tax on the residential part.',
  );
  expect(wordsWith(true, farm, 1_000_000)).toContain(
    'mansion tax on the residential part and a lien of unknown',
  );
  expect(wordsWith(false, farm, 999_999)).toContain('including estimated closing costs');
  expect(wordsWith(false, { ...farm, residentialPercent: 0 }, 1_000_000)).toContain(
    'including estimated closing costs',
  );
});
