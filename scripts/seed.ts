/** Fills an empty store with the sample catalogue and the Auth emulator with the sample logins. Safe to run again. */
import { randomBytes } from 'node:crypto';
import { defaultSampleSize } from '@/lib/sample/catalogue';
import { seedAccounts } from '@/lib/server/jobs/seeding/seed-accounts';
import { hasForeignListings, isSeeded, seedCatalogue } from '@/lib/server/jobs/seeding/seed-catalog';
import { requireWhole } from '@/lib/server/jobs/transfer/copy-place';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import logins from './sample-logins.json';

async function seed(): Promise<void> {
  process.env.LOCAL_MODE ??= process.env.FIREBASE_PROJECT_ID ? '0' : '1';
  if (!env().localMode) return say('Samples are for the embedded engine only: nothing was seeded.');
  const now = Date.now();
  const { store } = runtime();
  try {
    await requireWhole(store);
    if (await hasForeignListings(store))
      return say('The store has listings of its own: no samples were added.');
    await seedAccounts(store, logins, now);
    if (await isSeeded(store)) return say('The sample catalogue is there already.');
    const createSalt = () => randomBytes(32).toString('hex');
    const count = await seedCatalogue(store, { size: sampleSize(), now, createSalt }, (done, total) => {
      if (done % 50 === 0) say(`  ${done} of about ${total} homes`);
    });
    say(`  ${count} homes are in the store.`);
  } finally {
    await store.close();
  }
}

function sampleSize(): number {
  const asked = process.env.SAMPLE_SIZE?.trim() || String(defaultSampleSize);
  const size = Number(asked);
  if (!Number.isInteger(size) || size < 1 || size > 20_000) {
    throw new Error(`SAMPLE_SIZE is a whole number from 1 to 20000, not ${asked}`);
  }
  return size;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

seed().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
