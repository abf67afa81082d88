// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FileDrop } from './file-drop';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('files chosen before hydration are sent once the page is ready', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const props = {
    draftId: 'h1',
    step: 'photos',
    accept: 'image/png',
    choose: 'Choose photos',
    help: '',
  } as const;
  const drop = <FileDrop {...props} onFiles={onFiles} />;
  document.body.innerHTML = `<main>${renderToString(drop)}</main>`;
  const [main, input] = [document.querySelector('main'), document.querySelector('input')];
  if (!main || !input) throw new Error('nothing was rendered');
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  Object.defineProperty(input, 'files', { value: [file] });
  const root = await act(async () => hydrateRoot(main, drop));
  expect(onFiles.mock.calls).toEqual([[[file]]]);
  await act(async () => root.unmount());
});
