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
