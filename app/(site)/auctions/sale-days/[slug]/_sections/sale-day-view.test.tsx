import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { toBoardRow } from '@/components/auctions/board/board-row-texts';
import { anAuction } from '@/lib/client/auctions/an-auction';
import { toListingCard } from '@/lib/domain/listing-views/listing-card';
import { parseSaleDayQuery } from '@/lib/domain/search/query/sale-day-query';
import { sampleCatalog } from '@/sample/catalog';
import { SaleDayView } from './sale-day-view';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const [sample] = sampleCatalog({ now: Date.UTC(2026, 10, 22), createSalt: () => '0'.repeat(64), size: 1 });
if (!sample) throw new Error('There is a sample');
const home = sample.listing;
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

const aLot = (number: number) => {
  const endsAt = `2026-12-02T19:${String(number).padStart(2, '0')}:00.000Z`;
  const auction = anAuction({ id: `a${number}`, endsAt, serverTime: '2026-12-02T18:30:00.000Z' });
  return { number, card: toListingCard(home, auction) };
};
const summaryOf = (lots: readonly ReturnType<typeof aLot>[], shown: readonly number[]) =>
  renderToStaticMarkup(
    <SaleDayView
      day={{ ...day, sellerLogo: undefined, changedAt: 0, lots }}
      query={query}
      ignored={[]}
      rows={lots.flatMap(({ number, card }) =>
        shown.includes(number) ? toBoardRow(card).map((row) => ({ ...row, lot: number })) : [],
      )}
      found={lots.length}
      pageCount={3}
    />,
  ).replaceAll(/<[^>]+>/g, ' ');

test('every page of a sale day counts all lots, names the next of all to end, and says which are live', () => {
  const lots = [1, 2, 3].map(aLot);
  for (const shown of [[1], [2], [3], []]) {
    const text = summaryOf(lots, shown);
    expect(text).toContain('3 open for bidding');
    expect(text).toContain('Next: lot 1 ends in');
    expect(text.includes('Only the lots shown below are updated live.')).toBe(shown.length > 0);
  }
  expect(summaryOf(lots, [1, 2, 3])).not.toContain('Only the lots shown below');
});
