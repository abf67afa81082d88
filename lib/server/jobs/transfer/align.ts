import 'server-only';

/**
 * Merges two sequences sorted by the UTF-8 bytes of their keys: yields items with the same key together, with
 * null for a missing side.
 */
export async function* align<T>(
  left: AsyncIterable<T>,
  right: AsyncIterable<T>,
  keyOf: (item: T) => string,
): AsyncIterable<readonly [T, T | null] | readonly [null, T]> {
  const [one, other] = [left[Symbol.asyncIterator](), right[Symbol.asyncIterator]()];
  let [a, b] = await Promise.all([one.next(), other.next()]);
  while (!a.done || !b.done) {
    const order = a.done ? 1 : b.done ? -1 : compare(keyOf(a.value), keyOf(b.value));
    if (order < 0 && !a.done) yield [a.value, null];
    else if (order > 0 && !b.done) yield [null, b.value];
    else if (!a.done && !b.done) yield [a.value, b.value];
    if (order <= 0) a = await one.next();
    if (order >= 0) b = await other.next();
  }
}

const compare = (one: string, other: string): number => Buffer.compare(Buffer.from(one), Buffer.from(other));
