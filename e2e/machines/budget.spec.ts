import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { APIRequestContext, Page, Request } from '@playwright/test';
import { addAuction } from '../support/bidders';
import { expect, test, waitFor } from '../support/fixtures';
import { barePort, place } from '../support/place';

const kilobyte = 1024;
const idleMs = 10_000;
const bareUrl = `http://127.0.0.1:${barePort}`;

interface Weight {
  /** Gzip bytes of the scripts requested before the load event. */
  readonly beforeLoad: number;
  /** Gzip bytes of all scripts requested up to `idleMs` after it. */
  readonly afterIdle: number;
}

test('no page loads more script than its budget, before the load event and after ten idle seconds', async ({
  newVisitor,
  request,
  allowError,
}) => {
  allowError(new RegExp(`404.*:${barePort}/favicon.ico`));
  test.setTimeout(240_000);
  await waitFor(bareUrl);
  const terms = { endsInMs: 3_600_000, seller: { id: 'weighed-seller', name: 'Weighed Savings' } };
  const [{ auctionId, slug }] = [await addAuction(place, terms), await addAuction(place, terms)];
  const [saleDay = ''] =
    /\/auctions\/sale-days\/weighed-savings-[\d-]+/.exec(await textOf(request, `/properties/${slug}`)) ?? [];
  /** Gzip KB above a bare page. After ten idle seconds the required packages are allowed on top. */
  const budgets = {
    '/': 20,
    '/properties': 20,
    '/properties?map=off': 20,
    '/auctions': 20,
    '/how-it-works': 20,
    '/costs': 20,
    '/practice': 20,
    '/no-house-bids': 20,
    '/new-york/kings': 20,
    [`/properties/${slug}`]: 20,
    [saleDay]: 20,
    [`/auctions/${auctionId}/ledger`]: 20,
  };
  const urls = [`${bareUrl}/`, `${bareUrl}/packages`, ...Object.keys(budgets)];
  const [bare, packages, ...weights] = await weigh(newVisitor, urls);
  if (!bare || !packages) throw new Error('The bare app was not weighed');
  expect(bare.beforeLoad).toBeGreaterThan(50 * kilobyte);
  const required = packages.afterIdle - bare.afterIdle;
  expect(required).toBeGreaterThan(10 * kilobyte);

  const report = Object.entries(budgets).map(([path, budget], index) => ({
    path,
    budget,
    beforeLoad: inKilobytes((weights[index]?.beforeLoad ?? Number.NaN) - bare.beforeLoad),
    afterIdle: inKilobytes((weights[index]?.afterIdle ?? Number.NaN) - bare.afterIdle - required),
  }));
  test.info().annotations.push({ type: 'KB above the bare page', description: JSON.stringify(report) });
  const over = report.filter(
    ({ budget, ...sent }) => !(sent.beforeLoad <= budget && sent.afterIdle <= budget),
  );
  expect(over, `KB above a bare page of ${inKilobytes(bare.beforeLoad)}`).toEqual([]);
});

test('no page sends more HTML than its budget', async ({ request }) => {
  const live = (await textOf(request, '/properties?status=live')).matchAll(
    /href="(\/properties\/[a-z0-9-]+-\d+)"/g,
  );
  const homes = [...new Set([...live].map(([, path = '']) => path))];
  expect(homes.length).toBeGreaterThan(5);
  /** KB, before compression. */
  const budgets = {
    '/': 105,
    '/new-york/kings': 105,
    '/new-york': 150,
    '/properties': 150,
    '/developers': 160,
    '/how-it-works': 130,
    '/rates': 160,
    '/offline': 50,
    '/nothing-here': 45,
    ...Object.fromEntries(homes.map((path) => [path, 105])),
  };
  const over: string[] = [];
  for (const [path, budget] of Object.entries(budgets)) {
    const size = inKilobytes((await (await request.get(path)).body()).length);
    if (!(size <= budget)) over.push(`${path}: ${size} of ${budget} KB`);
  }
  expect(over).toEqual([]);
});

test('the scripts shared by all pages have the hint to compile them while they download', async ({
  request,
}) => {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  const html = await (await request.get('/how-it-works')).text();
  const own = rootMainFiles.filter((file: string) => html.includes(`/_next/${file}`));
  expect(own).toEqual(rootMainFiles);
  expect(own.length).toBeGreaterThan(2);
  for (const file of own)
    expect(await (await request.get(`/_next/${file}`)).text(), file).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
});

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

const inKilobytes = (bytes: number): number => Math.round((bytes / kilobyte) * 10) / 10;

/** Weighs each page in its own browser context, all in parallel, because they mostly wait. */
const weigh = (newVisitor: () => Promise<Page>, urls: readonly string[]): Promise<readonly Weight[]> =>
  Promise.all(urls.map(async (url) => weighOne(await newVisitor(), url)));

async function weighOne(page: Page, url: string): Promise<Weight> {
  const scripts = new Map<string, Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || new URL(request.url()).pathname.endsWith('.js'))
      scripts.set(request.url(), request);
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(idleMs);
  const early = new Set(await requestedBeforeLoad(page));
  const all = [...scripts.values()];
  return {
    beforeLoad: await gzipBytes(all.filter((request) => early.has(request.url()))),
    afterIdle: await gzipBytes(all),
  };
}

const requestedBeforeLoad = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    const loadedAt = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < loadedAt)
      .map(({ name }) => name);
  });

async function gzipBytes(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(
    requests.map(
      async (request) => gzipSync((await (await request.response())?.body()) ?? '', { level: 6 }).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
