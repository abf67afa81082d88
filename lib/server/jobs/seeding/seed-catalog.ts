import 'server-only';
import { seeds } from '@/lib/server/jobs/collections/job-collections';
import type { Store } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { type SampleSale, sampleCatalog, sampleNextAuction, sampleSlotAt } from '@/sample/catalog';
import { recordSample } from './sample-record';

const seedId = 'sample';

export const isSeeded = async (store: Store): Promise<boolean> => (await store.get(seeds, seedId)) !== null;

/** Whether the store has real listings. Then samples must not be added. */
export async function hasForeignListings(store: Store): Promise<boolean> {
  const { docs } = await store.query(listings, { limit: 500 });
  return docs.some(({ data }) => !data.isSample);
}

/**
 * Adds the missing homes of the catalog, each with its auction in one commit, and the marker last.
 * `beforeHome` is awaited before each home, so what it stores exists before the home does. Returns the number
 * of homes.
 */
export async function seedCatalog(
  store: Store,
  input: Parameters<typeof sampleCatalog>[0],
  beforeHome: (sale: SampleSale, index: number) => Promise<void> = async () => {},
): Promise<number> {
  const { now } = input;
  const slot = sampleSlotAt(now);
  const sales = [...sampleCatalog(input), ...[slot, slot + 1].map((each) => sampleNextAuction(each, input))];
  for (const [index, sale] of sales.entries()) {
    if ((await store.get(listings, sale.listing.listingKey)) !== null) continue;
    await beforeHome(sale, index);
    await store.transact(async (tx) => recordSample(tx, sale));
  }
  await store.transact(async (tx) => tx.set(seeds, seedId, { size: sales.length, at: now }));
  return sales.length;
}
