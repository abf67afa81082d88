// @vitest-environment jsdom
import { GlobalLayoutRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import {
  act,
  type ContextType,
  startTransition,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HydrateOnUse } from './hydrate-on-use';

let place: HTMLElement;
let unmount = () => {};
beforeEach(() => {
  began.mockClear();
  pressed.mockClear();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => unmount());
  place.remove();
  vi.unstubAllGlobals();
});

const began = vi.fn();
const pressed = vi.fn();
function Form({ search }: { readonly search: string }) {
  useEffect(() => began(), []);
  return (
    <form>
      <output>{search}</output>
      <input name="q" />
      <input name="house" type="checkbox" onChange={pressed} />
    </form>
  );
}
const page = (search: string) => (
  <HydrateOnUse>
    <Form search={search} />
  </HydrateOnUse>
);

/** The server's page, used before its code has come, and then that code. */
async function open(early = () => {}, site = page('all')) {
  vi.stubGlobal('document', undefined);
  const html = renderToString(site);
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place.innerHTML = html;
  early();
  const root = await act(async () => hydrateRoot(place, site));
  unmount = () => root.unmount();
  return (search: string) => act(async () => root.render(page(search)));
}
const field = (name: string): HTMLInputElement => {
  const found = place.querySelector(`[name=${name}]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`No ${name}`);
  return found;
};

it('stays as the server has made it while nobody uses it', async () => {
  await open();
  expect(place.textContent).toBe('all');
  expect(began).not.toHaveBeenCalled();
});

it('hears the press that began its use', async () => {
  await open();
  const house = field('house');
  await act(async () => house.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await act(async () => house.click());
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(began).toHaveBeenCalledTimes(1);
  expect(field('house')).toBe(house);
  expect(house.checked).toBe(true);
});

it('begins by itself where something was ticked before its code came', async () => {
  await open(() => field('house').click());
  expect(began).toHaveBeenCalledTimes(1);
  expect(field('house').checked).toBe(true);
});

it('keeps what was typed before its code came, and the focus', async () => {
  await open(() => {
    field('q').focus();
    field('q').value = 'brown';
  });
  expect(began).toHaveBeenCalledTimes(1);
  expect(field('q').value).toBe('brown');
  expect(document.activeElement).toBe(field('q'));
});

it('shows something else when it has to, used or not', async () => {
  const show = await open();
  const q = field('q');
  await show('houses');
  expect(place.textContent).toBe('houses');
  expect(field('q')).toBe(q);
  await show('all');
  expect(place.textContent).toBe('all');
});

it('is hydrated in its place where the browser knows more than the server from the first moment', async () => {
  const Kept = () => {
    const kept = useSyncExternalStore(
      () => () => {},
      () => 'kept',
      () => 'none',
    );
    return (
      <HydrateOnUse>
        <Form search={kept} />
      </HydrateOnUse>
    );
  };
  const made: HTMLInputElement[] = [];
  await open(() => made.push(field('q')), <Kept />);
  expect(place.textContent).toBe('kept');
  expect(field('q')).toBe(made[0]);
});

describe('with an element whose nearness counts', () => {
  const seen = vi.fn<(entries: readonly { readonly isIntersecting: boolean }[]) => void>();
  const ended = vi.fn();
  function Card() {
    const card = useRef<HTMLDivElement>(null);
    return (
      <div ref={card} id="card">
        <HydrateOnUse near={() => card.current}>
          <Form search="all" />
        </HydrateOnUse>
      </div>
    );
  }
  const watched: Element[] = [];
  beforeEach(() => {
    watched.length = 0;
    ended.mockClear();
  });
  const withWatch = () =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(onSeen: typeof seen) {
          seen.mockImplementation(onSeen);
        }
        observe = (element: Element) => watched.push(element);
        disconnect = ended;
      },
    );

  it('begins when that comes near the window, and looks no longer', async () => {
    await open(withWatch, <Card />);
    expect(watched.map(({ id }) => id)).toEqual(['card']);
    await act(async () => seen([{ isIntersecting: false }]));
    expect(began).not.toHaveBeenCalled();
    expect(ended).not.toHaveBeenCalled();
    const q = field('q');
    await act(async () => seen([{ isIntersecting: true }]));
    expect(began).toHaveBeenCalledTimes(1);
    expect(ended).toHaveBeenCalled();
    expect(field('q')).toBe(q);
  });

  it('looks no longer once its page is left', async () => {
    await open(withWatch, <Card />);
    await act(async () => unmount());
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('begins by itself where something was ticked before its code came', async () => {
    await open(() => field('house').click(), <Card />);
    expect(began).toHaveBeenCalledTimes(1);
    expect(field('house').checked).toBe(true);
  });
});

it('is at work at once where no server has made it', async () => {
  const root = createRoot(place);
  unmount = () => root.unmount();
  await act(async () => root.render(page('all')));
  expect(began).toHaveBeenCalledTimes(1);
});

/** A router that leads elsewhere at once. */
const here: NonNullable<ContextType<typeof GlobalLayoutRouterContext>> = {
  tree: ['', {}],
  scrollRef: { scrollRef: null, forceScroll: false, hashFragment: null, onlyHashChange: false },
  nextUrl: '/',
  previousNextUrl: null,
};
const elsewhere = { ...here, nextUrl: '/compare' };
const content = page('all');
function Site() {
  const [place, setPlace] = useState(here);
  useEffect(() => startTransition(() => setPlace(elsewhere)), []);
  return (
    <GlobalLayoutRouterContext value={place}>
      <h1>{place.nextUrl}</h1>
      {content}
    </GlobalLayoutRouterContext>
  );
}

it('holds up no navigation that begins before the page has come to rest', async () => {
  await open(() => {}, <Site />);
  expect(place.querySelector('h1')?.textContent).toBe('/compare');
});
