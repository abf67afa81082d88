import { z } from 'zod';

/** A stored document that this release cannot read, why (without its values), and since when, ms. */
export const quarantinedSchema = z.object({
  collection: z.string(),
  docId: z.string(),
  fault: z.string(),
  at: z.number().int(),
});
export type Quarantined = z.output<typeof quarantinedSchema>;
