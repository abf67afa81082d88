// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { mostBulk } from '@/lib/domain/staff/queues/bulk';
import { SelectAll } from './select-all';

let leave = () => {};
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

async function show(count: number): Promise<{ press: () => void; checked: () => number; label: string }> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = '<input type="checkbox" form="bulk">';
  document.body.innerHTML = `<input type="checkbox" form="bulk" disabled><input type="checkbox" form="other">${box.repeat(count)}<div id="root"></div>`;
  const root = createRoot(document.querySelector('#root') ?? document.body);
  await act(async () => root.render(<SelectAll form="bulk" count={count} />));
  leave = () => act(() => root.unmount());
  const button = document.querySelector('button');
  return {
    press: () => button?.click(),
    checked: () => document.querySelectorAll('input:checked').length,
    label: button?.textContent ?? '',
  };
}

test('all rows that can be decided are selected with one press, and released with the next', async () => {
  const { press, checked, label } = await show(3);
  expect(label).toBe('Select all');
  press();
  expect(checked()).toBe(3);
  press();
  expect(checked()).toBe(0);
});

test('no more rows are selected than one decision takes', async () => {
  const { press, checked, label } = await show(mostBulk + 2);
  expect(label).toBe(`Select the first ${mostBulk}`);
  press();
  expect(checked()).toBe(mostBulk);
});
