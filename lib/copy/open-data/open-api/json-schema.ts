import { z } from 'zod';
import type { Schema } from '@/lib/domain/open-data/open-api';

/** The JSON Schema of a zod schema, without the safe-integer bounds that zod adds to every integer. */
export function toJsonSchema(schema: z.ZodType): Schema {
  const { $schema: _, ...converted } = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  return JSON.parse(JSON.stringify(converted));
}

/** An object with exactly these properties. */
export const exactly = (properties: Readonly<Record<string, Schema>>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
