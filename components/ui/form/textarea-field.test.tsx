// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextareaField } from './textarea-field';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const field = <TextareaField id="message" label="Your question" defaultValue="I am interested." />;

test.each([
  ['When could I see it?', 'When could I see it?'],
  ['', ''],
  ['I am interested.', 'I am interested.'],
])('text typed before hydration stays: "%s"', async (typed, expected) => {
  document.body.innerHTML = `<main>${renderToString(field)}</main>`;
  const [main, box] = [document.querySelector('main'), document.querySelector('textarea')];
  if (!main || !box) throw new Error('nothing was rendered');
  box.value = typed;
  const root = await act(async () => hydrateRoot(main, field));
  expect(box.isConnected).toBe(true);
  expect(box.value).toBe(expected);
  await act(async () => root.unmount());
});

/** A person who types while React hydrates what comes after the field. */
function TypeNow(): null {
  const box = document.querySelector('textarea');
  if (box) box.value = 'Newer text';
  return null;
}

test('text typed while the page hydrates stays', async () => {
  const page = (
    <>
      {field}
      <TypeNow />
    </>
  );
  document.body.innerHTML = '';
  const html = renderToString(page);
  document.body.innerHTML = `<main>${html}</main>`;
  const [main, box] = [document.querySelector('main'), document.querySelector('textarea')];
  if (!main || !box) throw new Error('nothing was rendered');
  box.value = 'When could I see it?';
  const root = await act(async () => hydrateRoot(main, page));
  expect(box.value).toBe('Newer text');
  await act(async () => root.unmount());
});
