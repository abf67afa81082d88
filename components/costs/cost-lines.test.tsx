import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { costName } from '@/lib/copy/costs/cost-name';
import { formulaWords } from '@/lib/copy/costs/formula-words';
import { aSale, today } from '@/lib/domain/costs/sale/costed-sale.builders';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { dollars } from '@/lib/domain/shared/money';
import { CostLines } from './cost-lines';

const price = totalCostOf(
  aSale({ loan: { downPercent: 20, ratePercent: 6, years: 30 } }),
  dollars(450_000),
  today,
);
const render = (on: string): string =>
  renderToStaticMarkup(
    <CostLines
      caption="All of it"
      lines={price.lines}
      total={{ label: 'Sum', cents: price.cashCents }}
      today={on}
    />,
  );

test('every line has its calculation, its source and the date of its rate', () => {
  const html = render(today);
  for (const line of price.lines)
    for (const words of [costName(line), formulaWords(line), line.source?.label ?? 'Your figure'])
      expect(html).toContain(words.replaceAll("'", '&#x27;'));
  expect(html.match(/as of <time/g)).toHaveLength(price.lines.length);
  expect(html).toContain('minus ');
});

test('a rate is marked as outdated only after its review date', () => {
  const days = price.lines.flatMap(({ reviewBy }) => reviewBy ?? []).sort();
  const marks = (on: string) => render(on).match(/Past its review date/g)?.length ?? 0;
  expect(marks(days[0] ?? '')).toBe(0);
  expect(marks('2099-01-01')).toBe(days.length);
});
