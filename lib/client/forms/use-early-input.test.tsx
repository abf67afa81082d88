// @vitest-environment jsdom
import { act, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useEarlyInput } from './use-early-input';

const onEarly = vi.fn<(names: readonly string[]) => void>();
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  onEarly.mockReset();
  vi.unstubAllGlobals();
});

function Site() {
  const form = useRef<HTMLFormElement>(null);
  useEarlyInput(form, onEarly);
  return (
    <form ref={form}>
      <input type="hidden" name="id" defaultValue="1" />
      <input name="city" defaultValue="Albany" />
      <input name="tag" type="checkbox" value="a" defaultChecked />
      <input name="tag" type="checkbox" value="b" />
      <textarea name="text" />
      <select name="first">
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
      <select name="second" defaultValue="2">
        <option value="1">1</option>
        <option value="2">2</option>
      </select>
    </form>
  );
}

/** Changes the server's page before it hydrates. */
async function open(early: (form: HTMLFormElement) => void) {
  document.body.innerHTML = `<main>${renderToString(<Site />)}</main>`;
  const [main, form] = [document.querySelector('main'), document.querySelector('form')];
  if (!main || !form) throw new Error('nothing was rendered');
  early(form);
  const root = await act(async () => hydrateRoot(main, <Site />));
  await act(async () => root.unmount());
}
const fill = (selector: string, value: string) => (form: HTMLFormElement) => {
  const field = form.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  if (field) field.value = value;
};

test.each([
  ['typed text', fill('[name=city]', 'Troy'), ['city']],
  [
    'a checked box',
    (form: HTMLFormElement) => form.querySelector<HTMLElement>('[value=b]')?.click(),
    ['tag'],
  ],
  [
    'an unchecked box',
    (form: HTMLFormElement) => form.querySelector<HTMLElement>('[value=a]')?.click(),
    ['tag'],
  ],
  ['long text', fill('textarea', 'Quiet street'), ['text']],
  ['a choice', fill('[name=first]', '2'), ['first']],
  ['another choice than the default', fill('[name=second]', '1'), ['second']],
])('%s from before hydration is reported', async (_, early, names) => {
  await open(early);
  expect(onEarly.mock.calls).toEqual([[names]]);
});

test('an untouched form reports nothing', async () => {
  await open(() => undefined);
  expect(onEarly).not.toHaveBeenCalled();
});
