import 'server-only';
import { seeds } from '@/lib/server/jobs/collections/job-collections';
import type { Store } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { type SampleSale, sampleCatalog, sampleNextAuction, sampleSlotAt } from '@/sample/catalog';
import { recordSample } from './sample-record';

const marker = 'sample';

export const isSeeded = async (store: Store): Promise<boolean> => (await store.get(seeds, marker)) !== null;

/** Whether somebody's own listings are in the store: then samples would only be in their way. */
export async function hasForeignListings(store: Store): Promise<boolean> {
  const { docs } = await store.query(listings, { limit: 500 });
  return docs.some(({ data }) => !data.isSample);
}

/**
 * Adds the homes of the catalog that are missing, one with its whole auction a commit, and the marker last.
 * `beforeHome` is awaited before each: what it stores is there when the home is. Returns how many homes there are.
 */
export async function seedCatalog(
  store: Store,
  input: Parameters<typeof sampleCatalog>[0],
  beforeHome: (sale: SampleSale, place: number) => Promise<void> = async () => {},
): Promise<number> {
  const { now } = input;
  const slot = sampleSlotAt(now);
  const sales = [...sampleCatalog(input), ...[slot, slot + 1].map((each) => sampleNextAuction(each, input))];
  for (const [place, sale] of sales.entries()) {
    if ((await store.get(listings, sale.listing.listingKey)) !== null) continue;
    await beforeHome(sale, place);
    await store.transact(async (tx) => recordSample(tx, sale));
  }
  await store.transact(async (tx) => tx.set(seeds, marker, { size: sales.length, at: now }));
  return sales.length;
}
