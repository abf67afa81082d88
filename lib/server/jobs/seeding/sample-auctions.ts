import 'server-only';
import { randomBytes } from 'node:crypto';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { sampleNextAuction, sampleSlotAt, sampleSlotAuctionId } from '@/sample/catalog';
import { putSampleFiles } from './sample-files';
import { recordSample } from './sample-record';
import { isSeeded } from './seed-catalog';

/** Keeps the sample catalog supplied with one auction that ends within ten minutes and one after it. */
export async function keepSampleAuctions(now: number): Promise<void> {
  const { store } = runtime();
  const slots = [sampleSlotAt(now), sampleSlotAt(now) + 1];
  const stored = await store.getAll(auctions, slots.map(sampleSlotAuctionId));
  if (stored.every((doc) => doc !== null) || !(await isSeeded(store))) return;
  for (const slot of slots) await addSlot(slot, now);
}

async function addSlot(slot: number, now: number): Promise<void> {
  const { store, files } = runtime();
  const id = sampleSlotAuctionId(slot);
  if ((await store.get(auctions, id)) !== null) return;
  const sale = sampleNextAuction(slot, { now, createSalt: () => randomBytes(32).toString('hex') });
  await putSampleFiles(files, sale.listing);
  await store.transact(
    async (tx) => {
      if ((await tx.get(auctions, id)) === null) recordSample(tx, sale);
    },
    { key: id },
  );
}
