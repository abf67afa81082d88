import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { parseSaleDayQuery } from '@/lib/domain/search/query/sale-day-query';
import { SaleDayView } from './sale-day-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const logo = { src: '/media/org_aspen/k-logo.webp', width: 240, height: 72 };
const day = { slug: 'aspen-savings-2026-12-02', day: '2026-12-02', sellerName: 'Aspen Savings' };
const { query } = parseSaleDayQuery({});
const markupOf = (sellerLogo: typeof logo | undefined) =>
  renderToStaticMarkup(
    <SaleDayView
      day={{ ...day, sellerLogo, changedAt: 0, lots: [] }}
      query={query}
      ignored={[]}
      rows={[]}
      found={0}
      pageCount={1}
    />,
  );

test('a sale day shows the logo of its seller, if there is one', () => {
  expect(markupOf(logo)).toMatch(/<img src="\/media\/org_aspen\/k-logo.webp"[^>]* alt="Aspen Savings"/);
  expect(markupOf(undefined)).not.toContain('<img');
});
