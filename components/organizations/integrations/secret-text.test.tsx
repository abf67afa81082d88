// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { SecretText } from './secret-text';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

async function copyWith(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<SecretText secret="whsec_abc" />));
  window.getSelection()?.removeAllRanges();
  await act(async () => place.querySelector('button')?.click());
  return {
    status: place.querySelector('[role="status"]')?.textContent,
    selected: window.getSelection()?.toString(),
  };
}

test('the button copies the secret', async () => {
  const writeText = vi.fn(async () => {});
  expect(await copyWith(writeText)).toEqual({ status: 'Copied', selected: '' });
  expect(writeText).toHaveBeenCalledWith('whsec_abc');
});

test('where the browser forbids copying, the button selects the secret', async () => {
  const outcome = await copyWith(() => Promise.reject(new DOMException('', 'NotAllowedError')));
  expect(outcome).toEqual({ status: expect.stringContaining('Ctrl+C'), selected: 'whsec_abc' });
});
