// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeptDraft } from './use-kept-draft';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

const Site = () => (
  <div {...useKeptDraft('trip', false, 'base')}>
    <form>
      <input name="city" />
      <select name="way">
        <option value="bus">Bus</option>
        <option value="train">Train</option>
        <option value="car">Car</option>
      </select>
    </form>
  </div>
);

test('a choice made before hydration is newer than the draft, which fills in the rest', async () => {
  sessionStorage.setItem(
    'draft:trip',
    JSON.stringify({ base: 'base', values: { city: 'Troy', way: 'train' } }),
  );
  document.body.innerHTML = `<main>${renderToString(<Site />)}</main>`;
  const [main, form] = [document.querySelector('main'), document.querySelector('form')];
  const way = form?.querySelector('select');
  if (!main || !form || !way) throw new Error('nothing was rendered');
  way.value = 'car';
  const root = await act(async () => hydrateRoot(main, <Site />));
  expect(Object.fromEntries(new FormData(form))).toEqual({ city: 'Troy', way: 'car' });
  await act(async () => root.unmount());
});
