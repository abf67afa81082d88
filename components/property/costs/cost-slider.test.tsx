// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { dollars } from '@/lib/domain/shared/money';
import { sampleCatalog } from '@/sample/catalog';
import { CostSlider } from './cost-slider';
// Loaded on the first move; here at once, so that no test waits for it.
import './costs-at';
import { costsOf } from './costs-section';

const [first] = sampleCatalog({
  size: 1,
  now: Date.UTC(2026, 10, 22),
  createSalt: () => '0'.repeat(64),
});
if (!first) throw new Error('No sample');
const costs = costsOf(toPublicListing(first.listing), '2026-11-22');
let place: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

async function slideTo(amount: number) {
  const slider = place.querySelector('input');
  if (!slider) throw new Error('No slider');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  await act(async () => {
    set?.call(slider, String(amount));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const lastRow = () => place.querySelector('tfoot td')?.textContent;

test('the costs follow the slider, there and back', async () => {
  await act(async () => root.render(<CostSlider bidCents={dollars(300_000)} isAuction costs={costs} />));
  await vi.waitFor(() => expect(lastRow()).toMatch(/^\$3\d\d,\d{3}/), 10_000);
  const at300 = lastRow();
  await slideTo(400_000);
  await vi.waitFor(() => expect(lastRow()).toMatch(/^\$4\d\d,\d{3}/), 10_000);
  expect(place.querySelector('label b')?.textContent).toBe('$400,000');
  await slideTo(300_000);
  expect(lastRow()).toBe(at300);
});
