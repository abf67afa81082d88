import type { Page } from '@playwright/test';
import { addAuction, aPerson, type Bidder, createBidder, fetchLedger, type Person, sendBid } from './bidders';
import { expect, test } from './fixtures';
import { moveClockPastEnd } from './move-clock';
import { fillRegistration, openMail, signInAs, signUp } from './people';
import { clockSite, place } from './place';

const minutes = 60_000;
const standard = { endsInMs: 20 * minutes, startingBidCents: 20_000_000 };
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const field = (page: Page) => panel(page).getByLabel(/maximum/);
const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Place this bid?' });
const outbidToast = (page: Page) => page.getByRole('listitem').filter({ hasText: 'You have been outbid' });

test('a newcomer bids from the Bid button: account, mail and registration come between, and then that very bid', {
  tag: '@store',
}, async ({ page }) => {
  const { slug, auctionId } = await addAuction(place, standard);
  const person = aPerson('Nell Marsh');
  await page.goto(`/properties/${slug}`);
  await field(page).fill('210,000');
  await panel(page).getByRole('button', { name: 'Review your bid' }).click();
  await signUp(page, person);
  const mail = await page.context().newPage();
  await openMail(mail, person.email, 'Confirm your e-mail');
  await expect(mail.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
  await mail.close();

  await panel(page).getByRole('link', { name: 'Register to bid' }).click();
  await fillRegistration(page, person.name);
  await page.getByRole('button', { name: 'Register to bid' }).click();

  await expect(page).toHaveURL(`/properties/${slug}`);
  await expect(field(page)).toHaveValue('210,000');
  await panel(page).getByRole('button', { name: 'Review your bid' }).click();
  await expect(confirmDialog(page).getByText('$210,000', { exact: true })).toBeVisible();
  await expect(confirmDialog(page).getByText('withdraw this bid')).toBeVisible();
  await confirmDialog(page).getByRole('button', { name: 'Place the bid' }).click();
  await expect(panel(page).getByText('Your bid is in, and you lead')).toBeVisible();
  await expect(panel(page).getByText('You are leading', { exact: true })).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(1);
});

test('two bidders outbid each other, and both see every step without a reload', {
  tag: '@store',
}, async ({ page: rosa, newVisitor }) => {
  const { slug } = await addAuction(place, standard);
  const theo = await newVisitor();
  await Promise.all([
    openAs(rosa, await createBidder(place), slug),
    openAs(theo, await createBidder(place), slug),
  ]);
  await Promise.all([mark(rosa), mark(theo)]);

  await bid(rosa, '205,000');
  await expect(panel(rosa).getByText('You are leading', { exact: true })).toBeVisible();
  await expect(
    history(theo)
      .getByText(/Bidder 1/)
      .first(),
  ).toBeVisible();
  await bid(theo, '210,000');
  // A toast goes away after five seconds, but not from under the pointer.
  await outbidToast(rosa).hover();
  await expect(panel(theo).getByText('You are leading', { exact: true })).toBeVisible();
  await expect(panel(rosa).getByText('You have been outbid', { exact: true })).toBeVisible();
  await expect(panel(rosa).getByText('$206,000', { exact: true }).first()).toBeVisible();

  await outbidToast(rosa).getByRole('button', { name: 'Bid again' }).click();
  const sheet = rosa.getByRole('dialog', { name: 'Your bid' });
  await sheet.getByLabel(/maximum/).fill('215,000');
  await sheet.getByRole('button', { name: 'Review your bid' }).click();
  await confirmDialog(rosa).getByRole('button', { name: 'Place the bid' }).click();
  await expect(outbidToast(theo)).toBeVisible();
  await expect(sheet.getByText('Your bid is in, and you lead')).toBeVisible();
  await expect(panel(theo).getByText('$211,000', { exact: true }).first()).toBeVisible();
  await expect(history(theo).getByRole('listitem').filter({ hasText: 'Bidder 1' }).first()).toBeVisible();
  await expectMarked(rosa, theo);
});

test('a higher maximum of somebody else answers a bid at once, and who holds it still leads', async ({
  page: theo,
  newVisitor,
}) => {
  const { auctionId, slug } = await addAuction(place, standard);
  await mustBid(await createBidder(place), auctionId, 210_000);
  const visitor = await newVisitor();
  await visitor.goto(`/properties/${slug}`);
  await openAs(theo, await createBidder(place), slug);
  await bid(theo, '207,000');
  await expect(panel(theo).getByText('another maximum is as high or higher')).toBeVisible();
  for (const page of [theo, visitor]) {
    await expect(panel(page).getByText('$208,000', { exact: true }).first()).toBeVisible();
    await expect(panel(page).getByText('2 bids')).toBeVisible();
  }
  await expect(panel(theo).getByText('You have been outbid', { exact: true })).toBeVisible();
});

test('the reserve is sealed until a bid meets it, and then everybody sees it met and the price at it', async ({
  page: theo,
  newVisitor,
}) => {
  const { slug } = await addAuction(place, { ...standard, sealedReserveCents: 22_000_000 });
  const visitor = await newVisitor();
  await visitor.goto(`/properties/${slug}`);
  await openAs(theo, await createBidder(place), slug);
  await bid(theo, '210,000');
  await expect(panel(visitor).getByText('1 bid', { exact: true })).toBeVisible();
  await expect(panel(visitor).getByText('Reserve not met')).toBeVisible();
  await expect(visitor.getByText('$220,000')).toHaveCount(0);
  await bid(theo, '225,000');
  for (const page of [theo, visitor]) {
    await expect(panel(page).getByText('Reserve met')).toBeVisible();
    await expect(panel(page).getByText('$220,000', { exact: true }).first()).toBeVisible();
  }
});

test('a bid in the closing window moves the end, in the receipt and on every open page', async ({
  page: rosa,
  newVisitor,
}) => {
  const terms = { ...standard, endsInMs: 10 * minutes, extensionWindowMs: 180 * minutes };
  const { auctionId, slug } = await addAuction(place, terms);
  const visitor = await newVisitor();
  await visitor.goto(`/properties/${slug}`);
  await openAs(rosa, await createBidder(place), slug);
  for (const page of [rosa, visitor]) await expect(panel(page).getByText(/^0\d:\d\d$/)).toBeVisible();
  await bid(rosa, '200,000');
  await expect(panel(rosa).getByText(/The end moved to/)).toBeVisible();
  for (const page of [rosa, visitor]) {
    await expect(panel(page).getByText('(extended)')).toBeVisible();
    await expect(panel(page).getByText(/^[23]h \d\dm \d\ds$/)).toBeVisible();
  }
  const { endsAt, scheduledEndsAt } = await publicState(rosa, auctionId);
  expect(Date.parse(endsAt) - Date.parse(scheduledEndsAt)).toBeGreaterThan(160 * minutes);
});

test('both bidders see the auction close: one won, the other did not, and both dashboards say so', {
  tag: ['@clock', '@store'],
}, async ({ page: rosa, newVisitor }) => {
  const theo = await newVisitor();
  const [winner, loser] = [await createBidder(clockSite), await createBidder(clockSite)];
  await Promise.all([signInAs(rosa, winner, clockSite), signInAs(theo, loser, clockSite)]);
  const { auctionId, slug } = await addAuction(clockSite, standard);
  await mustBid(loser, auctionId, 204_000, clockSite);
  await mustBid(winner, auctionId, 212_000, clockSite);
  await Promise.all([rosa.goto(`/properties/${slug}`), theo.goto(`/properties/${slug}`)]);
  await Promise.all([mark(rosa), mark(theo)]);
  await moveClockPastEnd(standard.endsInMs);
  for (const page of [rosa, theo]) {
    await expect(panel(page).getByText('Sold to Bidder 2', { exact: true })).toBeVisible();
    await expect(panel(page).getByText('Sold for')).toBeVisible();
    await expect(panel(page).getByText('$205,000', { exact: true }).first()).toBeVisible();
  }
  await expect(panel(rosa).getByText('You won this auction')).toBeVisible();
  await expect(panel(theo).getByText('Another bidder was higher')).toBeVisible();
  await expectMarked(rosa, theo);
  await rosa.goto('/dashboard');
  await expect(rosa.getByRole('region', { name: 'Over' }).getByText('Won')).toBeVisible();
  await theo.goto('/dashboard');
  await expect(theo.getByRole('region', { name: 'Over' }).getByText('Lost')).toBeVisible();
});

test('an auction that ends below its reserve is not called sold, for the high bidder or anyone else', {
  tag: '@clock',
}, async ({ page: rosa, newVisitor }) => {
  const bidder = await createBidder(clockSite);
  await signInAs(rosa, bidder, clockSite);
  const visitor = await newVisitor();
  const terms = { ...standard, publishedReserveCents: 30_000_000 };
  const { auctionId, slug } = await addAuction(clockSite, terms);
  await mustBid(bidder, auctionId, 250_000, clockSite);
  await Promise.all([rosa.goto(`/properties/${slug}`), visitor.goto(`/properties/${slug}`)]);
  await moveClockPastEnd(terms.endsInMs);
  for (const page of [rosa, visitor]) {
    await expect(panel(page).getByText('Reserve not met: not sold', { exact: true })).toBeVisible();
    await expect(panel(page).getByText('Sold for')).toHaveCount(0);
  }
  await expect(panel(rosa).getByText('Yours was the highest bid')).toBeVisible();
});

test('when the answer to a bid is lost, the page asks what became of it: bid once, told once', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED.*\/bids/);
  const { auctionId, slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  const keys: (string | undefined)[] = [];
  const methods: string[] = [];
  await page.route('**/bids', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    methods.push(route.request().method());
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await bid(page, '200,000');
  await expect(panel(page).getByText('Your bid is in, and you lead')).toBeVisible();
  expect(methods).toEqual(['POST', 'DELETE']);
  expect(new Set(keys).size).toBe(1);
  expect(await bidsIn(auctionId)).toHaveLength(1);
});

test('offline with a bid under way: nothing is claimed, a reload remembers it, and back online the page finds it taken', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)/);
  const { auctionId, slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  await page.route('**/bids', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await bid(page, '200,000');
  await expect(panel(page).getByText('No answer yet to your bid of $200,000')).toBeVisible({
    timeout: 30_000,
  });
  await expect(panel(page).getByText('Your bid is in')).toHaveCount(0);
  expect(await bidsIn(auctionId)).toHaveLength(1);

  await page.unroute('**/bids');
  await page.route('**/bids', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(panel(page).getByText('You are leading', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('No answer yet to your bid of $200,000')).toBeVisible();
  await page.unroute('**/bids');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(panel(page).getByText('Your bid is in, and you lead')).toBeVisible({ timeout: 15_000 });
  expect(await bidsIn(auctionId)).toHaveLength(1);
});

test('a bid that never arrived is not sent by itself: after a reload its bidder is asked, with the price of now', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED.*\/bids/);
  const { auctionId, slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  await loseBids(page);
  await bid(page, '230,000');
  await expect(panel(page).getByText('Place $230,000 now?')).toBeVisible();
  await page.unroute('**/bids');
  await sendBid(place, await createBidder(place), auctionId, 21_000_000);
  await page.reload();
  await expect(panel(page).getByText('Place $230,000 now?')).toBeVisible();
  await expect(
    panel(page).getByText('The current bid is $200,000; the next minimum is $201,000.'),
  ).toBeVisible();
  await expect(panel(page).getByText('If a copy of it still arrives, it does not count.')).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(1);
  await panel(page).getByRole('button', { name: 'Place $230,000' }).click();
  await expect(panel(page).getByText('Your bid is in, and you lead')).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(2);
});

test('a bid that never arrived cannot be placed once the price is above it', async ({ page, allowError }) => {
  allowError(/ERR_FAILED.*\/bids/);
  const { auctionId, slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  await loseBids(page);
  await bid(page, '230,000');
  await expect(panel(page).getByText('Place $230,000 now?')).toBeVisible();
  for (const cents of [30_000_000, 24_000_000])
    await sendBid(place, await createBidder(place), auctionId, cents);
  await expect(panel(page).getByText('Your bid of $230,000 was not placed')).toBeVisible();
  await panel(page).getByRole('button', { name: 'OK' }).click();
  await expect(field(page)).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(2);
});

/** No bid of this page reaches the server; all else does. */
const loseBids = (page: Page) =>
  page.route('**/bids', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));

test('on a phone the bar says that a bid has no answer yet, and back online the page asks again by itself', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_(FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)/);
  await page.setViewportSize({ width: 390, height: 844 });
  const { auctionId, slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  await page.route('**/bids', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await page.getByRole('button', { name: 'Bid', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Your bid' });
  await sheet.getByLabel(/maximum/).fill('200,000');
  await sheet.getByRole('button', { name: 'Review your bid' }).click();
  await confirmDialog(page).getByRole('button', { name: 'Place the bid' }).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No answer yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Your bid', exact: true }).click();
  await expect(sheet.getByRole('button', { name: 'Check now' })).toBeVisible({ timeout: 30_000 });
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.unroute('**/bids');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Raise', exact: true })).toBeVisible();
  await expect(page.getByText('No answer yet')).toHaveCount(0);
  expect(await bidsIn(auctionId)).toHaveLength(1);
});

test('a page that cannot follow says how old its data is, and catches up by itself', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED.*\/api\/live/);
  const { auctionId, slug } = await addAuction(place, standard);
  const other = await createBidder(place);
  await page.route('**/api/live*', (route) => route.abort());
  await page.goto(`/properties/${slug}`);
  await expect(panel(page).getByText(/Data is .* old/)).toBeVisible();
  await mustBid(other, auctionId, 200_000);
  await page.unroute('**/api/live*');
  await expect(panel(page).getByText('1 bid', { exact: true })).toBeVisible({ timeout: 40_000 });
  await expect(panel(page).getByText(/Data is .* old/)).toHaveCount(0);
});

test('a bid in one tab shows in the other tab of the same bidder', async ({ page, context }) => {
  const { slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  const second = await context.newPage();
  await second.goto(`/properties/${slug}`);
  await expect(panel(second).getByText('No bids yet')).toBeVisible();
  await bid(page, '203,000');
  await expect(panel(second).getByText('You are leading', { exact: true })).toBeVisible();
  await expect(panel(second).getByText('$203,000').first()).toBeVisible();
});

test('an amount far above the minimum has to be meant: without the tick nothing is sent, and a double click bids once', async ({
  page,
}) => {
  const { auctionId, slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  await review(page, '400,000');
  await confirmDialog(page).getByRole('button', { name: 'Place the bid' }).click();
  await expect(confirmDialog(page).getByText('Check this box to continue.')).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(0);
  await confirmDialog(page)
    .getByRole('checkbox', { name: /\$400,000 is the amount I mean/ })
    .check();
  await confirmDialog(page).getByRole('button', { name: 'Place the bid' }).dblclick();
  await expect(panel(page).getByText('Your bid is in, and you lead')).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(1);
});

test('a bid that another one overtook is refused with the new minimum, and what was typed stays', async ({
  page,
  allowError,
}) => {
  allowError(/status of 409.*\/bids/);
  const { auctionId, slug } = await addAuction(place, standard);
  const other = await createBidder(place);
  await openAs(page, await createBidder(place), slug);
  await review(page, '200,000');
  await expect(confirmDialog(page)).toBeVisible();
  await mustBid(other, auctionId, 200_000);
  await confirmDialog(page).getByRole('button', { name: 'Place the bid' }).click();
  await expect(
    panel(page).getByRole('alert').getByText('The next bid has to be at least $201,000'),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('200,000');
  await panel(page).getByRole('button', { name: 'Use $201,000' }).click();
  await expect(field(page)).toHaveValue('201,000');
});

test('an amount below the minimum is refused in the page, beside the field', async ({ page }) => {
  const { auctionId, slug } = await addAuction(place, standard);
  await page.goto(`/properties/${slug}`);
  await field(page).fill('150,000');
  await panel(page).getByRole('button', { name: 'Review your bid' }).click();
  await expect(field(page)).toHaveAccessibleDescription(/The next bid is \$200,000 or more/);
  await expect(field(page)).toHaveValue('150,000');
  expect(await bidsIn(auctionId)).toHaveLength(0);
});

test('news while somebody types changes the price around the field, not the field', async ({ page }) => {
  const { auctionId, slug } = await addAuction(place, standard);
  const other = await createBidder(place);
  await page.goto(`/properties/${slug}`);
  await field(page).pressSequentially('21');
  await mustBid(other, auctionId, 200_000);
  await expect(panel(page).getByText('1 bid', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('Next bid: $201,000')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('5,000');
  await expect(field(page)).toHaveValue('215,000');
});

test('a step pressed before its code has come stays that amount, also when it is overbid meanwhile', async ({
  page,
}) => {
  const { auctionId, slug } = await addAuction(place, standard);
  const other = await createBidder(place);
  // Its opening is news that the page would fetch the code for.
  await expect.poll(async () => (await publicState(page, auctionId)).version).toBeGreaterThan(1);
  await page.goto(`/properties/${slug}`);
  await expect(page.locator('section[aria-label^="Notifications"]')).toBeAttached();
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await gate;
    await route.continue();
  });
  await panel(page).getByRole('button', { name: '$200,000' }).click();
  await mustBid(other, auctionId, 200_000);
  await expect(panel(page).getByText('Next bid: $200,000')).toBeVisible();
  open();
  await expect(panel(page).getByText('Next bid: $201,000')).toBeVisible();
  await expect(field(page)).toHaveValue('200,000');
});

test('a press without a connection says so, keeps what was typed, and works once it is back', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED/);
  const { slug } = await addAuction(place, standard);
  await page.goto(`/properties/${slug}`, { waitUntil: 'load' });
  // The message needs its toaster, which comes when somebody is there.
  await page.mouse.move(9, 9);
  await expect(page.locator('section[aria-label^="Notifications"]')).toBeAttached();
  await context.setOffline(true);
  await field(page).fill('210,000');
  await panel(page).getByRole('button', { name: 'Review your bid' }).click();
  await expect(page.getByText('There is no connection')).toBeVisible();
  await expect(field(page)).toHaveValue('210,000');
  await context.setOffline(false);
  await panel(page).getByRole('button', { name: 'Review your bid' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('210,000');
});

async function openAs(page: Page, person: Person, slug: string): Promise<void> {
  await signInAs(page, person);
  await page.goto(`/properties/${slug}`);
}

async function review(page: Page, amount: string): Promise<void> {
  await field(page).fill(amount);
  await panel(page)
    .getByRole('button', { name: /^Review/ })
    .click();
}

async function bid(page: Page, amount: string): Promise<void> {
  await review(page, amount);
  await confirmDialog(page).getByRole('button', { name: 'Place the bid' }).click();
}

async function mustBid(bidder: Bidder, auctionId: string, dollars: number, site = place): Promise<void> {
  const answer = await sendBid(site, bidder, auctionId, dollars * 100);
  expect(answer.status, await answer.text()).toBe(201);
}

const history = (page: Page) => page.getByRole('region', { name: 'History of the auction' });

async function bidsIn(auctionId: string): Promise<readonly unknown[]> {
  const entries = await fetchLedger(place, auctionId);
  return entries.filter((entry) => /"type":"(bid|raise)"/.test(JSON.stringify(entry)));
}

async function publicState(page: Page, auctionId: string) {
  return (await page.request.get(`/api/auctions/${auctionId}`)).json();
}

/** A page that was loaded again has lost its mark. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'here';
  });

async function expectMarked(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    expect(await page.evaluate(() => document.documentElement.dataset.mark)).toBe('here');
  }
}
