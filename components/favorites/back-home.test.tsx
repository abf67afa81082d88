// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { myHomes, noHomes } from '@/lib/client/favorites/my-homes';
import { BackHome } from './back-home';

let root: Root;
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root.unmount());
  myHomes.set(noHomes);
  vi.unstubAllGlobals();
});

/** Text and target of the way back, after `viewed`, of which `known` are still public. */
async function wayBack(viewed: readonly string[], known = viewed) {
  myHomes.set({ ...noHomes, recent: viewed });
  const answer = async (url: string) => {
    const slug = new URLSearchParams(url.split('?')[1]).get('homes');
    const cards = known.filter((each) => each === slug).map((each) => ({ slug: each, addressLines: [each] }));
    return Response.json({ cards });
  };
  vi.stubGlobal('fetch', answer);
  const place = document.createElement('main');
  root = createRoot(place);
  await act(async () => root.render(<BackHome />));
  await vi.waitFor(() => expect(place.querySelector('a')).not.toBeNull());
  const link = place.querySelector('a');
  return [link?.textContent, link?.getAttribute('href')];
}

test('leads back to the home viewed last', async () => {
  expect(await wayBack(['halsey-street-1', 'elm-street-2'])).toEqual([
    'Back to halsey-street-1',
    '/properties/halsey-street-1',
  ]);
});

test('leads to all homes if no home is known', async () => {
  expect(await wayBack([])).toEqual(['Browse homes', '/properties']);
});

test('leads to all homes if the home is no longer public', async () => {
  expect(await wayBack(['halsey-street-1'], [])).toEqual(['Browse homes', '/properties']);
});
