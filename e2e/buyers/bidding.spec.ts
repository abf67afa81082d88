import type { Locator, Page } from '@playwright/test';
import {
  addAuction,
  aPerson,
  type Bidder,
  createBidder,
  fetchLedger,
  type Person,
  sendBid,
} from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { moveClockPastEnd } from '../support/move-clock';
import {
  accountOf,
  drawerOf,
  fillPerson,
  finishRegistration,
  openMail,
  signInAs,
  signUp,
} from '../support/people';
import { clockSite, place } from '../support/place';
import { buildHome } from '../support/publishing';
import { expectNoViolation } from '../support/sound';

const minutes = 60_000;
const standard = { endsInMs: 20 * minutes, startingBidCents: 20_000_000 };
const panel = (page: Page) => page.getByRole('region', { name: 'Auction', exact: true });
const field = (page: Page) => panel(page).getByLabel(/maximum/);
/** Only the phone’s dock has this short text. */
const staleBar = (page: Page) => page.getByText(/^Last updated .* ago$/);
const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Place this bid?' });
const leading = (page: Page) => panel(page).getByText('You’re leading', { exact: true });
const outbid = (page: Page) => panel(page).getByText('You’ve been outbid', { exact: true });
const toasts = (page: Page) => page.locator('[data-sonner-toast]');

test('a newcomer’s first bid survives a lost connection, sign-up, email confirmation and registration', {
  tag: '@store',
}, async ({ page, context, allowError }) => {
  allowError(/ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED)/);
  const { slug, auctionId } = await addAuction(place, standard);
  const person = aPerson('Nell Marsh');
  await page.goto(`/properties/${slug}`);
  await useUntilToaster(page);
  await context.setOffline(true);
  await review(page, '210,000');
  await expect(page.getByText('We couldn’t connect')).toBeVisible();
  await expect(field(page)).toHaveValue('210,000');
  await context.setOffline(false);
  await panel(page).getByRole('button', { name: 'Review bid' }).click();
  await signUp(page, person);
  await expect(accountOf(page)).toHaveCount(0);
  const mail = await context.newPage();
  await openMail(mail, person.email, 'Confirm your email');
  await expect(mail.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await mail.close();

  await fillPerson(drawerOf(page), person.name);
  await drawerOf(page).getByLabel('US phone number').fill('555');
  await drawerOf(page).getByRole('button', { name: 'Continue' }).click();
  await expect(
    drawerOf(page).getByRole('alert').filter({ hasText: 'Please fix the following' }),
  ).toContainText('phone');
  await page.reload();
  await expect(field(page)).toHaveValue('210,000');
  await panel(page).getByRole('button', { name: 'Register to bid' }).click();
  await expect(drawerOf(page).getByLabel('Legal name')).toHaveValue(person.name);
  await expect(drawerOf(page).getByLabel('City')).toHaveValue('Utica');
  await drawerOf(page).getByLabel('US phone number').fill('(212) 555-0142');
  await finishRegistration(drawerOf(page));
  await drawerOf(page).getByRole('button', { name: 'Register to bid' }).click();
  await expect(drawerOf(page).getByLabel(/maximum/)).toHaveValue('210,000');
  await drawerOf(page).getByRole('button', { name: 'Review bid' }).click();

  await expect(page).toHaveURL(`/properties/${slug}`);
  await expect(confirmDialog(page).getByText('$210,000', { exact: true })).toBeVisible();
  await expect(confirmDialog(page).getByText('withdraw this bid')).toBeVisible();
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).click();
  await expect(drawerOf(page).getByText('Your bid is in with a maximum')).toBeVisible();
  await expect(leading(page)).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(1);
});

