import type { APIRequestContext } from '@playwright/test';
import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { addAuction } from '../support/bidders';
import { type Crawled, crawl, visit } from '../support/crawl';
import { expect, test } from '../support/fixtures';
import { place } from '../support/place';

const { siteUrl } = place;

test('the sitemap lists exactly the pages that may be indexed, and no link is broken', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const listed = await readSitemap(request);
  expect(listed.length).toBeGreaterThan(100);
  // Request searches, but do not follow their links: the homes on them are reached from other pages.
  const follows = ({ path, status }: Crawled) => status === 200 && !/\?(?!page=\d+$)/.test(path);
  const found = await crawl(['/', ...listed], { siteUrl, follows });
  const broken = [...found.values()].filter(
    ({ path, status }) => status >= 400 && !isForMembers(path, status),
  );
  expect(broken.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  for (const kind of [
    '/properties/',
    '/new-york/',
    '/media/',
    '/documents/',
    '/report/',
    '/calendars/homes/',
    '/costs?',
  ])
    expect([...found.keys()].filter((path) => path.startsWith(kind)).length, kind).toBeGreaterThan(5);

  const isIndexed = ({ robots }: Crawled) => robots.startsWith('index');
  for (const { path, status, canonical, robots } of listed.flatMap((path) => found.get(path) ?? [])) {
    expect({ path, status, canonical }).toEqual({
      path,
      status: 200,
      canonical: new URL(path, siteUrl).href.replace(/\/$/, ''),
    });
    expect(robots, path).toMatch(/^index, follow/);
  }
  for (const { path, status, title, description } of found.values()) {
    if (status !== 200 || title === '') continue;
    expect(title.length, `${path}: ${title}`).toBeLessThanOrEqual(65);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(155);
  }
  // Read it again: other stories add auctions meanwhile.
  const listedNow = new Set(await readSitemap(request));
  const unlisted = [...found.values()].filter((page) => isIndexed(page) && !listedNow.has(page.path));
  expect(unlisted.map(({ path }) => path)).toEqual([]);
});

test('every home in the sitemap is linked from a list that may be indexed, and no two places repeat each other', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const listed = await readSitemap(request);
  const isHome = (path: string) => path.startsWith('/properties/');
  const lists: Crawled[] = [];
  for (const path of listed.filter((each) => !isHome(each))) lists.push(await visit(path, siteUrl));
  const linked = new Set(lists.flatMap(({ links }) => links));
  expect(listed.filter((path) => isHome(path) && !linked.has(path))).toEqual([]);

  const places = lists.filter(({ path }) => path.startsWith('/new-york/'));
  expect(places.length).toBeGreaterThan(15);
  const withoutHome = places.filter(({ links }) => !links.some(isHome));
  expect(withoutHome.map(({ path }) => path)).toEqual([]);
  const texts = places.map(({ path, words }) => ({ path, phrases: phrasesOf(words) }));
  const repeated = texts.flatMap((one) =>
    texts
      .filter((other) => other !== one && shareOf(one.phrases, other.phrases) >= 0.8)
      .map((other) => `${one.path} repeats ${other.path}`),
  );
  expect(repeated).toEqual([]);
});

/** Every three words in a row. */
const phrasesOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.map((_, index) => words.slice(index, index + 3).join(' ')));

/** How much of the first text is in the other. */
function shareOf(phrases: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const repeated = [...phrases].filter((phrase) => others.has(phrase)).length;
  return repeated / phrases.size;
}

test('a filtered search is followed but not indexed, and its canonical URL drops unknown parameters', async () => {
  for (const path of ['/properties?county=kings', '/properties?q=albany', '/properties?sort=newest&page=2']) {
    const page = await visit(path, siteUrl);
    expect(page).toMatchObject({ robots: 'noindex, follow', canonical: `${siteUrl}${path}` });
  }
  const plain = await visit('/properties?utm_source=letter', siteUrl);
  expect(plain).toMatchObject({
    robots: 'index, follow, max-image-preview:large',
    canonical: `${siteUrl}/properties`,
  });
});

