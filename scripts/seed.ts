/** Fills an empty store with the sample catalog and the Auth emulator with sample logins. Safe to rerun. */
import { randomBytes } from 'node:crypto';
import { putSampleFiles } from '@/lib/server/jobs/seeding/sample-files';
import { seedAccounts } from '@/lib/server/jobs/seeding/seed-accounts';
import { hasForeignListings, isSeeded, seedCatalog } from '@/lib/server/jobs/seeding/seed-catalog';
import { seedClosings } from '@/lib/server/jobs/seeding/seed-closings';
import { seedReturned } from '@/lib/server/jobs/seeding/seed-returned';
import { requireCompleteCopy } from '@/lib/server/jobs/transfer/copy-place';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { catalogHomes } from '@/sample/catalog';
import logins from './sample-logins.json';

async function seed(): Promise<void> {
  process.env.LOCAL_MODE ??= process.env.FIREBASE_PROJECT_ID ? '0' : '1';
  if (!env().localMode) return say('Samples are for local mode only. Nothing was seeded.');
  const now = Date.now();
  const { store } = runtime();
  try {
    await requireCompleteCopy(store);
    if (await hasForeignListings(store))
      return say('The store already has other listings. No samples were added.');
    await seedAccounts(store, logins, now);
    if (await isSeeded(store)) say('The sample catalog is already in the store.');
    else await addCatalog(now);
    await seedClosings(now);
  } finally {
    await store.close();
  }
}

async function addCatalog(now: number): Promise<void> {
  const { store, files } = runtime();
  const createSalt = () => randomBytes(32).toString('hex');
  const input = { size: sampleSize(), now, createSalt };
  const count = await seedCatalog(store, input, async ({ listing }, place) => {
    await putSampleFiles(files, listing);
    if (place % 20 === 19) say(`  ${place + 1} of ${input.size} homes`);
  });
  say(`  ${count} homes are in the store.`);
  const refusal = await seedReturned(now);
  if (refusal) say(`The returned sample was not added: ${refusal}`);
}

function sampleSize(): number {
  const sampleSizeText = process.env.SAMPLE_SIZE?.trim() || String(catalogHomes.length);
  const size = Number(sampleSizeText);
  if (!Number.isInteger(size) || size < 1)
    throw new Error(`SAMPLE_SIZE must be a whole number of at least 1, not ${sampleSizeText}`);
  return Math.min(size, catalogHomes.length);
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
