// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ContractToSign } from './contract-to-sign';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
let root: Root;
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function open(isSeller: boolean) {
  const place = document.createElement('div');
  root = createRoot(place);
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

test('the buyer must open a replacement contract before signing it', async () => {
  const { show, place, maySign } = await open(false);
  expect(maySign()).toBe(true);
  await show('b');
  expect(maySign()).toBe(false);
  expect(place.textContent).toContain('The seller sent a new contract');
  await act(async () => place.querySelector('a')?.click());
  expect(maySign()).toBe(true);
  await show('c');
  expect(maySign()).toBe(false);
});

test('the side that uploaded it can sign right away', async () => {
  const { show, maySign } = await open(true);
  await show('b');
  expect(maySign()).toBe(true);
});
