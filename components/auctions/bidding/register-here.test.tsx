// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loaded on use; here at once, so that no test ends before it.
import '@/components/accounts/registration-form';
import { knownRegistration } from '@/lib/domain/accounts/registration';
import { RegisterHere } from './register-here';

const readRegistration = vi.hoisted(() => vi.fn());
vi.mock('@/lib/actions/registration', () => ({ readRegistration, registerBidder: vi.fn() }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => {}, refresh: () => {} }),
  unstable_rethrow: () => {},
}));
vi.mock('@/lib/client/accounts/auth', () => ({ loadSignIn: vi.fn(), notifyOtherTabs: vi.fn() }));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  readRegistration.mockResolvedValue(knownRegistration({ registration: null, name: 'Rosa Delgado' }));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const kept = /We’ve saved your \$120,000 bid/;

test('a registration on the way to a bid says without an alarm, on its first step, that the bid is kept', async () => {
  const problem = { status: 403, reason: 'not-registered', detail: null, minimumCents: null };
  const step = { kind: 'refused', maximumCents: 12_000_000, problem } as const;
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  await act(async () => root.render(<RegisterHere uid="rosa" step={step} />));
  await vi.waitFor(() => expect(place.textContent).toContain('Step 1 of 3'));
  expect(place.querySelector('[role=status]')?.textContent).toMatch(kept);
  expect(place.querySelector('[role=alert]')).toBeNull();

  const person = { legalName: 'Rosa Delgado', street: '12 Elm Street', city: 'Utica', state: 'NY' };
  for (const [name, value] of Object.entries({ ...person, postalCode: '13501', phone: '(212) 555-0142' }))
    await act(async () => {
      const field = place.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (field) field.value = value;
    });
  await act(async () =>
    [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Continue')?.click(),
  );
  expect(place.textContent).toContain('Step 2 of 3');
  expect(place.textContent).not.toMatch(kept);
});
