import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { SaleLot } from '@/lib/domain/auctions/bid-lists/bid-list-form';
import Page from './page';

const day = vi.hoisted(() => ({ buyerType: '', kinds: [] as readonly SaleLot['propertySubType'][] }));
vi.mock('@/components/auctions/bid-lists/bid-list-form', () => ({ BidListForm: () => 'The form' }));
vi.mock('@/lib/server/people/sessions/session', () => ({
  requireUser: async () => ({ registration: { buyerType: day.buyerType } }),
}));
vi.mock('@/lib/server/catalog/listings/sale-day', () => ({
  listSaleDay: async () =>
    day.kinds.map((propertySubType) => ({ propertySubType, endsAt: '2026-06-01T19:00:00.000Z' })),
}));

test.each<[string, readonly SaleLot['propertySubType'][], boolean]>([
  ['covered-investor', ['Triplex', 'Duplex'], true],
  ['covered-investor', ['Triplex', 'Condominium'], false],
  ['investor', ['Duplex', 'Duplex'], false],
])('a bid list of a %s on %j tells of the notarized form: %s', async (buyerType, kinds, isTold) => {
  Object.assign(day, { buyerType, kinds });
  const params = { params: Promise.resolve({}), searchParams: Promise.resolve({ auction: 'a' }) };
  const html = renderToStaticMarkup(await Page(params));
  expect(html).toContain('The form');
  expect(html.includes('Your bid needs a notarized form')).toBe(isTold);
});
