import type { Page } from '@playwright/test';
import { addAuction, aPerson, createAccount, createBidder } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { drawerOf, fillPerson, finishRegistration, signIn, signInAs, staff } from '../support/people';
import { place } from '../support/place';
import { aPdf } from '../support/selling';
import { expectNoViolation, expectSound } from '../support/sound';

const minutes = 60_000;
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const field = (page: Page) => panel(page).getByLabel(/maximum/);
const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Place this bid?' });
const raiseDialog = (page: Page) => page.getByRole('dialog', { name: 'Raise your maximum?' });
const limit = (page: Page) => page.getByRole('region', { name: 'Bid limit and proof of funds' });

async function review(page: Page, amount: string): Promise<void> {
  await field(page).fill(amount);
  await panel(page).getByRole('button', { name: 'Review bid' }).click();
}

test('a newcomer registers, requests a higher bid limit, gets it from staff and then places the bid', async ({
  page,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const { slug } = await addAuction(place, { endsInMs: 30 * minutes, startingBidCents: 50_000_000 });
  const person = aPerson('Nell Marsh');
  const uid = await createAccount(place, person);
  await signInAs(page, person);
  await page.goto(`/properties/${slug}`);
  await review(page, '600,000');
  const drawer = drawerOf(page);
  await expect(drawer.getByLabel('Legal name')).toHaveValue('Nell Marsh');
  await drawer.getByLabel('Legal name').fill('Nell');
  await drawer.getByRole('button', { name: 'Continue' }).click();
  const errors = drawer.getByRole('alert').filter({ hasText: 'Please fix the following' });
  await expect(errors.getByRole('link')).toHaveCount(6);
  await expect(drawer.getByLabel('Legal name')).toHaveValue('Nell');
  await expectNoViolation(page);
  await fillPerson(drawer, person.name);
  await finishRegistration(drawer);
  await drawer.getByRole('button', { name: 'Register to bid' }).click();

  await expect(page).toHaveURL(`/properties/${slug}`);
  await expect(field(page)).toHaveValue('600,000');
  await expect(drawer.getByText('Your bid limit is $500,000')).toBeVisible();
  await drawer.getByRole('link', { name: 'Request a higher limit' }).click();

  await expect(limit(page).getByLabel('Amount shown on your proof of funds')).toHaveValue('600,000');
  await expect(limit(page).getByText('We delete it 7 days after the review')).toBeVisible();
  const send = limit(page).getByRole('button', { name: 'Submit for review' });
  const proof = limit(page).getByLabel(/^Proof of funds/);
  await proof.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
  await send.click();
  await expect(limit(page).getByText('This isn’t a PDF')).toBeVisible();
  await expect(limit(page).getByLabel('Amount shown on your proof of funds')).toHaveValue('600,000');
  await proof.setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await send.click();
  await expect(limit(page).getByText('Proof of funds submitted')).toBeVisible();

  const ada = await newVisitor();
  await signInAs(ada, staff);
  await ada.goto('/dashboard/admin');
  const queue = ada.getByRole('region', { name: /^Bid limits/ });
  await queue.locator(`a[href*="${uid}"]`, { hasText: 'Review proof' }).click();
  await expect(ada.getByText('submitted proof of funds for $600,000')).toBeVisible();
  const file = await ada.request.get(
    (await ada.getByRole('link', { name: 'letter.pdf' }).getAttribute('href')) ?? '',
  );
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await ada.getByLabel('Amount the proof shows').selectOption('$600,000 (as requested)');
  await ada.getByRole('button', { name: 'Save review' }).click();
  await ada.getByLabel('Reason for the decision').fill('The letter of the bank shows it.');
  await ada.getByRole('button', { name: 'Save review' }).click();
  await expect(ada.getByText('Review saved')).toBeVisible();
  await expect(ada.getByRole('region', { name: 'Log' }).getByText('reviewed the bid limit')).toBeVisible();

  await limit(page).getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`/properties/${slug}`);
  await expect(field(page)).toHaveValue('600,000');
  await panel(page).getByRole('button', { name: 'Review bid' }).click();
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).click();
  await expect(drawer.getByText('Your bid is in with a maximum')).toBeVisible();

  await page.goto('/dashboard/registration');
  await page.getByLabel('US phone number').fill('(212) 555-0177');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('You’re registered to bid').first()).toBeVisible();
  await page.goto('/dashboard/registration');
  await expect(page.getByLabel('US phone number')).toHaveValue('(212) 555-0177');
});

