// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { WholePage } from './whole-page';

afterEach(() => vi.unstubAllGlobals());

/** What the page does and shows after this kind of navigation. */
async function openAfter(type: string) {
  class Timing {
    readonly type = type;
  }
  const reload = vi.fn();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('PerformanceNavigationTiming', Timing);
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [new Timing()] });
  vi.stubGlobal('location', { reload });
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  await act(async () => root.render(<WholePage group="deed" today="2026-11-27" />));
  const href = document.querySelector('a')?.getAttribute('href');
  await act(async () => root.unmount());
  return { reloads: reload.mock.calls.length, href };
}

test('rates without HTML load the page as a whole, and after a reload a link does', async () => {
  expect(await openAfter('navigate')).toEqual({ reloads: 1, href: undefined });
  expect(await openAfter('reload')).toEqual({ reloads: 0, href: '/rates' });
});
