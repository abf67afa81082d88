import { afterAll, expect, test } from 'vitest';
import { openedAt, terms } from '@/lib/domain/closing/closing.builders';
import { replaySale } from '@/lib/domain/closing/evolve-sale';
import type { SaleEvent } from '@/lib/domain/closing/sale-schema';
import { toStoredSale } from '@/lib/domain/closing/stored-sale';
import { openTestRuntime } from '../runtime.fixture';
import { sales } from '../store/collections';
import { write } from '../store/store';
import { ageSale } from './age-sale';

const { store, end } = openTestRuntime();
afterAll(end);

test('an older sale is due sooner by as much, also on a day that was agreed', async () => {
  const [byMs, closeBy, until] = [5_000_000, openedAt + 90_000_000, openedAt + 400_000_000];
  const on = { at: openedAt, by: null };
  const opened: SaleEvent = { ...on, type: 'opened', terms: { ...terms, closeBy }, contract: null };
  const asked: SaleEvent = { ...on, type: 'extension-proposed', side: 'buyer', until, reason: 'x' };
  const facts = {
    ...{ saleId: 's', listingKey: 'none', slug: 'home', place: '9 Elm Street', openedAt },
    ...{ sellerId: 'sam', buyerId: 'bea', cameFrom: { kind: 'offer', offerId: 'o' } as const },
  };
  const sale = toStoredSale({
    ...facts,
    events: [opened, asked, { ...on, type: 'extension-agreed', until }],
  });
  await store.commit([write.create(sales, 's', sale)]);
  expect(await ageSale('s', byMs)).toBe(true);
  const aged = (await store.get(sales, 's'))?.data;
  const state = replaySale(aged?.events ?? []);
  expect([state.terms.closeBy, state.dueAt, aged?.openedAt]).toEqual([
    closeBy - byMs,
    until - byMs,
    openedAt - byMs,
  ]);
  expect(await ageSale('none', byMs)).toBe(false);
});
