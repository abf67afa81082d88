/** Items in sorted order. Changes are only noted, and applied when the items are next read. */
export interface Sorted<T> {
  /** Call when an item is new, gone, or needs a new position. */
  readonly touch: (item: T) => void;
  readonly items: () => readonly T[];
}

/** Above this many changes, everything is sorted again. */
const fewChanges = 100;

export function createSorted<T>(compare: (a: T, b: T) => number, isPresent: (item: T) => boolean): Sorted<T> {
  let sorted: T[] = [];
  const touched = new Set<T>();
  return {
    touch: (item) => touched.add(item),
    items: () => {
      if (touched.size === 0) return sorted;
      const present = [...touched].filter(isPresent);
      if (touched.size > fewChanges) {
        sorted = [...sorted.filter((item) => !touched.has(item)), ...present].sort(compare);
      } else {
        // Remove all of them first: an item in a wrong position would mislead the binary search.
        for (const item of touched) takeOut(sorted, item);
        for (const item of present)
          sorted.splice(
            placeFor(sorted, (other) => compare(other, item)),
            0,
            item,
          );
      }
      touched.clear();
      return sorted;
    },
  };
}

/** The first position whose item does not come before; `compare` is negative for items that do. */
export function placeFor<T>(sorted: readonly T[], compare: (item: T) => number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = sorted[middle];
    if (item !== undefined && compare(item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function takeOut<T>(sorted: T[], item: T): void {
  const place = sorted.indexOf(item);
  if (place >= 0) sorted.splice(place, 1);
}
