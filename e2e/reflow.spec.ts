import type { Page } from '@playwright/test';
import { stepIds } from '@/lib/domain/selling/steps';
import { addAuction, aPerson, createAccount, createBidder, sendBid } from './bidders';
import { expect, test } from './fixtures';
import { moveClockPastEnd } from './move-clock';
import { signInAs } from './people';
import { clockSite, place } from './place';
import { foundOrganisation, heading } from './selling';

/** WCAG 2.2, 1.4.10: what 1280 pixels show at 400 percent, and the phones that most people have. */
const widths = [320, 360, 390] as const;
const staff = { email: 'admin@example.com', password: 'watch-over-all-1' };
const seller = { email: 'seller@example.com', password: 'list-and-sell-1' };

/** One page of each template that anybody can open. */
const publicTemplates = [
  '/',
  '/properties',
  '/properties?q=nowhere+at+all',
  '/auctions',
  '/auctions/upcoming',
  '/auctions/ended',
  '/auctions/results',
  '/new-york',
  '/new-york/kings',
  '/new-york/erie/buffalo',
  '/new-york/type/condo',
  '/new-york/zip/12842',
  '/sell',
  '/how-it-works',
  '/practice',
  '/no-house-bids',
  '/fees',
  '/costs',
  '/faq',
  '/glossary',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/fair-housing',
  '/accessibility',
  '/developers',
  '/sign-in',
  '/auth/action',
  '/saved',
  '/stop/nothing',
  '/change-email/nothing',
  '/compare',
];
/** A home's page in each of its states, by a search whose first result is one. */
const homeStates = ['live', 'upcoming', 'ended', 'for-sale', 'under-contract', 'sold', 'coming-soon'];
const buyerTemplates = [
  '/dashboard',
  '/dashboard/bids',
  '/dashboard/calendar',
  '/dashboard/notifications',
  '/dashboard/notifications/settings',
  '/dashboard/offers',
  '/dashboard/profile',
  '/dashboard/questions',
  '/dashboard/receipts',
  '/dashboard/registration',
  '/dashboard/sales',
  '/dashboard/searches',
  '/dashboard/searches/new?county=kings',
  '/dashboard/security',
  '/dashboard/security/delete',
  '/dashboard/showings',
  '/dashboard/staff-invitation',
  '/dashboard/watch-list',
];
const staffTemplates = [
  '/dashboard/admin',
  '/dashboard/admin/homes',
  '/dashboard/admin/people',
  '/dashboard/admin/audit',
];

test('no public page scrolls sideways at 320 pixels', async ({ page, allowError }) => {
  test.setTimeout(180_000);
  allowError(/status of 404/);
  for (const path of [...publicTemplates, '/nothing-here']) await expectReflow(page, path);
});

test('the page of a home scrolls sideways at 320 pixels in none of its states, nor does its ledger', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const state of homeStates) {
    await page.goto(`/properties?status=${state}&map=off`);
    const link = page.getByRole('main').locator('a[href^="/properties/"][href*="-bny-"]').first();
    await expectReflow(page, (await link.getAttribute('href')) ?? '');
  }
  const { auctionId, slug } = await addAuction(place, { endsInMs: 3_600_000 });
  await expectReflow(page, `/auctions/${auctionId}/ledger`);
  await expectReflow(page, `/report/${slug}`);
});

test('no page of a bidder scrolls sideways at 320 pixels, the sale room included', { tag: '@clock' }, async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(240_000);
  const bidder = await createBidder(clockSite);
  const terms = { endsInMs: 3_600_000, startingBidCents: 20_000_000 };
  const { auctionId } = await addAuction(clockSite, terms);
  expect((await sendBid(clockSite, bidder, auctionId, 25_000_000)).status).toBe(201);
  await signInAs(page, bidder, clockSite);
  for (const path of buyerTemplates) await expectReflow(page, path);
  await moveClockPastEnd(terms.endsInMs);
  await expectReflow(page, `/dashboard/sales/a-${auctionId}`);
  await expectReflow(page, `/dashboard/receipts/${auctionId}`);
  const bank = await newVisitor();
  await signInAs(bank, seller, clockSite);
  await expectReflow(bank, `/dashboard/sales/a-${auctionId}`);
});

test('no page of a seller or an organization scrolls sideways at 320 pixels', async ({ page }) => {
  test.setTimeout(180_000);
  const person = aPerson('Olive Seller');
  await createAccount(place, person);
  await signInAs(page, person);
  await page.goto('/dashboard/listings');
  await page.getByRole('button', { name: 'List a property' }).click();
  await expect(heading(page, 'Owner and authority')).toBeVisible();
  const draft = new URL(page.url()).pathname.replace(/\/owner$/, '');
  for (const path of ['', ...stepIds.map((id) => `/${id}`)]) await expectReflow(page, `${draft}${path}`);
  const organization = await foundOrganisation(page, 'Larch Savings');
  for (const path of ['', '/members', '/imports']) await expectReflow(page, `${organization}${path}`);
  await expectReflow(page, '/dashboard/organisations');
});

test('no page of staff scrolls sideways at 320 pixels', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, staff);
  for (const path of staffTemplates) await expectReflow(page, path);
  for (const list of ['/dashboard/admin/homes', '/dashboard/admin/people']) {
    await page.goto(list);
    const link = page.getByRole('main').locator(`a[href^="${list}/"]`).first();
    await expectReflow(page, (await link.getAttribute('href')) ?? '');
  }
});

async function expectReflow(page: Page, path: string): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const [pageWidth, shownWidth] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(pageWidth, `${path} at ${width}`).toBe(shownWidth);
  }
}
