// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepForm } from './step-form';

vi.mock('@/lib/actions/drafts', () => ({
  autosave: async () => ({ status: 'saved' }),
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

const render = (sellerName: string) =>
  act(async () =>
    root.render(
      <StepForm
        {...{ draftId: 'h1', step: 'owner', notes: [], published: null, place: null, now: 0 }}
        answers={{ sellerName }}
      />,
    ),
  );
const field = () => document.querySelector<HTMLInputElement>('input[name=sellerName]');

test('an answer saved on another device appears once no field has the focus', async () => {
  await render('');
  await act(async () => field()?.focus());
  await render('Olive Phone');
  expect(field()?.value).toBe('');
  await act(async () => field()?.blur());
  expect(field()?.value).toBe('Olive Phone');
});
