// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLoaded } from './use-loaded';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(load: () => Promise<string>) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const View = ({ isWanted }: { readonly isWanted: boolean }) => useLoaded(load, isWanted) ?? 'nothing';
  const render = (isWanted: boolean) => act(async () => root.render(<View isWanted={isWanted} />));
  return { place, render, unmount: () => act(async () => root.unmount()) };
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

it('loads nothing before it is needed, and only once after that', async () => {
  const load = vi.fn(async () => 'code');
  const view = show(load);
  await view.render(false);
  expect(load).not.toHaveBeenCalled();
  await view.render(true);
  await view.render(true);
  expect(view.place.textContent).toBe('code');
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries after a failed load, and shows nothing meanwhile', async () => {
  const load = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const view = show(load);
  await view.render(true);
  expect(view.place.textContent).toBe('nothing');
  await pass(10_000);
  expect(view.place.textContent).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

it('stops retrying after it unmounts', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')));
  const view = show(load);
  await view.render(true);
  await view.unmount();
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