test('two bidders outbid each other, extend the auction and meet the reserve, and both see each step without a reload', {
  tag: '@store',
}, async ({ page: rosa, newVisitor }) => {
  const closing = { endsInMs: 10 * minutes, extensionWindowMs: 180 * minutes };
  const { slug } = await addAuction(place, { ...standard, ...closing, sealedReserveCents: 21_512_300 });
  const theo = await newVisitor();
  const [ann, ben] = await Promise.all([createBidder(place), createBidder(place)]);
  await Promise.all([openAs(rosa, ann, slug), openAs(theo, ben, slug)]);
  await Promise.all([mark(rosa), mark(theo)]);
  await expect(
    panel(theo)
      .getByText(/^0\d:\d\d$/)
      .first(),
  ).toBeVisible();

  await bid(rosa, '205,000');
  await expect(leading(rosa)).toBeVisible();
  await expect(panel(rosa).getByText(/:\d\d [AP]M ET \(\+2\sh\s\d+\smin\)/)).toBeVisible();
  await expect(
    history(theo)
      .getByText(/Bidder 1/)
      .first(),
  ).toBeVisible();
  await expect(panel(theo).getByText(/\(\+2\sh\s\d+\smin\)/)).toBeVisible();
  await expect(
    panel(theo)
      .getByText(/^[23]h \d\dm \d\ds$/)
      .first(),
  ).toBeVisible();
  const formBefore = await drawerOf(rosa)
    .getByLabel(/maximum/)
    .boundingBox();
  await bid(theo, '210,000');
  await expect(leading(theo)).toBeVisible();
  await expect(outbid(rosa)).toBeVisible();
  await expect(toasts(rosa)).toHaveCount(0);
  await expect(panel(rosa).getByText('$206,000', { exact: true }).first()).toBeVisible();
  await expect(panel(rosa).getByText('Reserve not met')).toBeVisible();
  await expect(rosa.getByText('$215,123')).toHaveCount(0);

  // The drawer still shows the bid in place: its field is where it was, for the next amount.
  await expect(drawerOf(rosa).getByText(/^Another bidder went above your \$[\d,]+ maximum/)).toBeVisible();
  await expect(drawerOf(rosa).getByText('$207,000 or more')).toBeVisible();
  expect(
    (
      await drawerOf(rosa)
        .getByLabel(/maximum/)
        .boundingBox()
    )?.y,
  ).toBe(formBefore?.y);
  await drawerOf(rosa)
    .getByLabel(/maximum/)
    .fill('220,000');
  await drawerOf(rosa).getByRole('button', { name: 'Review bid' }).click();
  await confirmDialog(rosa).getByRole('button', { name: 'Place bid' }).click();
  await expect(outbid(theo)).toBeVisible();
  await expect(drawerOf(rosa).getByText('Your bid is in with a maximum')).toBeVisible();
  await expect(panel(theo).getByText('$215,123', { exact: true }).first()).toBeVisible();
  await expect(panel(theo).getByText('Reserve met')).toBeVisible();
  await expect(history(theo).getByRole('listitem').filter({ hasText: 'Bidder 1' }).first()).toBeVisible();
  await expectNotReloaded(rosa, theo);
});

test('both bidders see the auction close, and their pages and lists of bids say who won and who lost', {
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
  await expect(panel(theo).getByText('You were outbid')).toBeVisible();
  await expectNotReloaded(rosa, theo);
  await rosa.goto('/dashboard/bids?show=won');
  await expect(rosa.getByRole('main').getByRole('listitem').getByText('Won', { exact: true })).toBeVisible();
  await theo.goto('/dashboard/bids?show=lost');
  await expect(
    theo.getByRole('main').getByRole('listitem').getByText('Not won', { exact: true }),
  ).toBeVisible();
});

test('a bid that never arrived is not resent automatically: after a reload the page asks, with the current price', async ({
  page,
  allowError,
}) => {
  allowError(/ERR_FAILED.*\/bids/);
  const { auctionId, slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  await loseBids(page);
  await bid(page, '230,000');
  await expect(panel(page).getByText('Bid $230,000 now?')).toBeVisible();
  await page.unroute('**/bids');
  await sendBid(place, await createBidder(place), auctionId, 21_000_000);
  await page.reload();
  await expect(panel(page).getByText('Bid $230,000 now?')).toBeVisible();
  await expect(
    panel(page).getByText('The current bid is $200,000; the minimum next bid is $201,000.'),
  ).toBeVisible();
  await expect(panel(page).getByText('If it reaches us later, it won’t count.')).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(1);
  await panel(page).getByRole('button', { name: 'Bid $230,000' }).click();
  await expect(panel(page).getByText('Your bid is in with a maximum')).toBeVisible();
  await expect(leading(page)).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(2);
});

/** Drops the bids of this page and lets every other request through. */
const loseBids = (page: Page) =>
  page.route('**/bids', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));

test('in a short window the bid form stays in view and takes at most a third of the height', async ({
  page,
}) => {
  const { slug } = await addAuction(place, standard);
  await page.goto(`/properties/${slug}`);
  const button = panel(page).getByRole('button', { name: 'Review bid' });
  // A phone at 200 %, a desktop window at 400 %, and a phone on its side.
  for (const [width, height] of [
    [195, 422],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [field(page), button]) await expect(part).toBeInViewport({ ratio: 1 });
    const { y = 0 } = (await page.locator('.bid-dock').boundingBox()) ?? {};
    expect(height - y, `at ${width} × ${height}`).toBeLessThanOrEqual(height / 3);
  }
});

