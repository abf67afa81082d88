// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BidStep } from '@/components/auctions/bidding/bid-step';
import { useBidDrawer } from './use-bid-drawer';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const refused = (reason: string, missing: readonly string[] = []): BidStep => ({
  kind: 'refused',
  maximumCents: 25_000_000,
  problem: { status: 403, reason, detail: null, minimumCents: null, missing },
});

/** A drawer whose bidder moves to these steps. */
async function aDrawer(first: BidStep) {
  let now: ReturnType<typeof useBidDrawer> | undefined;
  function Probe(props: { readonly step: BidStep; readonly reviews: number }) {
    now = useBidDrawer({ ...props, dismiss: () => {} });
    return null;
  }
  const moveTo = (step: BidStep, reviews = 0) =>
    act(async () => root.render(<Probe step={step} reviews={reviews} />));
  await moveTo(first);
  return { moveTo, isOpen: () => now?.isOpen, close: () => act(async () => now?.close()) };
}

test('a drawer that the bidder closed stays closed while the reason of the refusal is the same', async () => {
  const { moveTo, isOpen, close } = await aDrawer(refused('not-registered', ['phone', 'address']));
  expect(isOpen()).toBe(true);
  await close();
  await moveTo(refused('not-registered', ['phone']));
  expect(isOpen()).toBe(false);
});

test('a closed drawer opens for another reason and for the review that becomes possible', async () => {
  const { moveTo, isOpen, close } = await aDrawer(refused('email-unverified'));
  await close();
  await moveTo(refused('not-registered'));
  expect(isOpen()).toBe(true);
  await close();
  await moveTo({ kind: 'confirming', maximumCents: 25_000_000, isTwice: false });
  expect(isOpen()).toBe(true);
});

test('a closed drawer opens when the bidder reviews again and the reason is the same', async () => {
  const { moveTo, isOpen, close } = await aDrawer(refused('not-registered'));
  await close();
  await moveTo(refused('not-registered'), 1);
  expect(isOpen()).toBe(true);
});
