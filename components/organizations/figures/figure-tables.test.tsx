import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { portfolioFiguresOf } from '@/lib/domain/portfolio/figures/portfolio-figures';
import { WeeklyPlots } from './figure-tables';

const october = { from: '2026-10-01', to: '2026-10-31' };
const [first, ...others] = portfolioFiguresOf([], october, Date.parse('2026-11-02T15:00:00Z')).weeks;

test('a figure with a value has a plot with its highest week and its first and last week; others are named', () => {
  if (!first) throw new Error('A month has weeks');
  const html = renderToStaticMarkup(<WeeklyPlots weeks={[{ ...first, views: 1_234 }, ...others]} />);
  expect(html.match(/<svg/g)).toHaveLength(1);
  for (const words of ['Highest week: 1,234', '<span>Sep 28, 2026</span>', '<span>Oct 26, 2026</span>'])
    expect(html).toContain(words);
  expect(html).toMatch(/None in this period: Saves, Questions, /);
});

test('without any value there is no plot', () =>
  expect(renderToStaticMarkup(<WeeklyPlots weeks={others} />)).not.toContain('<svg'));
