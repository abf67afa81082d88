import { z } from 'zod';
import { markKinds } from './favorites';

export const homeSlugSchema = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const markKindSchema = z.enum(markKinds);
export const homeMarkSchema = z.object({
  slug: homeSlugSchema,
  kind: markKindSchema,
  at: z.number().int().min(0),
});
