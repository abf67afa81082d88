import 'server-only';
import { type CatalogueInput, defaultSampleSize, sampleCatalogue } from '@/lib/sample/catalogue';
import { sampleNextAuction, sampleSlotAt } from '@/lib/sample/next-auction';
import type { SampleSale } from '@/lib/sample/sample-sale';
import { seeds } from '@/lib/server/jobs/collections/job-collections';
import type { Store } from '@/lib/server/platform/store/store';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { recordSample } from './sample-record';

const marker = 'sample';

export const isSeeded = async (store: Store): Promise<boolean> => (await store.get(seeds, marker)) !== null;

/** Whether somebody's own listings are in the store: then samples would only be in their way. */
export async function hasForeignListings(store: Store): Promise<boolean> {
  const { docs } = await store.query(listings, { limit: 500 });
  return docs.some(({ data }) => !data.isSample);
}

/**
 * Adds what is missing of the catalogue, one home with its whole auction a commit, and the marker last. `onHome` is told
 * after each. Returns how many homes there are.
 */
export async function seedCatalogue(
  store: Store,
  input: CatalogueInput,
  onHome: (done: number, total: number) => void = () => {},
): Promise<number> {
  const { size = defaultSampleSize, now, createSalt } = input;
  let done = 0;
  for (const sale of sampleCatalogue(input)) {
    await addOnce(store, sale);
    done += 1;
    onHome(done, size);
  }
  const slot = sampleSlotAt(now);
  for (const next of [slot, slot + 1]) await addOnce(store, sampleNextAuction(next, now, createSalt));
  await store.transact(async (tx) => tx.set(seeds, marker, { size, at: now }));
  return done + 2;
}

function addOnce(store: Store, sale: SampleSale): Promise<void> {
  return store.transact(async (tx) => {
    if ((await tx.get(listings, sale.listing.listingKey)) === null) recordSample(tx, sale);
  });
}
