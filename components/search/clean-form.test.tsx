// @vitest-environment jsdom
import { act, useLayoutEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CleanForm } from './clean-form';

const router = vi.hoisted(() => ({ push: vi.fn<(href: string) => void>() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));

let place: HTMLElement;
let root: Root | undefined;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  router.push.mockReset();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

/** Acts in the moment in which the results show. */
function Visitor({ onShow }: { readonly onShow: () => void }) {
  useLayoutEffect(onShow, [onShow]);
  return null;
}

const nothing = () => {};
const site = (search: string, onShow = nothing) => (
  <>
    <CleanForm id="filters" currentSearch={search} resultsId="results">
      <input name="q" defaultValue="" />
      <input name="read" type="hidden" defaultValue="" />
      <input name="around" defaultValue="" />
      <input name="within" defaultValue="10" />
      <input name="min" defaultValue={new URLSearchParams(search).get('min') ?? ''} />
      <details className="filter-menu">
        <summary>Type</summary>
        <input name="type" type="checkbox" value="house" defaultChecked={search.includes('type=house')} />
      </details>
      <select
        name="sort"
        defaultValue={new URLSearchParams(search).get('sort') ?? ''}
        data-value={new URLSearchParams(search).get('sort') ?? ''}
      >
        <option value="">Ending soon</option>
        <option value="newest">Newest</option>
      </select>
    </CleanForm>
    <h2 id="results" tabIndex={-1}>
      Found
    </h2>
    <Visitor onShow={onShow} />
  </>
);

/** Renders the server's page, uses it before hydration, then hydrates it. */
async function open(early = () => {}) {
  place.innerHTML = renderToString(site(''));
  early();
  const made = await act(async () => hydrateRoot(place, site('')));
  root = made;
  return (search: string, onShow?: () => void) => act(async () => made.render(site(search, onShow)));
}

const field = (name: string): HTMLInputElement => {
  const found = place.querySelector(`[name=${name}]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No ${name}`);
  return found;
};
const change = (name: string, value: string) =>
  act(async () => {
    field(name).value = value;
    field(name).dispatchEvent(new Event('change', { bubbles: true }));
  });
const submit = () => act(async () => place.querySelector('form')?.requestSubmit());
const pushed = () => router.push.mock.calls.map(([href]) => href);

describe('the search form', () => {
  it('applies a choice at once, and leaves empty fields out of the URL', async () => {
    await open();
    await act(async () => field('type').click());
    await change('min', ' 9000 ');
    expect(pushed()).toEqual(['/properties?type=house', '/properties?min=9000&type=house']);
  });

  it('applies boxes that were checked before hydration', async () => {
    await open(() => field('type').click());
    expect(pushed()).toEqual(['/properties?type=house']);
  });

  it('applies nothing on its own when no box was checked', async () => {
    await open(() => {
      field('q').value = 'brown';
    });
    expect(pushed()).toEqual([]);
  });

  it('waits for a submit of typed text, which the server parses', async () => {
    await open();
    await change('q', 'brooklyn 2 bed');
    expect(pushed()).toEqual([]);
    await submit();
    expect(pushed()).toEqual(['/search?q=brooklyn+2+bed&within=10']);
  });

  it('leaves the location of a radius search to the server', async () => {
    await open();
    await change('around', 'Albany');
    expect(pushed()).toEqual(['/search?around=Albany&within=10']);
  });

  it('shows the new search once it has loaded, except in the field being edited', async () => {
    const showSearch = await open();
    field('min').value = '1';
    field('q').focus();
    field('q').value = 'bro';
    await showSearch('min=9000&type=house');
    expect([field('min').value, field('type').checked, field('q').value]).toEqual(['9000', true, 'bro']);
  });

  it('keeps a choice made as soon as the new results show', async () => {
    const showSearch = await open();
    await showSearch('min=9000', () => field('type').click());
    expect([field('min').value, field('type').checked]).toEqual(['9000', true]);
    expect(pushed()).toEqual(['/properties?min=9000&type=house']);
  });

  it('moves the focus to the results after a submit, but not after a choice', async () => {
    const showSearch = await open();
    field('type').focus();
    await act(async () => field('type').click());
    await showSearch('type=house');
    expect(document.activeElement).toBe(field('type'));
    await submit();
    expect(document.activeElement?.id).toBe('results');
  });

  it('applies a chosen order at once, and shows the order of the search after Back', async () => {
    const showSearch = await open();
    const select = place.querySelector('select');
    if (!select) throw new Error('No order');
    await act(async () => {
      select.value = 'newest';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(pushed()).toEqual(['/properties?sort=newest']);
    await showSearch('sort=newest');
    expect(select.value).toBe('newest');
    await showSearch('');
    expect(select.value).toBe('');
  });

  it('closes a menu on Escape, which focuses its button, on a press outside and on submit', async () => {
    await open();
    const menu = place.querySelector('details');
    if (!menu) throw new Error('No menu');
    const whenOpen = (act: () => void) => {
      menu.open = true;
      act();
      return menu.open;
    };
    const press = (target: Element | null) => () =>
      target?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(whenOpen(press(field('type')))).toBe(true);
    expect(whenOpen(press(place.querySelector('h2')))).toBe(false);
    const escapeKey = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    expect(whenOpen(() => field('type').dispatchEvent(escapeKey))).toBe(false);
    expect(document.activeElement?.textContent).toBe('Type');
    menu.open = true;
    await submit();
    expect(menu.open).toBe(false);
  });
});
