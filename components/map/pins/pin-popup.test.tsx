// @vitest-environment jsdom
import type { Map as MapLibreMap } from 'maplibre-gl';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { myHomes, noHomes } from '@/lib/client/favorites/my-homes';
import { toMapPoint } from '@/lib/domain/map/map-point';
import { aSearchedListing, builtNow } from '@/lib/domain/search/index/search.builders';
import { PinPopup } from './pin-popup';
import { placeOfItems } from './pinned-place';

vi.mock('maplibre-gl', () => ({
  Popup: class {
    setLngLat = () => this;
    setDOMContent = (box: HTMLElement) => {
      document.body.replaceChildren(box);
      return this;
    };
    addTo = () => this;
    on = () => this;
    off = () => this;
    remove = () => document.body.replaceChildren();
  },
}));
vi.mock('next/link', () => ({
  default: ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => (
    <a href={href}>{children}</a>
  ),
}));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  myHomes.set(noHomes);
  vi.unstubAllGlobals();
});

const homes = Array.from({ length: 25 }, (_, at) =>
  toMapPoint(aSearchedListing({ card: { slug: `elm-street-${at}` } }), builtNow),
);
const map: Pick<MapLibreMap, 'getContainer'> = { getContainer: () => document.body };

async function open(items: Parameters<typeof placeOfItems>[0]) {
  const place = placeOfItems(items);
  if (!place) throw new Error('There is no place');
  const made = createRoot(document.createElement('div'));
  root = made;
  const popup = (
    <PinPopup map={map as MapLibreMap} place={place} href="/properties?bounds=1" close={() => {}} />
  );
  await act(async () => made.render(popup));
}
const links = () => [...document.querySelectorAll('a')].map((link) => link.textContent);

test('a popup of many homes names 20 and links to the full list', async () => {
  await open(homes);
  expect(document.querySelector('[role=dialog]')?.ariaLabel).toBe('25 homes at this location');
  expect(links()).toHaveLength(21);
  expect(links()[0]).toBe('See all 25 homes at this location');
});

test('a hidden home leaves the popup, and hiding the last one closes it', async () => {
  await open(homes.slice(0, 3));
  expect(links()).toHaveLength(3);
  const hide = (slug: string) => ({ slug, kind: 'hidden', at: builtNow }) as const;
  await act(async () => myHomes.set({ ...noHomes, marks: [hide('elm-street-0')] }));
  expect(links()).toHaveLength(2);
  const all = homes.slice(0, 3).map(({ slug }) => hide(slug));
  await act(async () => myHomes.set({ ...noHomes, marks: all }));
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
