import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { sampleCatalog } from '@/sample/catalog';
import { addAuction, createBidder, sendBid } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';
import { collectValues, findDataErrors, parseJsonLd } from '../support/structured-data';
import { twitterCard, unfurlers } from '../support/unfurlers';

/** Searches whose first result is in this state. share-words.test.ts covers the texts of the other states. */
const homes = {
  'a live auction': '/properties?status=live',
  'a fixed price': '/properties?status=for-sale',
  'a sale': '/properties?status=sold',
};
const pages = ['/', '/properties', '/properties?county=kings', '/auctions', '/faq'];
/** Schema.org types that a page's structured data must include. */
const thingsOn: Readonly<Record<string, readonly string[]>> = {
  '/': ['Organization', 'WebSite'],
  '/properties': ['ItemList'],
  '/auctions': ['ItemList'],
  '/faq': ['FAQPage'],
};

for (const path of pages)
  test(`three unfurlers and the Twitter card agree on ${path}, and its structured data is valid`, async ({
    request,
  }) => {
    const html = await expectSamePreview(request, path);
    expect(await findDataErrors(html)).toEqual([]);
    const types = parseJsonLd(html).map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining([...(thingsOn[path] ?? [])]));
  });

for (const [kind, search] of Object.entries(homes))
  test(`three unfurlers and the Twitter card agree on a home with ${kind}, and its structured data is valid`, async ({
    request,
  }) => {
    const html = await expectSamePreview(request, await firstHome(request, search));
    expect(await findDataErrors(html)).toEqual([]);
    const types = parseJsonLd(html).map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining(['RealEstateListing', 'BreadcrumbList']));
    expect(types.includes('SaleEvent')).toBe(html.includes('id="history"'));
  });

test('a bid changes the share image and its address, and is not a price in the structured data', async ({
  request,
}) => {
  const bidder = await createBidder(place);
  const { auctionId, slug } = await addAuction(place, { endsInMs: 3_600_000, startingBidCents: 4_321_000 });
  const before = await pictureOf(slug);
  expect(collectValues(parseJsonLd(before.html), 'minPrice')).toEqual([43_210, 43_210]);
  expect((await sendBid(place, bidder, auctionId, 5_000_000)).status).toBe(201);
  await expect
    .poll(async () => (await pictureOf(slug)).image, { message: 'the page names another picture' })
    .not.toBe(before.image);
  const after = await pictureOf(slug);
  expect(after.html).toContain('Current bid $43,210');
  expect(collectValues(parseJsonLd(after.html), 'minPrice')).toEqual([43_210, 43_210]);
  expect(collectValues(parseJsonLd(after.html), 'price')).toEqual([]);
  const picture = await request.get(after.image);
  expect(picture.headers()['cache-control']).toContain('immutable');
  const old = await request.get(before.image, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([307, new URL(after.image).pathname]);
  expect(old.headers()['cache-control']).toBe('no-store');
});

test('the share image of a home is a JPEG of 1200 by 630 below 300 KB, and an unknown home has none', async ({
  request,
}) => {
  const path = await firstHome(request, homes['a live auction']);
  const { image } = await pictureOf(path.replace('/properties/', ''));
  const answer = await request.get(image);
  const picture = await answer.body();
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(300_000);
  expect((await request.get('/share/no-such-home-1/0123456789ab.jpg')).status()).toBe(404);
});

test('the page of a withdrawn home says so, shows similar homes and is not indexed', async ({ page }) => {
  const sales = sampleCatalog({ now: Date.now(), createSalt: () => '0'.repeat(64) });
  const withdrawn = sales.find(({ listing }) => listing.standardStatus === 'Withdrawn')?.listing;
  const path = `/properties/${withdrawn?.slug}`;
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page.getByRole('main')).toContainText('The seller withdrew this home');
  await expect(page.getByRole('region', { name: 'Similar homes' }).getByRole('listitem')).toHaveCount(3);
  for (const name of ['Price', 'Auction', 'Documents', 'The seller'])
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(0);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
  const html = await (await page.request.get(path)).text();
  expect(await findDataErrors(html)).toEqual([]);
  expect(collectValues(parseJsonLd(html), 'offers')).toEqual([]);
  await expectSamePreview(page.request, path);
});

/** Expects that all previews of a page agree, and returns the page's HTML. */
async function expectSamePreview(request: APIRequestContext, path: string): Promise<string> {
  const url = `${place.siteUrl}${path}`;
  const html = await (await request.get(path)).text();
  const previews = await Promise.all(
    Object.entries(unfurlers).map(async ([name, read]) => ({ name, ...(await read({ url, html })) })),
  );
  const [first, ...others] = previews;
  for (const { name, ...preview } of others) expect({ ...preview, name: first?.name }, name).toEqual(first);
  expect(first).toMatchObject({ url, siteName: 'Bank-Owned New York' });
  const { title, description, image = '' } = first ?? {};
  expect(title?.length).toBeGreaterThan(3);
  expect(description?.length).toBeGreaterThan(50);
  expect(await twitterCard(html)).toEqual({ card: 'summary_large_image', title, description, image });
  const picture = await request.get(image);
  expect(picture.status()).toBe(200);
  expect(await sharp(await picture.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  return html;
}

async function pictureOf(slug: string): Promise<{ readonly html: string; readonly image: string }> {
  const html = await (await fetch(`${place.siteUrl}/properties/${slug}`)).text();
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (!image) throw new Error(`${slug} has no picture`);
  return { html, image };
}

async function firstHome(request: APIRequestContext, search: string): Promise<string> {
  const html = await (await request.get(search)).text();
  const path = /href="(\/properties\/[a-z0-9-]+)"/.exec(html)?.[1];
  if (!path) throw new Error(`${search} finds no home`);
  return path;
}
