// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CardItems } from './card-items';

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  stubBrowser();
  watched.length = 0;
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const watched: string[] = [];
function stubBrowser(): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = (element: Element) => watched.push(element.textContent ?? '');
      disconnect = () => {};
    },
  );
}
const list = (names: string, atOnce: number) => (
  <CardItems className="cards" atOnce={atOnce}>
    {[...names].map((name) => (
      <li key={name}>{name}</li>
    ))}
  </CardItems>
);
const items = () => new Map([...place.querySelectorAll('li')].map((item) => [item.textContent, item]));

async function hydrate(names: string, atOnce: number): Promise<void> {
  vi.stubGlobal('document', undefined);
  const html = renderToString(list(names, atOnce));
  vi.unstubAllGlobals();
  stubBrowser();
  place.innerHTML = html;
  root = await act(async () => hydrateRoot(place, list(names, atOnce)));
}

it.each([
  { names: 'abcd', atOnce: 0, seen: ['a'] },
  { names: 'abcd', atOnce: 1, seen: ['b'] },
  { names: 'abcd', atOnce: 3, seen: ['d'] },
  { names: 'ab', atOnce: 3, seen: [] },
  { names: '', atOnce: 1, seen: [] },
])('watches for the first that rests: $names, $atOnce at once', async ({ names, atOnce, seen }) => {
  await hydrate(names, atOnce);
  expect(place.textContent).toBe(names);
  expect(watched).toEqual(seen);
});

it.each(['acd', 'bcd', 'cd', 'd', 'xabcd', 'bxacd', ''])(
  'keeps the order, and no card after one that goes is made anew: abcd, %s',
  async (next) => {
    root = createRoot(place);
    await act(async () => root.render(list('abcd', 2)));
    const before = items();
    await act(async () => root.render(list(next, 2)));
    expect(place.textContent).toBe(next);
    for (const name of 'cd') if (next.includes(name)) expect(items().get(name)).toBe(before.get(name));
  },
);