test('the first bid on a home built before 1978 accepts the lead paint terms and the next one does not; bids count against one limit and have receipts', async ({
  page,
}) => {
  const [one, two, bidder, other] = await Promise.all([
    addAuction(place, { endsInMs: 30 * minutes, yearBuilt: 1931 }),
    addAuction(place, { endsInMs: 30 * minutes }),
    createBidder(place),
    createBidder(place),
  ]);
  await signInAs(page, bidder);
  await page.goto(`/properties/${one.slug}`);
  await expect(panel(page).getByText('Bid limit: $500,000 available.')).toBeVisible();
  await review(page, '210,000');
  const terms = confirmDialog(page).getByRole('checkbox', { name: /lead paint disclosure/ });
  await expect(terms).toBeVisible();
  await expect(
    confirmDialog(page).getByRole('link', { name: /Protect Your Family From Lead/ }),
  ).toHaveAttribute('href', '/lead-paint/epa-747-k-26-001.pdf');
  await expect(confirmDialog(page).getByText('Pay earnest money of up to $21,000 (10%)')).toBeVisible();
  await expectNoViolation(page);
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).click();
  await expect(confirmDialog(page).getByText('Check this box to continue.')).toBeVisible();
  await terms.check();
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).click();
  await expect(drawerOf(page).getByText('Your bid is in with a maximum')).toBeVisible();
  await drawerOf(page)
    .getByLabel(/maximum/)
    .fill('220,000');
  await drawerOf(page).getByRole('button', { name: 'Review raise' }).click();
  await expect(raiseDialog(page).getByText('withdraw this bid')).toBeVisible();
  await expect(raiseDialog(page).getByRole('checkbox', { name: /lead paint disclosure/ })).toHaveCount(0);
  await raiseDialog(page).getByRole('button', { name: 'Raise to $220,000' }).click();
  await expect(drawerOf(page).getByText('You raised your maximum to $220,000')).toBeVisible();

  await page.goto(`/properties/${two.slug}`);
  await expect(panel(page).getByText('so you can bid up to $280,000 here')).toBeVisible();
  await review(page, '280,001');
  await expect(drawerOf(page).getByText('$280,000 of your bid limit is available')).toBeVisible();
  await expectNoViolation(page);
  await drawerOf(page).getByRole('link', { name: 'Request a higher limit' }).click();
  await expect(limit(page).getByText('$220,000 is currently committed')).toBeVisible();

  await page.goto('/dashboard/bids');
  await page.getByRole('link', { name: 'Receipts for all bids' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receipts for your bids' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('main').getByRole('list').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '$220,000',
    '$210,000',
    'Devices that sign your bids',
  ]);
  await expectSound(page);
  const file = await page.getByRole('link', { name: 'Download as JSON' }).getAttribute('href');
  const receipts = await page.request.get(file ?? '');
  expect(await receipts.json()).toMatchObject({
    receipts: [{ maximumCents: 21_000_000 }, { maximumCents: 22_000_000 }],
  });
  const path = `${place.siteUrl}/api/me/receipts/${one.auctionId}`;
  expect(await (await page.request.get(`${path}?as=text`)).text()).toContain('Maximum: $220,000');
  expect((await fetch(path, { headers: { cookie: other.cookie } })).status).toBe(404);
});

test('a bid that needs a fresh sign-in continues afterward with the same amount', async ({
  page,
  allowError,
}) => {
  allowError(/status of 401.*\/bids/);
  const { auctionId, slug } = await addAuction(place, { endsInMs: 30 * minutes });
  const bidder = await createBidder(place);
  await signInAs(page, bidder);
  // A session in a test is never old enough, so the test supplies the first response.
  const refusal = { status: 401, reason: 'sign-in-again', detail: 'Sign in again.' };
  await page.route(
    `**/api/auctions/${auctionId}/bids`,
    (route) => route.fulfill({ status: 401, json: refusal }),
    {
      times: 1,
    },
  );
  // Wait for the page's requests after sign-in: the new sign-in ends this session, and they would fail.
  const homes = page.waitForResponse('**/api/me/homes');
  await page.goto(`/properties/${slug}`);
  await homes;
  await review(page, '210,000');
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).click();
  await drawerOf(page).getByRole('button', { name: 'Sign in again' }).click();
  await signIn(page, bidder);
  await expect(confirmDialog(page).getByText('$210,000', { exact: true })).toBeVisible();
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).click();
  await expect(drawerOf(page).getByText('Your bid is in with a maximum')).toBeVisible();
});

test('a practice auction runs only in the browser, from the first bid to the end', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()));
  await page.clock.install();
  await page.goto('/practice');
  await page.getByRole('button', { name: 'Start practice auction' }).click();
  const practice = page.getByRole('region', { name: 'Practice auction' });
  await expect(practice.getByText('Play money', { exact: true })).toBeVisible();
  await practice.getByLabel('Your maximum bid').fill('300,000');
  await practice.getByRole('button', { name: 'Bid play money' }).click();
  await expect(practice.getByText('You’re leading.', { exact: true })).toBeVisible();
  await expectNoViolation(page);
  await page.clock.runFor(60_000);
  await expect(practice.getByText('You would have won at $255,500.')).toBeVisible();
  await practice.getByRole('button', { name: 'Practice again' }).click();
  await expect(practice.getByText('You haven’t bid yet.')).toBeVisible();
  expect(sent).toEqual([]);
});
