import type { Locator, Page } from '@playwright/test';
import { addAuction, aPerson, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';
import { unchanging } from '../support/unchanging';

const results = (page: Page): Locator => page.getByRole('region', { name: /propert(y|ies)$/ });
const cards = (page: Page): Locator => results(page).getByRole('article');
const filters = (page: Page): Locator => page.getByRole('search', { name: 'Search' });
const group = (page: Page, name: string): Locator => filters(page).getByRole('group', { name, exact: true });
const openFilters = (page: Page, title: string): Promise<void> =>
  filters(page)
    .locator('summary, a')
    .filter({ hasText: new RegExp(`^${title}`) })
    .click();
const showHomes = (page: Page): Locator =>
  filters(page).getByRole('button', { name: /^Show [\d,]+ propert/ });
const chips = (page: Page): Locator => page.getByRole('list', { name: 'Active filters' });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

test('a visitor filters by county and price, opens a home and returns to the same search', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Browse' }).click();
  await openFilters(page, 'Location');
  await filters(page)
    .getByRole('checkbox', { name: /^Suffolk County/ })
    .check();
  await openFilters(page, 'Price');
  await group(page, 'Price').getByLabel('From').fill('$100,000');
  await group(page, 'Price').getByLabel('To').fill('900,000');
  await openFilters(page, 'Sale type');
  await group(page, 'Sale type')
    .getByRole('checkbox', { name: /^Fixed price/ })
    .check();
  await showHomes(page).click();

  await expect(page).toHaveURL(/\/properties\?county=suffolk&min=.+&max=.+&sale=fixed-price$/);
  await expect(chips(page).getByRole('link')).toHaveText([
    /Suffolk County/,
    /Fixed price/,
    /\$100,000 to \$900,000/,
    'Remove all',
  ]);
  await expect(cards(page).first()).toBeVisible();
  for (const text of await cards(page).allInnerTexts()) {
    expect(text).toContain('Suffolk County');
    expect(priceIn(text)).toBeGreaterThanOrEqual(100_000);
    expect(priceIn(text)).toBeLessThanOrEqual(900_000);
  }
  const link = cards(page).first().getByRole('link');
  const address = (await link.textContent()) ?? '';
  await link.click();
  await expect(heading(page)).toHaveText(address);
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toContainText('List price');
  await page.goBack();
  await expect(chips(page)).toContainText('Suffolk County');
  await openFilters(page, 'Location');
  await expect(filters(page).getByRole('checkbox', { name: /^Suffolk County/ })).toBeChecked();
});

test('a new auction soon appears on the auctions page and in search results', async ({ request }) => {
  const { slug } = await addAuction(place, { endsInMs: 60_000, startingBidCents: 4_321_000 });
  for (const path of ['/auctions', '/properties?status=live&max=50000']) {
    await expect(async () => {
      expect(await (await request.get(path)).text()).toContain(`href="/properties/${slug}"`);
    }).toPass({ timeout: 15_000 });
  }
});

test('a bid updates the card in an open list without a reload', async ({ page }) => {
  const bidder = await createBidder(place);
  const { auctionId, slug } = await addAuction(place, { endsInMs: 3_600_000, startingBidCents: 4_321_000 });
  const card = cards(page).filter({ has: page.locator(`a[href="/properties/${slug}"]`) });
  await expect(async () => {
    await page.goto('/properties?status=live&max=50000&map=off');
    await expect(card).toContainText('Starting bid', { timeout: 1_000 });
  }).toPass();
  expect((await sendBid(place, bidder, auctionId, 4_500_000)).status).toBe(201);
  await expect(card).toContainText('Current bid');
  await expect(card).toContainText('1 bid');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor can read the list and a home with its auction and ask a seller; controls that need JavaScript are hidden', async ({
    page,
  }) => {
    const { slug } = await addAuction(place, { endsInMs: 3_600_000, startingBidCents: 20_000_000 });
    const { name, email } = aPerson('Ada Script');
    await page.goto('/saved');
    await page.getByRole('main').getByRole('link', { name: 'browse all homes' }).click();
    await expect(page).toHaveURL('/properties');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
    await openFixedPrice(page);
    await askSeller(page, { name, email, question: 'Is the well shared?' });
    await expect(page.getByText('Question sent to the seller')).toBeVisible();
    await expect(await mailWith(page, email)).toContainText('Is the well shared?');

    await page.goto('/about');
    await page.getByRole('banner').getByRole('textbox').fill('12207');
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/properties?zip=12207');

    await page.goto(`/properties/${slug}`);
    const auction = page.getByRole('region', { name: 'Auction', exact: true });
    await expect(auction).toContainText('$200,000');
    await expect(auction.locator('noscript p')).toBeVisible();
    for (const name of [/Copy link/, /Print/, /Review bid/])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Bid history' })).toContainText('Auction scheduled');
    const picture = page.getByRole('region', { name: 'Photos' }).getByRole('img').first();
    await expect(picture).toBeVisible();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  });
});

