import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { openedAt, terms } from '@/lib/domain/closings/closing.builders';
import type { ClosingEvent } from '@/lib/domain/closings/closing-schema';
import { toStoredClosing } from '@/lib/domain/closings/stored-closing';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { write } from '@/lib/server/platform/store/store';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { aPublishedHome } from '@/lib/server/workflows/staff/staff.fixture';
import { getSellerRecord, listPublicTurns } from './public-closings';

process.env.LOCAL_MODE = '1';
const runtime = openTestRuntime();
afterAll(runtime.end);
afterEach(() => void vi.unstubAllEnvs());

async function aClosing(saleId: string, sellerId: string, at: number, listingKey = 'home') {
  const events: ClosingEvent[] = [
    { type: 'opened', at, by: null, terms, contract: null },
    { type: 'defaulted', at: at + 1, by: null, side: 'buyer', reason: 'x' },
  ];
  const about = { saleId, listingKey, slug: 'home', place: '9 Elm Street', openedAt: at, events };
  const sides = { sellerId, buyerId: 'bea', cameFrom: { kind: 'auction', auctionId: saleId } } as const;
  await runtime.store.commit([write.set(closings, saleId, toStoredClosing({ ...about, ...sides }))]);
}

test('a home lists the history of its closings in order, and the seller record counts the closings of all the seller’s homes', async () => {
  const { slug } = await aPublishedHome(runtime, { key: 'home', sellerUid: 'sam', now: Date.now() });
  const sellerId = (await runtime.store.get(listings, 'home'))?.data.seller.id ?? '';
  await aClosing('second', sellerId, openedAt + 1_000);
  await aClosing('first', sellerId, openedAt);
  await aClosing('elsewhere', sellerId, openedAt, 'another');
  await aClosing('foreign', 'somebody', openedAt, 'another');
  const times = async () => (await listPublicTurns('home')).map(({ at }) => at - openedAt);
  expect(await times()).toEqual([0, 1, 1_000, 1_001]);
  expect(await getSellerRecord(slug)).toMatchObject({ ended: 3, fellThrough: 3 });
  expect(await getSellerRecord('no-such-home')).toMatchObject({ ended: 0 });
  vi.stubEnv('NEXT_PHASE', 'phase-production-build');
  expect([await times(), (await getSellerRecord(slug)).ended]).toEqual([[], 0]);
});
