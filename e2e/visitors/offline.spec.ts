import type { Page } from '@playwright/test';
import { sampleBroker } from '@/sample/people';
import { addAuction, createBidder } from '../support/bidders';
import { expect, test } from '../support/fixtures';
import { accountOf, signInAs } from '../support/people';
import { place } from '../support/place';

/** The other stories run without the worker, which hides requests from their routes. */
test.use({ serviceWorkers: 'allow' });
const hour = 3_600_000;

test('without a connection there is a page that says so, and the page itself once the connection is back', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/faq');
  await workerOf(page);
  await context.setOffline(true);
  await page.goto('/how-it-works');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByRole('main')).toContainText('Homes you save while you’re online appear here.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/how-it-works');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works');
});

test('a saved home can be read offline as of its time, until it is removed', async ({
  page,
  context,
  allowError,
}) => {
  allowError(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const { slug } = await addAuction(place, { endsInMs: hour, hasBroker: true });
  await page.goto(`/properties/${slug}`);
  await workerOf(page);
  await page.getByRole('button', { name: 'Save this home' }).click();
  await expect.poll(() => copiesOf(page)).toEqual([`/properties/${slug}`]);
  const address = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await context.setOffline(true);
  await page.goto('/saved');
  await expect(page.getByRole('main')).toContainText(`Listed by ${sampleBroker.name}`);
  await expect(page.getByRole('main')).toContainText(/As of \w{3} \d+, \d{4}, \d+:\d\d [AP]M ET/);
  await page
    .getByRole('main')
    .getByRole('link', { name: address.slice(0, 12) })
    .click();
  await expect(page).toHaveURL(`/properties/${slug}`);
  await expect(
    page.getByText(/This copy of the page is from .* ET\. The price and the bids may have changed/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(address);

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText(/This copy of the page is from/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save this home' }).click();
  await expect.poll(() => copiesOf(page)).toEqual([]);
});

test('the dashboard and the account are never stored, and signing out removes the copies of saved homes', async ({
  page,
}) => {
  const { slug } = await addAuction(place, { endsInMs: hour });
  await signInAs(page, await createBidder(place));
  await page.goto(`/properties/${slug}`);
  await workerOf(page);
  await page.getByRole('button', { name: 'Save this home' }).click();
  await expect.poll(() => copiesOf(page)).toEqual([`/properties/${slug}`]);
  for (const path of ['/dashboard', '/dashboard/bids', '/dashboard/watch-list', '/saved'])
    await page.goto(path);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => !path.startsWith('/_next/static/')).sort()).toEqual([
    '/offline',
    `/properties/${slug}`,
  ]);
  await accountOf(page).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => copiesOf(page)).toEqual([]);
});

test('the worker of a new build replaces the one before, with its offline page', async ({ page }) => {
  await page.goto('/faq');
  const current = await workerOf(page);
  await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?before'));
  await expect.poll(() => workerOf(page)).toContain('?before');
  await expect.poll(() => cachesOf(page)).toEqual(['offline?before']);
  await page.reload();
  await expect.poll(() => workerOf(page)).toBe(current);
  await expect.poll(() => cachesOf(page)).toEqual([new URL(current).search.replace('?', 'offline?')]);
});

test('the app has shortcuts that work, and screenshots for wide and narrow screens', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.shortcuts.length).toBeGreaterThan(1);
  for (const { url } of manifest.shortcuts)
    expect((await request.get(url)).status(), url).toBe(url.startsWith('/dashboard') ? 401 : 200);
  for (const { src, type } of manifest.screenshots)
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
  const forms = manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor);
  expect(new Set(forms)).toEqual(new Set(['narrow', 'wide']));
});

/** The address of the worker that controls the page. */
const workerOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((resolve) =>
        serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
    return serviceWorker.controller?.scriptURL ?? '';
  });

const copiesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('saved-homes')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

const cachesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('offline')));
