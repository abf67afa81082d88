import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RateGroup, rateRows } from '@/lib/domain/costs/rates/rate-rows';
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
