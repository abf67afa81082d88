// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { secretPaths } from '@/lib/account-routes';
import { AnalyticsProvider } from './analytics';

const page = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));
vi.mock('./analytics-view', () => ({ default: () => 'tags' }));
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function shownAt(path: string): Promise<string | null> {
  page.path = path;
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<AnalyticsProvider gtmId={null} gaId="G-1" secretPaths={secretPaths} />));
  await act(async () => {
    await import('./analytics-view');
  });
  const { textContent } = place;
  await act(async () => root.unmount());
  return textContent;
}

test('Google hears of no page whose address is a key from a mail', async () => {
  expect(await shownAt('/properties')).toBe('tags');
  expect(await shownAt(`/stop/${'x'.repeat(43)}`)).toBe('');
  expect(await shownAt('/auth/action')).toBe('');
});
