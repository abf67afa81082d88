import { z } from 'zod';
import { favoriteKinds } from './favorites';

export const homeSlugSchema = z
  .string()
  // The longest address that a seller may enter has about 220.
  .max(250)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
export const favoriteKindSchema = z.enum(favoriteKinds);
export const favoriteSchema = z.object({
  slug: homeSlugSchema,
  kind: favoriteKindSchema,
  at: z.number().int().min(0),
});
