// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { altOf, changePhotos, type Photo, toPhotoChange } from '@/lib/domain/drafts/files/photos';
import { PhotoStep } from './photo-step';

const server = vi.hoisted(() => ({ answer: (_form: FormData): unknown => ({ status: 'open' }) }));
vi.mock('@/lib/actions/draft-files', () => ({
  changePhoto: async (_before: unknown, form: FormData) => server.answer(form),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
Element.prototype.scrollIntoView = () => undefined;
vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(rectOf);

const aPhoto = (order: number): Photo => ({
  key: String(order).padStart(24, '0'),
  width: 800,
  height: 600,
  room: null,
  order,
  blurDataUrl: 'data:image/webp;base64,AAAA',
  caption: 'abc'[order] ?? '',
  alt: altOf('', null),
});
const photos = [0, 1, 2].map(aPhoto);

let root: Root;
let isColumn: boolean;
let storedPhotos: readonly Photo[];
let requests: Record<string, unknown>[];
beforeEach(async () => {
  isColumn = false;
  storedPhotos = photos;
  requests = [];
  server.answer = (form) => {
    requests.push(Object.fromEntries(form));
    const changed = changePhotos(
      storedPhotos,
      toPhotoChange((name) => String(form.get(name) ?? '')),
    );
    storedPhotos = changed.ok ? changed.value : storedPhotos;
    return { status: 'done', entries: storedPhotos };
  };
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  const props = { unfinished: [], removed: [], outcome: { added: 0, refused: [] } };
  await act(async () => root.render(<PhotoStep draftId="h1" page="/photos" photos={photos} {...props} />));
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await act(async () => root.unmount());
});

const captions = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name=caption]')].map(({ value }) => value).join('');
const announcement = () => document.querySelector('main > [aria-live=polite]')?.textContent;
const announced = () => document.querySelector('[id^=DndLiveRegion]')?.textContent;
const handle = (place: number) => document.querySelector<HTMLElement>(`[aria-label="Move photo ${place}"]`);
async function press(key: string): Promise<void> {
  const code = key === ' ' ? 'Space' : key;
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
    // The sensor starts listening for keys in the next task.
    await new Promise((resolve) => setTimeout(resolve));
  });
}
/** jsdom has no layout, so place the cards in one row, or in a column below the notices of the page. */
function rectOf(this: Element): DOMRect {
  const place = Math.max([...document.querySelectorAll<Element>('li')].indexOf(this), 0);
  if (!isColumn) return new DOMRect(place * 100, 0, 100, 100);
  const notices = document.querySelectorAll('main > [role=note]').length;
  return new DOMRect(0, notices * 150 + place * 100, 100, 100);
}
/** dnd-kit measures the cards this long after they were resized. */
const MEASURE_MS = 60;
/** Tells dnd-kit when a card gets taller, which jsdom cannot. */
function stubResizes(): { readonly notify: () => void } {
  const callbacks: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly callback: () => void) {
        callbacks.push(callback);
      }
      observe = () => this.callback();
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  return {
    notify: () => {
      for (const callback of callbacks) callback();
    },
  };
}
const buttonOf = (label: string): HTMLButtonElement => {
  const button = [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === label,
  );
  if (!button) throw new Error(`No button ${label}`);
  return button;
};
async function click(label: string): Promise<void> {
  const button = buttonOf(label);
  await act(async () => button.click());
}

test('a photo can be picked up, moved and dropped by keyboard, and each step is announced', async () => {
  handle(3)?.focus();
  await press(' ');
  expect(announced()).toMatch(/^Photo 3 picked up/);
  await press('ArrowLeft');
  expect(announced()).toBe('Position 2 of 3');
  await press('ArrowUp');
  await press('ArrowUp');
  expect(announced()).toBe('Position 1 of 3');
  expect(captions()).toBe('abc');
  await press(' ');
  expect(captions()).toBe('cab');
  expect(announcement()).toBe('Moved to position 1 of 3');
  expect(requests).toEqual([{ draftId: 'h1', key: photos[2]?.key, change: 'move', to: '0' }]);
  expect(document.activeElement).toBe(handle(1));
});