test('on a phone a bid whose response is lost stays pending over a reload, then turns out to be accepted', async ({
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
  await bid(page, '200,000');
  const unconfirmed = drawerOf(page).getByText('Your bid of $200,000 isn’t confirmed yet');
  await expect(unconfirmed).toBeVisible({ timeout: 30_000 });
  await expect(drawerOf(page).getByText('Your bid is in')).toHaveCount(0);
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Not confirmed yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check your bid' }).click();
  await expect(unconfirmed).toBeVisible();
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(staleBar(page)).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(1);

  await page.unroute('**/bids');
  await page.route('**/bids', (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('· Leading')).toBeVisible();
  await expect(page.getByText('Not confirmed yet', { exact: true })).toBeVisible();
  await page.unroute('**/bids');
  await context.setOffline(true);
  await expect(staleBar(page)).toBeVisible();
  await context.setOffline(false);
  await expect(staleBar(page)).toHaveCount(0);
  await expect(panel(page).getByText('Your bid is in with a maximum')).toBeVisible();
  await expect(page.getByText('confirmed yet')).toHaveCount(0);
  await expect(field(page)).toBeInViewport();
  expect(await bidsIn(auctionId)).toHaveLength(1);
});

test('a typed amount survives live updates; a bid too low is refused, the review of an overtaken one stops, a very high one must be confirmed, and a double click bids once', async ({
  page,
  context,
}) => {
  const { auctionId, slug } = await addAuction(place, standard);
  const [ann, ben, cora] = await Promise.all([createBidder(place), createBidder(place), createBidder(place)]);
  await openAs(page, ann, slug);
  await field(page).pressSequentially('21');
  await mustBid(ben, auctionId, 200_000);
  await expect(panel(page).getByText('1 bid', { exact: true })).toBeVisible();
  await expect(panel(page).getByText('$201,000 or more')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('5,000');
  await expect(field(page)).toHaveValue('215,000');

  await review(page, '150,000');
  await expect(field(page)).toHaveAccessibleDescription(/The next bid must be \$201,000 or more/);
  await expect(field(page)).toHaveValue('150,000');

  await review(page, '201,000');
  await expect(confirmDialog(page)).toBeVisible();
  await mustBid(cora, auctionId, 201_000);
  await expect(
    confirmDialog(page).getByRole('alert').getByText('The minimum is now $202,000.'),
  ).toBeVisible();
  await expect(confirmDialog(page).getByRole('button', { name: 'Place bid' })).toHaveCount(0);
  await confirmDialog(page).getByRole('button', { name: 'Change amount' }).click();
  await expect(drawerOf(page).getByLabel(/maximum/)).toHaveValue('201,000');
  await drawerOf(page)
    .getByLabel(/maximum/)
    .fill('202,000');
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(field(page)).toHaveValue('202,000');

  const otherTab = await context.newPage();
  await otherTab.goto(`/properties/${slug}`);
  await expect(panel(otherTab).getByText('2 bids')).toBeVisible();
  await review(page, '400,000');
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).click();
  await expect(confirmDialog(page).getByText('Check this box to continue.')).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(2);
  await confirmDialog(page)
    .getByRole('checkbox', { name: /I want to bid \$400,000/ })
    .check();
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).dblclick();
  await expect(drawerOf(page).getByText('Your bid is in with a maximum')).toBeVisible();
  expect(await bidsIn(auctionId)).toHaveLength(3);
  await expect(leading(otherTab)).toBeVisible();
  await expect(panel(otherTab).getByText('$400,000').first()).toBeVisible();
});

test('the field and button of a bid stay in view on every screen, also in the last minute and after being outbid', async ({
  page,
}) => {
  const { auctionId, slug } = await addAuction(place, { ...standard, endsInMs: 58_000 });
  const [ann, ben] = await Promise.all([createBidder(place), createBidder(place)]);
  await page.setViewportSize({ width: 1366, height: 700 });
  await openAs(page, ann, slug);
  const button = panel(page).getByRole('button', { name: /^Review (bid|raise)$/ });
  await expect(panel(page).getByText('Last minute', { exact: true }).first()).toBeVisible();
  expect(await coreHeight(page)).toBeLessThanOrEqual(420);
  await expectInEveryWindow(page, [field(page), button]);
  await bid(page, '205,000');
  await expect(leading(page)).toBeVisible();
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  const before = await button.boundingBox();
  await mustBid(ben, auctionId, 210_000);
  await expect(outbid(page)).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  expect(await coreHeight(page)).toBeLessThanOrEqual(420);
  await expectInEveryWindow(page, [field(page), button]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('· Outbid')).toBeInViewport();
    await expectNoViolation(page);
  }
});

