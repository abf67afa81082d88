import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/**
 * Fields that a later release stored and this one does not know, by their place in the document. For an
 * array, the keys of `nested` are indexes.
 */
export interface LaterFields {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly nested: Readonly<Record<string, LaterFields>>;
}

/** A schema checks inner objects first, so each round may reveal unknown fields one level further out. */
const MAX_ROUNDS = 20;

/**
 * Parses a stored value. Unknown fields are not an error, even if the schema is strict; the result omits
 * them.
 */
export function parseStored<T>(schema: z.ZodType<T>, stored: unknown): z.ZodSafeParseResult<T> {
  let parsed = schema.safeParse(stored);
  let known = stored;
  for (let round = 0; round < MAX_ROUNDS && !parsed.success; round++) {
    const unknown = unknownPaths(parsed.error.issues);
    if (unknown === null) return parsed;
    known = withoutPaths(known, unknown);
    parsed = schema.safeParse(known);
  }
  return parsed;
}

type Path = readonly PropertyKey[];

/** The paths of unknown fields; null when there is any other issue. */
function unknownPaths(issues: readonly z.core.$ZodIssue[]): Path[] | null {
  const paths: Path[] = [];
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') return null;
    paths.push(...issue.keys.map((key) => [...issue.path, key]));
  }
  return paths;
}

function withoutPaths(value: unknown, paths: readonly Path[]): unknown {
  if (Array.isArray(value)) return value.map((each, at) => withoutPaths(each, below(paths, at)));
  if (!isObject(value)) return value;
  const here = new Set(paths.filter(({ length }) => length === 1).map(([key]) => key));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !here.has(key))
      .map(([key, each]) => [key, withoutPaths(each, below(paths, key))]),
  );
}

const below = (paths: readonly Path[], key: string | number): Path[] =>
  paths.filter(([first, ...rest]) => first === key && rest.length > 0).map(([, ...rest]) => rest);

/** The fields of `stored` that are not in `known`, which was parsed from it; null: none. */
export function laterFieldsOf(stored: unknown, known: unknown): LaterFields | null {
  if (!isObject(stored) || !isObject(known)) return null;
  const entries = Object.entries(stored);
  const fields = entries.filter(([key]) => !Object.hasOwn(known, key));
  const nested = entries.flatMap(([key, value]) => {
    const later = laterFieldsOf(value, known[key]);
    return later ? [[key, later] as const] : [];
  });
  if (fields.length === 0 && nested.length === 0) return null;
  return { fields: Object.fromEntries(fields), nested: Object.fromEntries(nested) };
}

/**
 * `next` as the replacement of `before`, with the later fields of those parts of `before` that still exist.
 */
export function withLaterFields(next: unknown, before: unknown, later: LaterFields): unknown {
  if (Array.isArray(next)) return Array.isArray(before) ? withLaterItems(next, before, later) : next;
  if (!isObject(next) || !isObject(before) || Array.isArray(before)) return next;
  const nested = Object.entries(later.nested)
    .filter(([key]) => Object.hasOwn(next, key))
    .map(([key, each]) => [key, withLaterFields(next[key], before[key], each)]);
  return { ...Object.fromEntries(Object.entries(later.fields)), ...next, ...Object.fromEntries(nested) };
}

function withLaterItems(next: readonly unknown[], before: readonly unknown[], later: LaterFields): unknown[] {
  const merged = [...next];
  for (const [index, each] of Object.entries(later.nested)) {
    const at = indexOfSame(next, before, Number(index));
    if (at !== -1) merged[at] = withLaterFields(next[at], before[Number(index)], each);
  }
  return merged;
}

/**
 * An item's new index: the same item, else one with the same identity, else the same index if the length is
 * unchanged.
 */
function indexOfSame(next: readonly unknown[], before: readonly unknown[], index: number): number {
  const item = before[index];
  if (isDeepStrictEqual(next[index], item)) return index;
  const equal = next.findIndex((each) => isDeepStrictEqual(each, item));
  if (equal !== -1) return equal;
  const identity = identityOf(item);
  if (identity !== null) return next.findIndex((each) => identityOf(each) === identity);
  return next.length === before.length ? index : -1;
}

const IDENTIFYING = ['id', 'key', 'uid', 'seq', 'number'];

function identityOf(item: unknown): string | null {
  if (!isObject(item)) return null;
  const name = IDENTIFYING.find((each) => ['string', 'number'].includes(typeof item[each]));
  return name === undefined ? null : `${name}:${String(item[name])}`;
}

/** True for arrays too: they are objects whose keys are indexes. */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
