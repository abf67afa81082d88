/** A record with a value for each key. Two signatures, because the compiler does not see that no key is left out. */
export function recordOf<K extends string, V>(
  keys: readonly K[],
  make: (key: K) => V,
): Readonly<Record<K, V>>;
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): object {
  return Object.fromEntries(keys.map((key) => [key, make(key)]));
}
