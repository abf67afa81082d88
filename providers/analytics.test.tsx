// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secretPaths } from '@/lib/account-routes';
import { AnalyticsProvider } from './analytics';

const page = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));
vi.mock('next/script', () => ({ default: ({ src }: { src: string }) => `[${src}]` }));
vi.mock('@next/third-parties/google', () => ({
  GoogleTagManager: ({ gtmId }: { gtmId: string }) => `[${gtmId}]`,
}));
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of ['dataLayer', 'gaLayer', 'ga-disable-G-1']) Reflect.deleteProperty(window, name);
});

const both = { gtmId: 'GTM-1', gaId: 'G-1' };

/** Visits these paths in sequence without a page load. */
async function visit(paths: readonly string[], ids: { gtmId: string | null; gaId: string | null } = both) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const outputs: (string | null)[] = [];
  const silent: unknown[] = [];
  for (const path of paths) {
    page.path = path;
    await act(async () => root.render(<AnalyticsProvider {...ids} secretPaths={secretPaths} />));
    await act(async () => {
      await import('./analytics-view');
    });
    outputs.push(place.textContent);
    silent.push(Reflect.get(window, 'ga-disable-G-1'));
  }
  const [forGtm, forGa] = ['dataLayer', 'gaLayer'].map(layerOf);
  await act(async () => root.unmount());
  return { outputs, silent, forGtm: forGtm ?? [], forGa: forGa ?? [] };
}

/** Content of the data layer; gtag commands as arrays. */
function layerOf(name: string): unknown[] {
  const layer: unknown = Reflect.get(window, name) ?? [];
  if (!Array.isArray(layer)) throw new Error(`${name} is no list`);
  return layer.map((each) =>
    Object.prototype.toString.call(each) === '[object Arguments]' ? [...each] : each,
  );
}

const view = (pattern: string) => ({
  page_location: `${window.location.origin}${pattern}`,
  page_title: pattern,
  page_referrer: window.location.origin,
});
const viewsIn = (layer: unknown[]) =>
  layer.filter((each) =>
    Array.isArray(each) ? each[1] === 'page_view' : Reflect.has(Object(each), 'event'),
  );

test('nothing is loaded from or sent to Google without an id', async () => {
  const { outputs, forGtm, forGa } = await visit(['/'], { gtmId: null, gaId: null });
  expect([outputs, forGtm, forGa]).toEqual([[''], [], []]);
});

test('the first page and each navigation send one page view with the route pattern', async () => {
  const { forGtm, forGa } = await visit([
    '/properties',
    '/properties/12-elm-street-utica-ny-13501-bny-1',
    '/properties/14-elm-street-utica-ny-13501-bny-2',
    '/dashboard/bids',
  ]);
  const patterns = ['/properties', '/properties/[slug]', '/properties/[slug]', '/dashboard/bids'];
  expect(viewsIn(forGtm)).toEqual(patterns.map((pattern) => ({ event: 'page_view', ...view(pattern) })));
  expect(viewsIn(forGa)).toEqual(
    patterns.map((pattern) => ['event', 'page_view', { ...view(pattern), send_to: 'G-1' }]),
  );
});

test('Analytics sends no page views of its own, and its events carry the route pattern', async () => {
  const { forGa, forGtm } = await visit(['/dashboard/sales/a-secret-1', '/']);
  expect(forGa.slice(0, 3)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { ...view('/dashboard/sales/[saleId]'), send_page_view: false, ignore_referrer: true }],
    ['set', view('/dashboard/sales/[saleId]')],
  ]);
  expect(forGa.filter((each) => Array.isArray(each) && each[0] === 'config')).toHaveLength(1);
  expect(forGa.slice(4, 5)).toEqual([['set', view('/')]]);
  expect(forGtm[0]).toEqual(['set', view('/dashboard/sales/[saleId]')]);
});

test('no id, token, query or referrer is sent', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://mail.example/secret-referrer');
  window.history.replaceState(null, '', '/anything/secret-token?secret-query=1#secret-hash');
  document.title = 'secret title';
  const { forGa, forGtm } = await visit([
    '/properties/secret-slug-1',
    '/nothing/secret-token',
    '/dashboard/admin/people/secret-uid',
    '/preview/secret-draft',
  ]);
  expect(JSON.stringify([forGa, forGtm])).not.toContain('secret');
});

test('a page whose URL is a secret from an email has no tags, even after a navigation', async () => {
  const secrets = secretPaths.map((each) => `${each}${'x'.repeat(43)}`);
  for (const path of secrets) expect((await visit([path])).outputs).toEqual(['']);
  const { outputs, silent, forGa } = await visit(['/', secrets[0] ?? '', '/faq']);
  expect(outputs.map((each) => each !== '')).toEqual([true, false, true]);
  expect(silent).toEqual([false, true, false]);
  expect(viewsIn(forGa)).toHaveLength(2);
});
