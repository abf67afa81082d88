// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepForm } from './step-form';

const server = vi.hoisted(() => ({ autosave: vi.fn(async () => ({ status: 'saved' })) }));
vi.mock('@/lib/actions/drafts', () => ({
  autosave: server.autosave,
  saveStep: async () => ({ status: 'open' }),
}));
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => undefined }) }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

const stepForm = (sellerName: string) => (
  <StepForm
    {...{ draftId: 'h1', step: 'owner', notes: [], published: null, place: null, now: 0 }}
    answers={{ sellerName }}
  />
);
const render = (sellerName: string) => act(async () => root.render(stepForm(sellerName)));
const field = () => document.querySelector<HTMLInputElement>('input[name=sellerName]');

test('an answer saved on another device appears once no field has the focus', async () => {
  await render('');
  await act(async () => field()?.focus());
  await render('Olive Phone');
  expect(field()?.value).toBe('');
  await act(async () => field()?.blur());
  expect(field()?.value).toBe('Olive Phone');
});

test('an answer typed before hydration is saved', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(stepForm(''));
  const early = place.querySelector<HTMLInputElement>('input[name=sellerName]');
  if (early) early.value = 'Olive Early';
  const hydrated = await act(async () => hydrateRoot(place, stepForm('')));
  expect(server.autosave.mock.calls).toEqual([
    ['h1', { typed: { sellerName: 'Olive Early' }, was: { sellerName: '' } }],
  ]);
  await act(async () => hydrated.unmount());
});

test('the browser does not restore old answers, which would be saved over newer ones', async () => {
  await render('Olive Phone');
  expect(field()?.form?.getAttribute('autocomplete')).toBe('off');
});
