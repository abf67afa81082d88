import 'server-only';
import { randomBytes } from 'node:crypto';
import { sampleNextAuction, sampleSlotAt, sampleSlotAuctionId } from '@/lib/sample/next-auction';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { recordSample } from './sample-record';
import { isSeeded } from './seed-catalog';

/** While the sample catalogue is in use: one auction that ends within ten minutes, and the next one behind it. */
export async function keepSampleAuctions(now: number): Promise<void> {
  const { store } = runtime();
  const slots = [sampleSlotAt(now), sampleSlotAt(now) + 1];
  const present = await store.getAll(auctions, slots.map(sampleSlotAuctionId));
  if (present.every((doc) => doc !== null) || !(await isSeeded(store))) return;
  for (const slot of slots) await addSlot(slot, now);
}

function addSlot(slot: number, now: number): Promise<void> {
  const id = sampleSlotAuctionId(slot);
  return runtime().store.transact(
    async (tx) => {
      if ((await tx.get(auctions, id)) !== null) return;
      recordSample(
        tx,
        sampleNextAuction(slot, now, () => randomBytes(32).toString('hex')),
      );
    },
    { key: id },
  );
}