test('every page links to the feed and the calendar, a home to those of its county', async ({ request }) => {
  const alternates = async (path: string) => {
    const html = await (await request.get(path)).text();
    const { document } = new JSDOM(html, { url: siteUrl }).window;
    return [...document.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href'));
  };
  for (const path of ['/', '/auctions', '/faq'])
    expect(await alternates(path)).toEqual([`${siteUrl}/feeds/all.atom`, `${siteUrl}/calendars/all.ics`]);
  const html = await (await request.get('/properties?county=kings')).text();
  const home = /href="(\/properties\/[a-z0-9-]+)"/.exec(html)?.[1] ?? '';
  expect(await alternates(home)).toEqual([`${siteUrl}/feeds/kings.atom`, `${siteUrl}/calendars/kings.ics`]);
});

test('a feed reader gets the new listings of the state and of a county, and a 304 when nothing changed', async ({
  request,
}) => {
  const all = await readFeed(request, '/feeds/all.atom');
  expect(all).toHaveLength(50);
  for (const link of all.slice(0, 3)) expect((await request.get(link)).status()).toBe(200);
  const kings = await readFeed(request, '/feeds/kings.atom');
  expect(kings.length).toBeGreaterThan(0);
  expect(kings.every((link) => link.startsWith(`${siteUrl}/properties/`))).toBe(true);
  await expectKnown(request, '/feeds/kings.atom');
  expect((await request.get('/feeds/atlantis.atom')).status()).toBe(404);
});

test('a calendar app reads all auctions, the auctions of a county, and the auction of one home', async ({
  request,
}) => {
  const { auctionId, slug } = await addAuction(place, { startsInMs: 600_000, endsInMs: 7_200_000 });
  await expect
    .poll(async () => (await readCalendar(request, '/calendars/all.ics')).map(({ uid }) => uid), {
      timeout: 30_000,
    })
    .toContain(`${auctionId}@localhost:${new URL(siteUrl).port}`);
  expect((await readCalendar(request, '/calendars/suffolk.ics')).length).toBeGreaterThan(0);
  const html = await textOf(request, `/properties/${slug}`);
  const [, link = ''] = /<a [^>]*href="(\/calendars\/homes\/[^"]+)"/.exec(html) ?? [];
  const [event, ...others] = await readCalendar(request, link);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ url: `${siteUrl}/properties/${slug}`, status: 'CONFIRMED' });
  await expectKnown(request, `/calendars/homes/${slug}.ics`);
});

test('robots.txt, the manifest, security.txt and llms.txt are correct, and all their links work', async ({
  request,
}) => {
  const robots = await textOf(request, '/robots.txt');
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  expect(robots).toContain('Disallow: /dashboard');
  for (const open of ['/api/listings', '/api/reso', '/api/openapi.json'])
    expect(robots).toContain(`Allow: ${open}\n`);
  const manifest = JSON.parse(await textOf(request, '/manifest.webmanifest'));
  expect(manifest.icons.length).toBeGreaterThan(1);
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  const security = await textOf(request, '/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(security)?.[1] ?? '');
  expect(expires - Date.now()).toBeGreaterThan(0);
  expect(expires - Date.now()).toBeLessThan(365 * 24 * 3_600_000);
  expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const links = [...(await textOf(request, '/llms.txt')).matchAll(/\]\((.+?)\)/g)].map(
    ([, link = '']) => link,
  );
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});

/** Signed-in pages return 401 with a page that asks for a sign-in, so they are not broken links. */
const isForMembers = (path: string, status: number): boolean =>
  status === 401 && path.startsWith('/dashboard');

/** The paths in all sitemap parts. lib/server/catalog/feeds/sitemap.test.ts checks the schemas. */
async function readSitemap(request: APIRequestContext): Promise<readonly string[]> {
  const parts = locsOf(await textOf(request, '/sitemap.xml'), 'sitemap > loc');
  const pages = await Promise.all(parts.map((part) => textOf(request, part)));
  const urls = pages.flatMap((xml) => locsOf(xml, 'url > loc')).map((url) => new URL(url));
  return urls.map(({ pathname, search }) => `${pathname}${search}`);
}

const parseXml = (xml: string): Document =>
  new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const locsOf = (xml: string, selector: string): readonly string[] =>
  [...parseXml(xml).querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');

async function readFeed(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const document = parseXml(await textOf(request, path));
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  return [...document.querySelectorAll('entry > link')].map((link) => link.getAttribute('href') ?? '');
}

async function readCalendar(request: APIRequestContext, path: string) {
  const events = new ICAL.Component(ICAL.parse(await textOf(request, path))).getAllSubcomponents('vevent');
  const read = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name));
  return events.map((event) => ({
    uid: read(event, 'uid'),
    url: read(event, 'url'),
    status: read(event, 'status'),
  }));
}

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  // A kept connection may close as the request leaves.
  const answer = await request.get(path, { maxRetries: 1 });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

async function expectKnown(request: APIRequestContext, path: string): Promise<void> {
  const { etag = '' } = (await request.get(path)).headers();
  expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304);
}
