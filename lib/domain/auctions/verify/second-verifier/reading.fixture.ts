import { createHash } from 'node:crypto';

export const HIGHEST = 100_000_000_000;

class Fault extends Error {}

export function must(condition: unknown): asserts condition {
  if (!condition) throw new Fault();
}

export function holds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Requires an object with exactly these keys. */
export function fields<const K extends string>(value: unknown, ...keys: K[]): Record<K, unknown> {
  must(isRecord(value) && hasOnly(value, keys));
  return value;
}

const hasOnly = <K extends string>(value: object, keys: K[]): value is Record<K, unknown> =>
  Object.keys(value).length === keys.length && keys.every((key) => Object.hasOwn(value, key));

export function list(value: unknown): unknown[] {
  must(Array.isArray(value));
  return value;
}

export function text(value: unknown): string {
  must(typeof value === 'string');
  return value;
}

export function flag(value: unknown): boolean {
  must(typeof value === 'boolean');
  return value;
}

export function integer(value: unknown): number {
  must(typeof value === 'number' && Number.isSafeInteger(value) && value >= 0);
  return value;
}

export function centsUpToHighest(value: unknown): number {
  must(integer(value) <= HIGHEST);
  return integer(value);
}

export function amount(value: unknown): number {
  const cents = centsUpToHighest(value);
  must(cents >= 100 && cents % 100 === 0);
  return cents;
}

export const basisPoints = (value: unknown): void => must(integer(value) <= 10_000);

export function name(value: unknown): string {
  must(typeof value === 'string' && /^[!-~]{1,128}$/.test(value));
  return value;
}

export function hex(value: unknown): string {
  must(typeof value === 'string' && /^[0-9a-f]{64}$/.test(value));
  return value;
}

export const orNull = <T>(read: (value: unknown) => T, value: unknown): T | null =>
  value === null ? null : read(value);

/** Canonical JSON by RFC 8785. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (isRecord(value)) {
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
      .join()}}`;
  }
  must(value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value));
  return JSON.stringify(value);
}

export const sha256 = (value: string): string => createHash('sha256').update(value, 'utf8').digest('hex');