test('on every screen, address, status, price and the three worst facts of a home are in view at once, and its page is short', async ({
  page,
}) => {
  await page.goto('/');
  expect(await pageHeight(page)).toBeLessThanOrEqual(3_500);
  await page.goto(await homeWithThreeFlags(page));
  const facts = page.locator('.red-flags li');
  await expect(facts).toHaveCount(3);
  // A phone has them in the heading and in the dock, a wide window in the panel.
  const status = page.getByText('Live auction', { exact: true });
  const price = page.getByText(/^(Starting|Current) bid( · .*)?$/);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    for (const part of [heading(page), ...(await facts.all())])
      expect(await isSeen(part), `${await part.innerText()} at ${width} × ${height}`).toBe(true);
    for (const part of [status, price]) {
      const seen = await Promise.all((await part.filter({ visible: true }).all()).map(isSeen));
      expect(seen, `at ${width} × ${height}`).toContain(true);
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await pageHeight(page)).toBeLessThanOrEqual(3_800);
});

/** A live auction of the samples; the homes of other stories have fewer red flags. */
async function homeWithThreeFlags(page: Page): Promise<string> {
  const list = await (await page.request.get('/properties?status=live&built-max=1985')).text();
  for (const [, path = ''] of list.matchAll(/href="(\/properties\/[a-z0-9-]+-\d+)"/g)) {
    const [flags = ''] =
      /class="red-flags [\s\S]*?<\/ul>/.exec(await (await page.request.get(path)).text()) ?? [];
    if (flags.split('<li>').length === 4) return path;
  }
  throw new Error('No home has three red flags');
}

/** A phone, a tablet, and three desktop windows. */
const windows = [
  [390, 844],
  [768, 1024],
  [1280, 800],
  [1366, 700],
  [1920, 1080],
] as const;

/** Whether all of it is in the window, with nothing in front. */
const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    return [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
      const front = document.elementFromPoint(Math.min((left + right) / 2, left + 8), y);
      return node.contains(front);
    });
  });

const pageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

