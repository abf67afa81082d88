// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContractToSign } from './contract-to-sign';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

async function open(isSeller: boolean) {
  const place = document.createElement('div');
  const root = createRoot(place);
  const show = (name: string) => {
    const contract = { title: name, sha256: name.repeat(64), href: `#${name}` };
    return act(async () =>
      root.render(
        <ContractToSign contract={contract} isSeller={isSeller}>
          <form />
        </ContractToSign>,
      ),
    );
  };
  await show('a');
  return { show, place, maySign: () => place.querySelector('form') !== null };
}

test('a contract that takes another one’s place is opened before the buyer can sign it', async () => {
  const { show, place, maySign } = await open(false);
  expect(maySign()).toBe(true);
  await show('b');
  expect(maySign()).toBe(false);
  expect(place.textContent).toContain('The seller has put up another contract');
  await act(async () => place.querySelector('a')?.click());
  expect(maySign()).toBe(true);
  await show('c');
  expect(maySign()).toBe(false);
});

test('who put it up goes on to sign', async () => {
  const { show, maySign } = await open(true);
  await show('b');
  expect(maySign()).toBe(true);
});
