import 'server-only';
import { randomBytes } from 'node:crypto';
import { sampleNextAuction, sampleSlotAt, sampleSlotAuctionId } from '@/lib/sample/next-auction';
import { runtime } from '@/lib/server/runtime';
import { recordSample } from '@/lib/server/sample-record';
import { isSeeded } from '@/lib/server/seed/seed-catalogue';
import { auctions } from '@/lib/server/store/collections';

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
