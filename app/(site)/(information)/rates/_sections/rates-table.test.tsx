import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type RateGroup, rateRows } from '@/lib/domain/costs/rates/rate-rows';
import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { costAccuracyOf } from '@/lib/domain/costs/statement/cost-accuracy';
import { Accuracy } from './accuracy';
import { RatesTable } from './rates-table';

const groups: readonly RateGroup[] = ['deed', 'bases', 'towns', 'mortgage', 'recording', 'title', 'services'];
const htmlOn = (today: string) =>
  groups.map((group) => renderToStaticMarkup(<RatesTable group={group} today={today} />)).join('');
const html = htmlOn(ratesAsOf);
const all = Object.values(rateRows).flat();

test('the tables of rates need at most 400 bytes of HTML for a row', () => {
  const rows = all.length;
  expect(html.match(/<tr/g)).toHaveLength(rows + groups.length);
  expect(html.length / rows).toBeLessThan(400);
});

test('a table of more than 20 rates is folded, and each rate names its status', () => {
  expect(html.match(/<details/g)).toHaveLength(groups.filter((group) => rateRows[group].length > 20).length);
  const statuses = html.match(
    />(Verified|Unverified \(unofficial copy\)|Unverified)(, past its review date)?</g,
  );
  expect(statuses).toHaveLength(all.length);
});

test('a rate is past its review date from the day after it, by the date of the page that it comes from', () => {
  const late = (today: string) => htmlOn(today).match(/, past its review date</g)?.length ?? 0;
  const days = [...new Set(all.map(({ rate }) => rate.reviewBy))].sort();
  expect(days.length).toBeGreaterThan(5);
  for (const day of days) {
    const due = all.filter(({ rate }) => rate.reviewBy < day).length;
    expect(late(day), day).toBe(due);
  }
  expect(late('2028-01-01')).toBe(all.length);
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