test('on a laptop, price, status and red flags of a home are in view at once, and the section links follow', async ({
  page,
}) => {
  const { slug } = await addAuction(place, { endsInMs: 3_600_000 });
  await page.setViewportSize({ width: 1366, height: 700 });
  await page.goto(`/properties/${slug}`);
  const panel = page.getByRole('region', { name: 'Auction', exact: true });
  const sections = page.getByRole('navigation', { name: 'Sections of this page' });
  for (const part of [
    heading(page),
    panel.getByText('Live auction', { exact: true }),
    panel.getByText(/^(Starting|Current) bid$/).first(),
    page.getByText(/red flags?( · \d unknown)?$/).first(),
    page.getByRole('link', { name: 'Read the risk report' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  for (const [link, title] of [
    ['Costs', 'Total cost to buy'],
    ['Documents', 'Documents'],
    ['Risks', 'Risk report'],
  ] as const) {
    await sections.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeInViewport();
  }
  await expect(sections).toBeInViewport({ ratio: 1 });
  expect(new Set(await digitWidths(panel.locator('.font-figures').first())).size).toBe(1);
  const tops = await sections
    .getByRole('link')
    .evaluateAll((links) =>
      links.map(
        (link) => document.querySelector(link.getAttribute('href') ?? '')?.getBoundingClientRect().top ?? 0,
      ),
    );
  expect(tops, 'the links are in the order of the sections').toEqual(tops.toSorted((a, b) => a - b));
  expect(await pageHeight(page)).toBeLessThan(4_000);
});

/** The widths of the ten digits in the font of an element, which is loaded first. */
const digitWidths = (element: Locator): Promise<readonly number[]> =>
  element.evaluate(async (node) => {
    const font = `16px ${getComputedStyle(node).fontFamily.split(',')[0]}`;
    if ((await document.fonts.load(font, '0')).length === 0)
      throw new Error(`${font} is no font of the site`);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.font = font;
    return [...'0123456789'].map((digit) => canvas.measureText(digit).width);
  });

test('a question about a fixed-price home reaches its seller; one without a valid e-mail is not sent and keeps its text', async ({
  page,
}) => {
  const { name, email } = aPerson('Ivo Quist');
  await openFixedPrice(page);
  const address = page.url();
  await askSeller(page, { name, email: 'no-address', question: 'When could I see it?' });
  const form = page.getByRole('region', { name: 'Ask the seller' });
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Your question')).toHaveValue('When could I see it?');
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByText('Question sent to the seller')).toBeVisible();
  const mail = await mailWith(page, email);
  await expect(mail.getByRole('heading')).toContainText('Question about');
  await expect(mail).toContainText(address);
  await expect(mail).toContainText('When could I see it?');
});

test('messages from the contact page and the sell page reach the site', async ({ page }) => {
  const { name, email } = aPerson('Sela Owner');
  await page.goto('/contact');
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What’s this about?').selectOption('privacy');
  await page.getByLabel('Your message').fill('Which data do you keep?');
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent')).toBeVisible();
  await page.goto('/sell');
  await page.getByLabel('Property address').fill('12 Larkspur Lane, Ithaca');
  await page.getByLabel('County', { exact: true }).selectOption('tompkins');
  await page.getByLabel('Who’s selling?').selectOption({ index: 1 });
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('What should we know?').fill('It is empty since May.');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you. We have what we need for now')).toBeVisible();
  await expect((await mailWith(page, email)).first()).toContainText('empty since May');
  await expect((await mailWith(page, email)).last()).toContainText('Which data do you keep?');
});

test('a visitor shares a home, copies its link, and prints it without the interactive parts', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = `shared ${data?.url}`;
    };
  });
  await openFixedPrice(page);
  const address = page.url();
  await page.goto(`${address}#risks`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveTitle(`shared ${address}`);

  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible();
  await expect(page.getByText('Copy link')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByText('Send question')).toBeHidden();
});

test('on a phone a visitor finds a home through menu and filters, and the bid bar stays in view @mobile', async ({
  page,
}) => {
  const { slug } = await addAuction(place, { endsInMs: 3_600_000 });
  await page.goto('/');
  await page.getByRole('banner').locator('summary').tap();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Browse' }).tap();
  await expect(page).toHaveURL('/properties');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.getByText(/^Filters/).tap();
  await openFilters(page, 'Location');
  await filters(page)
    .getByRole('checkbox', { name: /^Monroe County/ })
    .tap();
  await showHomes(page).tap();
  await expect(page).toHaveURL('/properties?county=monroe');
  await cards(page).first().getByRole('link').tap();
  await expect(page.getByRole('main')).toContainText('Monroe County');
  await page.goto(`/properties/${slug}`);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Bid history' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Review bid' })).toBeInViewport();
});

async function openFixedPrice(page: Page): Promise<void> {
  const { search } = new URL(`${unchanging}&status=for-sale`, place.siteUrl);
  const { points } = await (await page.request.get(`/api/listings/points${search}`)).json();
  const [[slug]] = points;
  await page.goto(`/properties/${slug}`);
  await expect(page.getByRole('region', { name: 'Price', exact: true })).toBeVisible();
}

interface Question {
  readonly name: string;
  readonly email: string;
  readonly question: string;
}

async function askSeller(page: Page, { name, email, question }: Question): Promise<void> {
  const form = page.getByRole('region', { name: 'Ask the seller' });
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Your question').fill(question);
  await form.getByRole('button', { name: 'Send question' }).click();
}

/** Waits for mails that contain this address and returns them. */
async function mailWith(page: Page, email: string): Promise<Locator> {
  const mail = page.getByRole('article').filter({ hasText: email });
  await expect(async () => {
    await page.goto('/dev/mail');
    expect(await mail.count()).toBeGreaterThan(0);
  }).toPass();
  return mail;
}

const priceIn = (text: string): number => Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
