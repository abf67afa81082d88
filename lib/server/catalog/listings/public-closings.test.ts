import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openedAt, terms } from '@/lib/domain/closings/closing.builders';
import type { SaleEvent } from '@/lib/domain/closings/closing-schema';
import { toStoredSale } from '@/lib/domain/closings/stored-closing';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { sales } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { getSellerRecord, listPublicTurns } from './public-closings';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);
afterEach(() => void vi.unstubAllEnvs());

async function aSale(saleId: string, sellerId: string, at: number, listingKey = 'home') {
  const events: SaleEvent[] = [
    { type: 'opened', at, by: null, terms, contract: null },
    { type: 'defaulted', at: at + 1, by: null, side: 'buyer', reason: 'x' },
  ];
  const about = { saleId, listingKey, slug: 'home', place: '9 Elm Street', openedAt: at, events };
  const sides = { sellerId, buyerId: 'bea', cameFrom: { kind: 'auction', auctionId: saleId } } as const;
  await runtime.store.commit([write.set(sales, saleId, toStoredSale({ ...about, ...sides }))]);
}

test('a home shows what became of its sales, from the first on, and its seller’s record all of theirs', async () => {
  const { slug } = await aPublishedHome(runtime, { key: 'home', sellerUid: 'sam', now: Date.now() });
  const sellerId = (await runtime.store.get(listings, 'home'))?.data.seller.id ?? '';
  await aSale('second', sellerId, openedAt + 1_000);
  await aSale('first', sellerId, openedAt);
  await aSale('elsewhere', sellerId, openedAt, 'another');
  await aSale('foreign', 'somebody', openedAt, 'another');
  const times = async () => (await listPublicTurns('home')).map(({ at }) => at - openedAt);
  expect(await times()).toEqual([0, 1, 1_000, 1_001]);
  expect(await getSellerRecord(slug)).toMatchObject({ ended: 3, fellThrough: 3 });
  expect(await getSellerRecord('no-such-home')).toMatchObject({ ended: 0 });
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect([await times(), (await getSellerRecord(slug)).ended]).toEqual([[], 0]);
});
