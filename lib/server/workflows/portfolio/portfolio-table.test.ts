import { expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { toPortfolioDraft, toPortfolioHome } from '@/lib/domain/portfolio/portfolio-home';
import { exportHead, exportRow } from './portfolio-table';

const draft = aDraft();
const alone = toPortfolioHome(toPortfolioDraft(draft), { card: null, task: null, bidders: null }, 0);
const rowOf = (home: typeof alone) => {
  const head = exportHead([]);
  const cells = exportRow({ home, draft, figures: null }, [], 0);
  expect(cells).toHaveLength(head.length);
  return Object.fromEntries(head.map((name, at) => [name, cells[at]]));
};

test('an export names the lot of a home by the listing number of its lead, and its place in the lot', () => {
  const home = {
    ...alone,
    lot: { homes: 3, others: [] },
    lotPlace: { leadNumber: 'BNY-20000001', position: 2 },
  };
  expect(rowOf(home)).toMatchObject({
    'Lot’s listing number': 'BNY-20000001',
    'Home in lot': '2 of 3',
  });
  expect(rowOf(alone)).toMatchObject({ 'Lot’s listing number': null, 'Home in lot': null });
});
