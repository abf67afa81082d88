/**
 * A record with one value per key. It has two signatures because the compiler cannot tell that no key is
 * missing.
 */
export function recordOf<K extends string, V>(
  keys: readonly K[],
  make: (key: K) => V,
): Readonly<Record<K, V>>;
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): object {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
