// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { knownRegistration } from '@/lib/domain/accounts/registration';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import { RegistrationForm } from './registration-form';

const registerBidder = vi.hoisted(() => vi.fn());
vi.mock('@/lib/actions/registration', () => ({ registerBidder }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => {}, refresh: () => {} }),
  unstable_rethrow: () => {},
}));
vi.mock('@/lib/client/accounts/auth', () => ({
  loadSignIn: async () => ({ refreshMe: async () => {} }),
  notifyOtherTabs: () => {},
}));

const person = { legalName: 'Rosa Delgado', street: '12 Elm Street', city: 'Utica', state: 'NY' };
const filled = { ...person, postalCode: '13501', phone: '(212) 555-0142' };
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  registerBidder.mockReset();
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(registration: Parameters<typeof knownRegistration>[0]['registration'] = null) {
  const known = knownRegistration({ registration, name: 'Rosa Delgado' });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  await act(async () => root.render(<RegistrationForm uid="rosa" known={known} terms={termsInForce} />));
}
async function reload() {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  await open();
}
type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
function field(name: string): Typed {
  const found = document.querySelector<Typed>(`[name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
}
async function type(values: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(values))
    await act(async () => {
      field(name).value = value;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
}
const press = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  );
const step = () => document.querySelector('form > .needs-script')?.textContent;
const errors = () =>
  [...document.querySelectorAll('[role=alert] a')].map((each) => each.getAttribute('href'));

test('each of the three steps is checked before the next one, with the legal name filled in', async () => {
  registerBidder.mockResolvedValue({ status: 'done' });
  await open();
  expect(field('legalName').value).toBe('Rosa Delgado');
  await press('Continue');
  expect(step()).toBe('Step 1 of 3');
  expect(errors()).toEqual(['#street', '#city', '#state', '#postalCode', '#phone']);
  await type(filled);
  await press('Continue');
  expect(step()).toBe('Step 2 of 3');
  expect(errors()).toEqual([]);
  await type({ titleKind: 'individual', buyerType: 'investor' });
  await press('Continue');
  expect(step()).toBe('Step 3 of 3');
  expect(registerBidder).not.toHaveBeenCalled();
  await act(async () => field('termsVersion').click());
  await press('Register to bid');
  expect(Object.fromEntries(registerBidder.mock.calls[0]?.[1])).toMatchObject({
    ...filled,
    buyerType: 'investor',
    termsVersion: termsInForce.version,
  });
});

test('what the server refuses leads back to its step', async () => {
  const typed = { ...filled, titleKind: 'individual', buyerType: 'investor' };
  registerBidder.mockResolvedValue({ status: 'refused', faults: { city: 'No such city.' }, typed });
  await open();
  await type(typed);
  await press('Continue');
  await press('Continue');
  await press('Register to bid');
  expect(step()).toBe('Step 1 of 3');
  expect(errors()).toEqual(['#city']);
});

test('a reload loses nothing that was typed, until the registration is complete', async () => {
  await open();
  await type({ ...filled, legalName: 'Rosa María Delgado', titleKind: 'joint', household: 'Sam Delgado' });
  await reload();
  expect(field('legalName').value).toBe('Rosa María Delgado');
  expect(field('titleKind').value).toBe('joint');
  expect(field('household').value).toBe('Sam Delgado');
  registerBidder.mockResolvedValue({ status: 'done' });
  await type({ titleName: 'Sam Delgado', buyerType: 'investor' });
  for (const label of ['Continue', 'Continue', 'Register to bid']) await press(label);
  await reload();
  expect(field('legalName').value).toBe('Rosa Delgado');
});

test('a change needs neither steps nor the terms that were accepted', async () => {
  await open({
    legalName: 'Rosa Delgado',
    phone: '+12125550142',
    termsVersion: termsInForce.version,
    acceptedAt: 1,
    address: { street: '12 Elm Street', city: 'Utica', state: 'NY', postalCode: '13501' },
    title: { kind: 'individual', name: '' },
    buyerType: 'investor',
  });
  expect(document.querySelector('[name=termsVersion]')).toBeNull();
  expect(step()).toBeUndefined();
  registerBidder.mockResolvedValue({ status: 'done' });
  await type({ phone: '(212) 555-0199' });
  await press('Save changes');
  expect(Object.fromEntries(registerBidder.mock.calls[0]?.[1])).toMatchObject({ phone: '(212) 555-0199' });
});
