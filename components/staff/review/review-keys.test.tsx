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
    '<a id="next" data-key="n" href="/next">Next</a><a data-key="a" href="#approve">Approve…</a><button id="approve">Approve</button><div data-key="c"><button id="take">Claim</button></div><a data-key="x" href="#reason">Reject…</a><a data-key="d" href="#differences">Differences</a><ul id="differences"><li><a id="first" href="#row">Roof</a></li></ul><details><summary>Reject</summary><textarea id="reason"></textarea></details><div id="root"></div>';
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

test('the key of the differences moves the focus to the first of them', () => {
  press('d');
  expect(document.activeElement?.id).toBe('first');
});

test('the key of a collapsed field opens it, and Escape leaves it, so that the keys work again', () => {
  press('x');
  const field = document.querySelector('#reason') ?? document.body;
  expect(document.activeElement).toBe(field);
  expect(document.querySelector('details')?.open).toBe(true);
  press('n', {}, field);
  press('Escape', { isComposing: true }, field);
  expect(document.activeElement).toBe(field);
  press('Escape', {}, field);
  expect(document.activeElement).toBe(document.body);
  press('n');
  expect(followed).toHaveBeenCalledTimes(1);
});

test('keys that are typed into a field or held with another one do nothing', () => {
  press('n', {}, document.querySelector('textarea') ?? document.body);
  press('n', { ctrlKey: true });
  press('n', { metaKey: true });
  press('q');
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
