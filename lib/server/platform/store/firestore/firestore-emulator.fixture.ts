import { afterAll } from 'vitest';
import { z } from 'zod';
import { runFirestoreEmulator } from './run-firestore-emulator.fixture';

const answerSchema = z.object({ host: z.string().nullable(), missing: z.string() });

/**
 * Points this process at the run's Firestore emulator, started when needed (`firestore-emulator-once.fixture.ts`). Null
 * where none can be had, which is said in one line; throws where it is there and does not start.
 */
export async function startFirestoreEmulator(): Promise<{ readonly host: string } | null> {
  const response = await fetch(process.env.FIRESTORE_STARTER_URL ?? '');
  if (!response.ok) throw new Error(await response.text());
  return pointAt(answerSchema.parse(await response.json()));
}

/** The same with an emulator of the file's own, for those that need the site's project id for themselves. */
export async function startOwnFirestoreEmulator(): Promise<{ readonly host: string } | null> {
  const emulator = await runFirestoreEmulator();
  afterAll(emulator.stop);
  return pointAt(emulator);
}

function pointAt({ host, missing }: z.infer<typeof answerSchema>): { readonly host: string } | null {
  if (host === null) {
    process.stderr.write(`SKIPPED  ${missing}`);
    return null;
  }
  // The first also keeps the SDK from looking for a Google machine.
  Object.assign(process.env, { METADATA_SERVER_DETECTION: 'none', FIRESTORE_EMULATOR_HOST: host });
  return { host };
}