/** On a phone, a tablet and three desktop windows, at the start of the page. The window is a laptop's again after it. */
async function expectInEveryWindow(page: Page, parts: readonly Locator[]): Promise<void> {
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
    [1366, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
  }
}

/** From the top of the panel to the end of its button, in pixels. */
async function coreHeight(page: Page): Promise<number> {
  const [box, button] = await Promise.all([
    panel(page).boundingBox(),
    panel(page).getByRole('button', { name: 'Review bid' }).boundingBox(),
  ]);
  return (button?.y ?? Number.NaN) + (button?.height ?? 0) - (box?.y ?? 0);
}

test('a link at the start of the page skips to the field of the bid', async ({ page }) => {
  const { slug } = await addAuction(place, standard);
  await page.goto(`/properties/${slug}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to bidding' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Skip to bidding' })).toHaveCount(0);
});

test('a bid step pressed before hydration keeps its amount, even if another bid overtakes it meanwhile', async ({
  page,
}) => {
  const { auctionId, slug } = await addAuction(place, standard);
  const other = await createBidder(place);
  // Wait for the opening: it is a live update, and the page would load its code for it.
  await expect.poll(async () => (await publicState(page, auctionId)).version).toBeGreaterThan(1);
  await page.goto(`/properties/${slug}`);
  await useUntilToaster(page);
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
  await expect(panel(page).getByText('$200,000 or more')).toBeVisible();
  open();
  await expect(panel(page).getByText('$201,000 or more')).toBeVisible();
  await expect(field(page)).toHaveValue('200,000');
});

test('a second account in the same browser may not bid in the auction of the first, and is told what to do', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/status of 403/);
  const { slug } = await addAuction(place, standard);
  await openAs(page, await createBidder(place), slug);
  await bid(page, '210,000');
  await expect(leading(page)).toBeVisible();
  const device = (await context.cookies()).find(({ name }) => name === 'device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  // An open page would restore the first account.
  await page.goto('about:blank');
  await signInAs(page, await createBidder(place));
  if (device) await context.addCookies([device]);
  await page.goto(`/properties/${slug}`);
  await bid(page, '250,000');
  await expect(panel(page).getByText('Bid from your own device', { exact: true })).toBeVisible();
  await expect(panel(page)).not.toContainText('Bidder 2');
});

test('another account in the browser in which a home is managed may not bid on it', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/status of 403/);
  const home = await buildHome('published', { startsInMs: -60_000, endsInMs: 7 * 24 * 3_600_000 });
  await signInAs(page, home.owner);
  await page.goto(home.manage);
  await page.getByRole('button', { name: 'Edit listing' }).click();
  await expect(page.getByRole('heading', { name: 'Preview and submit' })).toBeVisible();
  const device = (await context.cookies()).find(({ name }) => name === 'device');
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  // An open page would restore the first account.
  await page.goto('about:blank');
  await signInAs(page, await createBidder(place));
  if (device) await context.addCookies([device]);
  await page.goto(home.path);
  await bid(page, '250,000');
  await expect(panel(page).getByText('Bid from your own device', { exact: true })).toBeVisible();
});

/** Moves the pointer until the toaster has loaded. The page loads it on first use, or else much later. */
async function useUntilToaster(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(9, 9);
    await page.mouse.move(19, 9);
    await expect(page.locator('section[aria-label^="Notifications"]')).toBeAttached({ timeout: 500 });
  }).toPass();
}

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
  await confirmDialog(page).getByRole('button', { name: 'Place bid' }).click();
}

async function mustBid(bidder: Bidder, auctionId: string, dollars: number, site = place): Promise<void> {
  const answer = await sendBid(site, bidder, auctionId, dollars * 100);
  expect(answer.status, await answer.text()).toBe(201);
}

const history = (page: Page) => page.getByRole('region', { name: 'Bid history' });

async function bidsIn(auctionId: string): Promise<readonly unknown[]> {
  const entries = await fetchLedger(place, auctionId);
  return entries.filter((entry) => /"type":"(bid|raise)"/.test(JSON.stringify(entry)));
}

async function publicState(page: Page, auctionId: string) {
  return (await page.request.get(`/api/auctions/${auctionId}`)).json();
}

/** Marks the document; a reload loses the mark. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'here';
  });

async function expectNotReloaded(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    expect(await page.evaluate(() => document.documentElement.dataset.mark)).toBe('here');
  }
}
