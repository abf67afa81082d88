import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import Page from './page';

const offering = vi.hoisted(() => ({
  refusal: null as 'not-registered' | null,
  needsInvestorForm: false,
}));
vi.mock('@/components/offers/offer-form', () => ({ OfferForm: () => 'The form' }));
vi.mock('@/lib/server/people/sessions/session', () => ({ requireUser: async () => ({ email: '' }) }));
vi.mock('@/lib/server/catalog/listings/listings', () => ({
  getListingBySlug: async () => ({
    listing: {
      ...{ streetNumber: '1', streetName: 'Elm', streetSuffix: 'Street', unitNumber: null },
      ...{ city: 'Utica', stateOrProvince: 'NY', postalCode: '13501', listPriceCents: null },
    },
  }),
}));
vi.mock('@/lib/server/workflows/accounts/bid-limits', () => ({
  readOwnLimit: async () => ({ funds: null, request: null }),
}));
vi.mock('@/lib/server/workflows/offers/sealed-views', () => ({ readBuyersRound: async () => null }));
vi.mock('@/lib/server/workflows/offers/own-offers', () => ({
  readOfferPage: async () => ({
    ...{ ownersOnlyUntil: null, open: null, sealedUntil: null, until: null },
    ...offering,
  }),
}));

const pageOf = async (change: Partial<typeof offering>) => {
  Object.assign(offering, { refusal: null, needsInvestorForm: false, ...change });
  const params = { params: Promise.resolve({}), searchParams: Promise.resolve({ home: 'a-home' }) };
  return renderToStaticMarkup(await Page(params));
};

test('only covered investors see the notarized form mentioned on the offer page', async () => {
  const told = 'Your offer needs a notarized form';
  const [covered, other] = [await pageOf({ needsInvestorForm: true }), await pageOf({})];
  expect(covered).toContain('1 Elm Street, Utica, NY 13501');
  expect([covered.includes('The form'), covered.includes(told)]).toEqual([true, true]);
  expect([other.includes('The form'), other.includes(told)]).toEqual([true, false]);
});

test('people who can’t make an offer see why instead', async () => {
  const html = await pageOf({ needsInvestorForm: true, refusal: 'not-registered' });
  expect([html.includes('The form'), html.includes('notarized')]).toEqual([false, false]);
});
