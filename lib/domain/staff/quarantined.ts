import { z } from 'zod';

/** A stored document that this release cannot parse. `fault` has none of its values; `at` in ms. */
export const quarantinedSchema = z.object({
  collection: z.string(),
  docId: z.string(),
  fault: z.string(),
  at: z.number().int(),
});
export type Quarantined = z.output<typeof quarantinedSchema>;
