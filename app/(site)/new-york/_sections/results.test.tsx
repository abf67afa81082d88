import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { aPublicAuction, aSearchedListing, builtNow } from '@/lib/domain/search/index/search.builders';
import { Results } from './results';

const endedWith = (outcome: PublicAuction['outcome']) => {
  const auction = aPublicAuction(builtNow - 2, builtNow - 1, { status: 'ended', outcome, bidCount: 3 });
  const status = outcome?.startsWith('sold') ? 'Pending' : 'Active';
  return aSearchedListing({ card: { key: String(outcome), slug: String(outcome), status, auction } }).card;
};
/** Text under each heading. */
const textsUnderHeadings = (...outcomes: PublicAuction['outcome'][]) =>
  renderToStaticMarkup(<Results page={{ sales: [], ended: outcomes.map(endedWith) }} />)
    .split('<h3 class="mb-1')
    .slice(1);

test('sold and unsold auctions have separate headings', () => {
  const [sold, unsold, ...others] = textsUnderHeadings('sold', 'reserve-not-met', 'sold-buy-now', 'declined');
  expect(others).toEqual([]);
  expect(sold).toContain('>Sold at auction, not closed yet<');
  expect(sold?.match(/Sold for/g)).toHaveLength(2);
  expect(unsold).toContain('>Unsold at auction, or awaiting a decision<');
  expect(unsold?.match(/High bid/g)).toHaveLength(2);
  expect(unsold).not.toContain('Sold for');
});

test('a heading without auctions is left out', () => {
  expect(textsUnderHeadings('lapsed')).toHaveLength(1);
  expect(textsUnderHeadings()).toEqual([]);
});
