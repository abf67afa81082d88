import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { type OwnServer, startOwnServer } from '../support/own-server';
import { portsOf } from '../support/place';

// Only a server with configured tag ids loads the tags.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${portsOf('analytics').port}` });
const dataDir = mkdtempSync(join(tmpdir(), 'analytics-e2e-'));
let server: OwnServer | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const env = { GTM_ID: 'GTM-TEST1', GA_ID: 'G-TEST1' };
  server = await startOwnServer({ ...portsOf('analytics'), dataDir, env });
});
test.afterAll(async () => {
  await server?.end();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Replaces Google's scripts with empty ones and records which of them the page loads. */
async function watchTags(page: Page): Promise<string[]> {
  const loaded: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    loaded.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return loaded;
}

const layersOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const toList = (layer: unknown) =>
      Array.isArray(layer) ? layer.map((each) => (each && 'length' in each ? [...each] : each)) : [];
    return JSON.stringify([toList(Reflect.get(window, 'dataLayer')), toList(Reflect.get(window, 'gaLayer'))]);
  });

/** The route patterns of the recorded page views, for each of the two tools. */
const viewsOf = (page: Page): Promise<string[][]> =>
  page.evaluate(() =>
    ['dataLayer', 'gaLayer'].map((name) => {
      const layer: unknown = Reflect.get(window, name);
      const entries: unknown[] = Array.isArray(layer) ? layer : [];
      return entries.flatMap((each) => {
        const [command, event, details] = [0, 1, 2].map((at) => Reflect.get(Object(each), at));
        if (Reflect.get(Object(each), 'event') === 'page_view')
          return [String(Reflect.get(Object(each), 'page_title'))];
        return command === 'event' && event === 'page_view' ? [String(details.page_title)] : [];
      });
    }),
  );

test('each navigation is one page view with its route pattern, and a page with a token in its address loads no tags', async ({
  page,
}) => {
  const loaded = await watchTags(page);
  await page.goto(`/stop/${'x'.repeat(43)}`, { waitUntil: 'networkidle' });
  expect(loaded).toEqual([]);
  expect(await viewsOf(page)).toEqual([[], []]);
  await page.goto('/properties?q=secret-search&map=off', { referer: 'https://mail.example/secret' });
  await expect.poll(() => viewsOf(page)).toEqual([['/properties'], ['/properties']]);
  await page.goto('/auctions');
  const link = page.getByRole('main').locator('a[href^="/properties/"][href*="-bny-"]').first();
  const slug = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(slug);
  await expect
    .poll(() => viewsOf(page))
    .toEqual([
      ['/auctions', '/properties/[slug]'],
      ['/auctions', '/properties/[slug]'],
    ]);
  const layers = await layersOf(page);
  expect(layers).not.toContain(slug.split('/').at(-1));
  expect(layers).not.toContain('secret');
  expect(layers).toContain('"send_page_view":false');
  expect(new Set(loaded)).toEqual(new Set(['/gtm.js', '/gtag/js']));
});
