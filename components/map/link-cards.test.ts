// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { highlightCard, watchCards } from './link-cards';

const slugs = ['1-elm-street-utica-10001', '2-elm-street-utica-10002'];
const list = document.createElement('div');
beforeEach(() => {
  const cards = slugs.map(
    (slug) =>
      `<li><article class="card"><a class="card-link" href="/properties/${slug}">x</a><p>y</p></article></li>`,
  );
  list.innerHTML = `<a href="/properties?county=erie">Erie</a><ul>${cards.join('')}</ul>`;
});
const marked = () => [...list.querySelectorAll('li')].map((item) => item.hasAttribute('data-tied'));
const fire = (selector: string, name: string) =>
  list.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }));

test('only one card at a time is linked to the pin', () => {
  highlightCard(list, slugs[1] ?? '');
  expect(marked()).toEqual([false, true]);
  highlightCard(list, slugs[0] ?? '');
  expect(marked()).toEqual([true, false]);
  highlightCard(list, 'not-on-this-page-3');
  expect(marked()).toEqual([false, false]);
});

test('a card under the pointer or with focus reports its home, other elements report nothing', () => {
  const take = vi.fn();
  const end = watchCards(list, take);
  fire('li:last-child p', 'pointerover');
  fire('li:first-child a', 'focusin');
  fire('li:first-child a', 'focusout');
  fire('[href*=county]', 'pointerover');
  expect(take.mock.calls).toEqual([[slugs[1]], [slugs[0]], [null], [null]]);
  end();
  fire('li:first-child a', 'focusin');
  expect(take).toHaveBeenCalledTimes(4);
});
