// @vitest-environment jsdom

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaleLot } from '@/lib/domain/auctions/bid-lists/bid-list-form';
import { BidListForm } from './bid-list-form';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const posted = vi.hoisted(() => ({ forms: [] as Record<string, string>[] }));
vi.mock('@/lib/actions/bids/bid-lists', () => ({
  bidList: async (_before: unknown, form: FormData) => {
    const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    posted.forms.push(typed);
    if (typed.step === 'change') return { status: 'open', typed };
    if (typed.step === 'review') return { status: 'done', typed };
    return { status: 'refused', isReviewed: true, faults: { consent: 'Check this box.' }, typed };
  },
}));

const aLot = (auctionId: string, address: string): SaleLot => ({
  auctionId,
  slug: auctionId,
  address,
  place: 'Utica, NY 13501',
  propertySubType: 'Duplex',
  currentPriceCents: 20_000_000,
  bidCount: 1,
  minimumCents: 20_100_000,
  startsAt: '2026-06-01T13:00:00.000Z',
  endsAt: '2026-06-01T19:00:00.000Z',
  contractHref: auctionId === 'b' ? '/contract.pdf' : null,
  leadPapers: auctionId === 'b' ? { disclosureHref: '/lead.pdf', yearBuilt: 1931, inspectUntil: null } : null,
});

let root: Root;
beforeEach(async () => {
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  const lots = [aLot('a', '1 Elm St'), aLot('b', '2 Oak Ave')];
  await act(async () => root.render(<BidListForm lots={lots} page="/new" listKey="a-list-key" />));
});
afterEach(async () => act(async () => root.unmount()));

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};
const press = (selector: string) => act(async () => find<HTMLButtonElement>(selector).click());
const choose = (auctionId: string, place: string) => {
  find<HTMLSelectElement>(`#place-${auctionId}`).value = place;
};

test('shows the order in full before the consent, keeps what was typed, and starts under one key', async () => {
  choose('a', '2');
  choose('b', '1');
  find<HTMLInputElement>('#maximum').value = '250,000';
  find<HTMLInputElement>('#maximum-a').value = '240,000';
  await press('[type=submit]');
  const items = [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent);
  expect(items).toEqual([
    '2 Oak Ave, up to $250,000Contract of sale',
    '1 Elm St, up to $240,000There’s no contract of sale to read before the auction: the seller sends it afterward.',
  ]);
  expect(find<HTMLInputElement>('#consent').checked).toBe(false);
  expect(find<HTMLAnchorElement>('[href="/lead.pdf"]').textContent).toContain('2 Oak Ave');

  await press('[value=start]');
  expect(document.body.textContent).toContain('Check this box.');
  expect(document.querySelectorAll('ol li')).toHaveLength(2);
  await press('[value=change]');
  expect(find<HTMLSelectElement>('#place-b').value).toBe('1');
  expect(find<HTMLInputElement>('#maximum-a').value).toBe('240,000');
  expect(new Set(posted.forms.map(({ key }) => key))).toEqual(new Set(['a-list-key']));
});
