import 'server-only';
import { z } from 'zod';
import type { Collection } from './store';

/** Declares a collection: its stored name, the schema of its documents and its indexes. */
export const collection = <T extends object>(
  name: string,
  schema: z.ZodType<T>,
  indexes: Collection<T>['indexes'] = [],
): Collection<T> => ({ name, schema, indexes });

/** Milliseconds UTC. */
export const instant = z.number().int();
