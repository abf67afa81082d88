import type { Schema } from '@/lib/domain/open-data/open-api';
import * as copy from '@/messages/developers';

const names: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: copy.schemaWords.trueFalse,
  object: 'object',
};
const formats: Readonly<Record<string, string>> = {
  date: 'day',
  'date-time': 'instant',
  uri: 'address',
};

/** The value type of a schema in words: `whole number or null`, `list of text`. */
export function kindOf(schema: Schema): string {
  const { type, items, $ref, format, anyOf, allOf } = schema;
  if ($ref) return nameOf($ref);
  if (isSchemas(anyOf)) return anyOf.map(kindOf).join(' or ');
  if (isSchemas(allOf)) return allOf.map(kindOf).join(' with ');
  if (Array.isArray(type)) return type.map((each) => kindOf({ ...schema, type: each })).join(' or ');
  if (type === 'array' && items) return `list of ${kindOf(items)}`;
  const named = typeof format === 'string' && type === 'string' ? formats[format] : undefined;
  return named ?? names[String(type)] ?? String(type);
}

/** Name of a schema in the document. */
export const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const maxValues = 12;

/** Allowed values, cut if there are many; null if any value is allowed. */
export function valuesOf(schema: Schema): string | null {
  const { enum: own, items, anyOf, default: usual, minimum, maximum } = schema;
  const choice = isSchemas(anyOf) ? anyOf.find((each) => each.enum)?.enum : undefined;
  const values = (own ?? items?.enum ?? choice ?? []).filter((value) => value !== null);
  const more = values.length - maxValues;
  const parts = [
    ...(values.length > 0
      ? [`${values.slice(0, maxValues).join(', ')}${more > 0 ? ` and ${more} more` : ''}`]
      : []),
    ...(minimum !== undefined && maximum !== undefined ? [copy.schemaWords.to({ minimum, maximum })] : []),
    ...(usual !== undefined ? [`usually ${usual}`] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : null;
}

const isSchemas = (value: unknown): value is readonly Schema[] => Array.isArray(value);
