import type { Schema } from '@/lib/domain/open-data/open-api';
import { schemaWords as copy } from '@/messages/developers/schema-words';

const names: Readonly<Record<string, string>> = {
  string: copy.string,
  integer: copy.integer,
  number: copy.number,
  boolean: copy.boolean,
  object: copy.object,
};
const formats: Readonly<Record<string, string>> = {
  date: copy.date,
  'date-time': copy.dateTime,
  uri: copy.uri,
};

/** The value type of a schema in words: `integer or null`, `array of string`. */
export function kindOf(schema: Schema): string {
  const { type, items, $ref, format, anyOf, allOf } = schema;
  if ($ref) return nameOf($ref);
  if (isSchemas(anyOf)) return oneOf(anyOf.map(kindOf));
  if (isSchemas(allOf)) return allOf.map(kindOf).reduce((first, second) => copy.both({ first, second }));
  if (Array.isArray(type)) return oneOf(type.map((each) => kindOf({ ...schema, type: each })));
  if (type === 'array' && items) return copy.list({ items: kindOf(items) });
  const named = typeof format === 'string' && type === 'string' ? formats[format] : undefined;
  return named ?? names[String(type)] ?? String(type);
}

const oneOf = (kinds: readonly string[]): string =>
  kinds.reduce((first, second) => copy.either({ first, second }));

/** Name of a schema in the document. */
export const nameOf = (ref: string): string => ref.split('/').at(-1) ?? ref;

const maxValues = 12;

/** Allowed values, cut if there are many; null if any value is allowed. */
export function valuesOf(schema: Schema): string | null {
  const { enum: own, items, anyOf, default: usual, minimum, maximum } = schema;
  const choice = isSchemas(anyOf) ? anyOf.find((each) => each.enum)?.enum : undefined;
  const values = (own ?? items?.enum ?? choice ?? []).filter((value) => value !== null);
  const named = values.slice(0, maxValues).join(', ');
  const more = values.length - maxValues;
  const parts = [
    ...(values.length > 0 ? [more > 0 ? copy.valuesAndMore({ values: named, more }) : named] : []),
    ...(minimum !== undefined && maximum !== undefined ? [copy.to({ minimum, maximum })] : []),
    ...(usual !== undefined ? [copy.usually({ value: usual })] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : null;
}

const isSchemas = (value: unknown): value is readonly Schema[] => Array.isArray(value);
