// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ReviewKeys } from './review-keys';

let leave = () => {};
const followed = vi.fn((event: Event) => event.preventDefault());

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
  document.body.innerHTML =
    '<a id="next" data-key="n" href="/next">Next</a><a data-key="a" href="#approve">Approve…</a><button id="approve">Approve</button><div data-key="c"><button id="take">Claim</button></div><textarea></textarea><div id="root"></div>';
  document.querySelector('#next')?.addEventListener('click', followed);
  const root = createRoot(document.querySelector('#root') ?? document.body);
  await act(async () => root.render(<ReviewKeys />));
  leave = () => act(() => root.unmount());
});
afterEach(() => {
  leave();
  followed.mockClear();
  vi.unstubAllGlobals();
});

const press = (key: string, more: KeyboardEventInit = {}, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

test('a key follows its link', () => {
  press('n');
  press('N');
  expect(followed).toHaveBeenCalledTimes(2);
});

test('the key of a decision only moves the focus to its button', () => {
  const pressed = vi.fn();
  document.querySelector('#approve')?.addEventListener('click', pressed);
  press('a');
  expect(document.activeElement?.id).toBe('approve');
  expect(pressed).not.toHaveBeenCalled();
});

test('the key of a form moves the focus to its button', () => {
  press('c');
  expect(document.activeElement?.id).toBe('take');
});

test('keys that are typed into a field or held with another one do nothing', () => {
  press('n', {}, document.querySelector('textarea') ?? document.body);
  press('n', { ctrlKey: true });
  press('n', { metaKey: true });
  press('x');
  expect(followed).not.toHaveBeenCalled();
});

test('the switch turns the keys off', async () => {
  const box = document.querySelector<HTMLInputElement>('input[type=checkbox]');
  await act(async () => box?.click());
  expect(box?.checked).toBe(false);
  press('n');
  expect(followed).not.toHaveBeenCalled();
  await act(async () => box?.click());
  press('n');
  expect(followed).toHaveBeenCalledTimes(1);
});