test('a notice that shifts the cards while one is held changes neither the place nor what is announced', async () => {
  isColumn = true;
  const resized = stubResizes();
  handle(3)?.focus();
  for (const key of [' ', 'ArrowUp']) await press(key);
  await act(async () => {
    const notice = document.createElement('p');
    notice.setAttribute('role', 'note');
    document.querySelector('main')?.prepend(notice);
    resized.notify();
    await new Promise((resolve) => setTimeout(resolve, MEASURE_MS));
  });
  expect(announced()).toBe('Position 2 of 3');
  await press('ArrowUp');
  expect(announced()).toBe('Position 1 of 3');
  await press(' ');
  expect(captions()).toBe('cab');
  expect(announcement()).toBe('Moved to position 1 of 3');
});

test('Escape cancels the move without a request', async () => {
  handle(1)?.focus();
  for (const key of [' ', 'ArrowRight', 'Escape']) await press(key);
  expect([captions(), announced(), requests.length]).toEqual(['abc', 'Not moved', 0]);
});

test('a photo is dropped in place when its handle loses focus', async () => {
  handle(1)?.focus();
  for (const key of [' ', 'ArrowRight']) await press(key);
  await act(async () => document.querySelector<HTMLElement>('input[name=caption]')?.focus());
  expect([captions(), announcement()]).toEqual(['bac', 'Moved to position 2 of 3']);
});

test('buttons move a photo, make it the cover and remove it, and a removal can be undone', async () => {
  await click('Move photo 1 later');
  expect(captions()).toBe('bac');
  await click('Set as cover (photo 3)');
  expect(captions()).toBe('cba');
  await click('Remove photo 2');
  expect(captions()).toBe('ca');
  server.answer = () => ({ status: 'done', entries: photos });
  await click('Undo removal of b');
  expect(captions()).toBe('abc');
  expect(document.body.textContent).not.toContain('Removed:');
});

test.each([
  ['earlier to the first place', 2, 'Move photo 2 earlier', 'Move photo 1 later'],
  ['later to the last place', 2, 'Move photo 2 later', 'Move photo 3 earlier'],
  ['up as the cover', 3, 'Set as cover (photo 3)', 'Move photo 1 later'],
])('the focus stays on a photo that its button moves %s', async (_, place, pressed, focused) => {
  const key = photos[place - 1]?.key;
  buttonOf(pressed).focus();
  await click(pressed);
  const { activeElement } = document;
  expect(activeElement?.getAttribute('aria-label')).toBe(focused);
  expect(activeElement?.closest('form')?.querySelector<HTMLInputElement>('[name=key]')?.value).toBe(key);
});

test('the focus stays on the button while it is there, and where the seller put it meanwhile', async () => {
  buttonOf('Move photo 3 earlier').focus();
  await click('Move photo 3 earlier');
  expect(document.activeElement).toBe(buttonOf('Move photo 2 earlier'));
  const caption = document.querySelector<HTMLInputElement>('input[name=caption]');
  caption?.focus();
  await click('Move photo 2 earlier');
  expect(document.activeElement).toBe(caption);
});

test('a change that the server refuses is reverted with a message', async () => {
  server.answer = () => ({
    status: 'refused',
    message: 'This draft has been submitted, so you can’t change it',
  });
  await click('Move photo 1 later');
  expect(captions()).toBe('abc');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('you can’t change it');
});

test('a change without a response is reverted with a message about what to do', async () => {
  server.answer = () => {
    throw new Error('fetch failed');
  };
  await click('Set as cover (photo 2)');
  expect(captions()).toBe('abc');
  expect(document.querySelector('[role=alert]')?.textContent).toContain('couldn’t reach the server');
});

test('the browser does not restore old captions, which would be saved over newer ones', () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[name=caption]')];
  expect(fields.map(({ form }) => form?.getAttribute('autocomplete'))).toEqual(['off', 'off', 'off']);
});
