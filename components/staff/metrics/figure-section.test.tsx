import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { figureNames, type WeekFigures } from '@/lib/domain/staff/metrics/figures';
import { FigureSection } from './figure-section';

const aWeek = (week: string, value: number | null): WeekFigures => ({
  ...{ listings: value, auctions: value, sellThrough: value, priceToEstimate: value },
  ...{ defaults: value, reviewHours: value, limitHours: value, reportHours: value },
  week,
});

test.each(figureNames)('the plot of %s has a name and a table with the same values', (figure) => {
  const weeks = [aWeek('2026-11-16', 12), aWeek('2026-11-23', null)];
  const text = renderToStaticMarkup(<FigureSection figure={figure} weeks={weeks} />);
  expect(text).toMatch(/role="img" aria-label="[^"]+ by week\. Latest: –\. Lowest: 12/);
  expect(text.match(/<rect/g)).toHaveLength(1);
  expect(text).toContain('Nov 16, 2026');
  expect(text).toMatch(/<td[^>]*>12/);
});

test('a figure that was never measured says so', () => {
  const text = renderToStaticMarkup(
    <FigureSection figure="sellThrough" weeks={[aWeek('2026-11-23', null)]} />,
  );
  expect(text).toContain('Sell-through: no data for these weeks.');
  expect(text).not.toMatch(/<svg|<table/);
});

test('a figure that was always zero says so instead of an empty plot', () => {
  const weeks = [aWeek('2026-11-16', null), aWeek('2026-11-23', 0)];
  const text = renderToStaticMarkup(<FigureSection figure="defaults" weeks={weeks} />);
  expect(text).toContain('Defaults: 0 in every week with data.');
  expect(text).not.toMatch(/<svg|<table/);
});
