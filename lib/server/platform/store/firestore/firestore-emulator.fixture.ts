import { afterAll } from 'vitest';
import { z } from 'zod';
import { runFirestoreEmulator } from './run-firestore-emulator.fixture';

const answerSchema = z.object({ host: z.string().nullable(), missing: z.string() });

/**
 * Points this process at the run's Firestore emulator, which starts when needed
 * (`firestore-emulator-once.fixture.ts`). Prints one line and returns null when the emulator is not
 * available. Throws when it is available but does not start.
 */
export async function startFirestoreEmulator(): Promise<{ readonly host: string } | null> {
  const response = await fetch(process.env.FIRESTORE_STARTER_URL ?? '');
  if (!response.ok) throw new Error(await response.text());
  return pointAt(answerSchema.parse(await response.json()));
}

/** The same with a separate emulator, for a test file that needs the site's own project id. */
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
  // METADATA_SERVER_DETECTION keeps the SDK from looking for Google's metadata server.
  Object.assign(process.env, { METADATA_SERVER_DETECTION: 'none', FIRESTORE_EMULATOR_HOST: host });
  return { host };
}
