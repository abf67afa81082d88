import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RateGroup, rateRows } from '@/lib/domain/costs/rates/rate-rows';
import { costAccuracyOf } from '@/lib/domain/costs/statement/cost-accuracy';
import { Accuracy } from './accuracy';
import { RatesTable } from './rates-table';

const groups: readonly RateGroup[] = ['deed', 'bases', 'towns', 'mortgage', 'recording', 'title', 'services'];
const html = groups.map((group) => renderToStaticMarkup(<RatesTable group={group} />)).join('');

test('the tables of rates need at most 400 bytes of HTML for a row', () => {
  const rows = Object.values(rateRows).flat().length;
  expect(html.match(/<tr/g)).toHaveLength(rows + groups.length);
  expect(html.length / rows).toBeLessThan(400);
});

test('a table of more than 20 rates is folded, and each rate names its status', () => {
  expect(html.match(/<details/g)).toHaveLength(groups.filter((group) => rateRows[group].length > 20).length);
  expect(html.match(/>(Verified|Unverified)(, past its review date)?</g)).toHaveLength(
    Object.values(rateRows).flat().length,
  );
});

test('the median error is shown from five closings on, for a county and for all, and not before', () => {
  const htmlOf = (...errors: readonly (readonly [string, number])[]) =>
    renderToStaticMarkup(
      <Accuracy
        accuracy={costAccuracyOf(errors.map(([county, basisPoints]) => ({ county, basisPoints })))}
      />,
    );
  const erie = Array.from({ length: 5 }, () => ['Erie', 300] as const);
  expect(htmlOf(...erie.slice(1))).toContain('Not enough closings yet.');
  expect(htmlOf(...erie)).toMatch(/Erie County.*3% too high.*All counties.*3% too high/);
  const mixed = htmlOf(...erie.slice(1), ['Kings', -900]);
  expect(mixed).toMatch(/All counties.*3% too high/);
  expect(mixed).not.toMatch(/Erie|Kings/);
});
