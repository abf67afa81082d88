// @vitest-environment jsdom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quickEditFields } from './quick-edit-fields';
import { QuickEditForm } from './quick-edit-form';

const router = vi.hoisted(() => ({ push: vi.fn<(href: string) => void>() }));
vi.mock('next/navigation', () => ({ useRouter: () => router, unstable_rethrow: () => {} }));
const save = vi.hoisted(() => vi.fn<(before: unknown, form: FormData) => Promise<object>>());
vi.mock('@/lib/actions/portfolio/portfolio', () => ({ saveQuickEdit: save }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const values = { assetNumber: 'REO-1', note: '', startingBid: '200,000', occupancy: 'Vacant' };

let root: Root;
const show = (content: React.ReactNode) => act(async () => root.render(content));
beforeEach(async () => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  router.push.mockReset();
  save.mockReset();
  await show(
    <QuickEditForm
      organisationId="org_bank"
      draftId="h1"
      title="1 Elm Street"
      fields={quickEditFields(values)}
      values={values}
      query=""
      page="/portfolio?edit=h1"
      cancel="/portfolio#home-h1"
      openedBy="edit-h1"
    />,
  );
});
afterEach(() => act(async () => root.unmount()));

const field = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`#quick-${name}`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const press = (name: string, key: string, more: KeyboardEventInit = {}) =>
  act(async () => field(name).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more })));

test('the form has the fields of the home, and the keyboard begins in the first', () => {
  expect([...document.querySelectorAll('label')].map(({ htmlFor }) => htmlFor)).toEqual([
    'quick-assetNumber',
    'quick-startingBid',
    'quick-occupancy',
    'quick-note',
  ]);
  expect(document.activeElement).toBe(field('assetNumber'));
});

test('Escape leaves the form, and the keyboard is back at the link that opened it', async () => {
  await press('startingBid', 'Escape');
  expect(router.push).toHaveBeenCalledWith('/portfolio#home-h1');
  await show(<button type="button" id="edit-h1" />);
  expect(document.activeElement?.id).toBe('edit-h1');
});

test('in the note, Enter begins a line, and with Ctrl it saves what was typed and shown', async () => {
  save.mockResolvedValue({ status: 'open' });
  field('note').value = 'Keys: Ada';
  await press('note', 'Enter');
  expect(save).not.toHaveBeenCalled();
  await press('note', 'Enter', { ctrlKey: true });
  expect(Object.fromEntries(save.mock.calls[0]?.[1] ?? [])).toMatchObject({
    draftId: 'h1',
    note: 'Keys: Ada',
    noteWas: '',
    startingBid: '200,000',
    startingBidWas: '200,000',
  });
});

test('a refusal keeps what was typed', async () => {
  save.mockImplementation(async (_, form) => ({
    status: 'refused',
    faults: { startingBid: 'Enter an amount.' },
    typed: Object.fromEntries(form),
  }));
  field('startingBid').value = 'a lot';
  await act(async () => field('startingBid').form?.requestSubmit());
  expect(field('startingBid').value).toBe('a lot');
  expect(document.body.textContent).toContain('Enter an amount.');
});
