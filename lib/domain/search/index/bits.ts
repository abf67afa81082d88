/** A set of rows, one bit per row. */
export type Bits = Uint32Array;

export const createBits = (rows: number): Bits => new Uint32Array(Math.ceil(rows / 32));

export const hasBit = (bits: Bits, row: number): boolean =>
  (((bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) | (1 << (row & 31));
}

export function clearBit(bits: Bits, row: number): void {
  bits[row >>> 5] = (bits[row >>> 5] ?? 0) & ~(1 << (row & 31));
}

/** Keeps the rows that are in both sets; changes `bits`. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
}

export function addAll(bits: Bits, others: Bits): void {
  for (let word = 0; word < bits.length; word++) bits[word] = (bits[word] ?? 0) | (others[word] ?? 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += countOnes(bits[word] ?? 0);
  return count;
}

/** Writes the rows of a set into `rows`, in ascending order, and returns the part that was written. */
export function listRows(bits: Bits, rows: Uint32Array): Uint32Array {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      rows[count++] = (word << 5) + lowest(rest);
    }
  }
  return rows.subarray(0, count);
}

/**
 * Up to this many rows of a word are checked one by one. More are checked all at once, without unpredictable
 * branches.
 */
const fewRows = 4;

/** Removes the rows whose value is outside `min` to `max`. An unknown value (NaN) is in no range. */
export function keepRange(bits: Bits, values: Float64Array, min: number, max: number): void {
  for (let word = 0; word < bits.length; word++) {
    const rows = bits[word] ?? 0;
    if (rows === 0) continue;
    const first = word << 5;
    let mask = 0;
    if (countOnes(rows) > fewRows) {
      for (let bit = 0; bit < 32; bit++) {
        const value = values[first + bit] ?? Number.NaN;
        mask |= (Number(value >= min) & Number(value <= max)) << bit;
      }
    } else {
      for (let rest = rows; rest !== 0; rest &= rest - 1) {
        const value = values[first + lowest(rest)] ?? Number.NaN;
        if (value >= min && value <= max) mask |= rest & -rest;
      }
    }
    bits[word] = rows & mask;
  }
}

/** Removes the rows whose code is not allowed. `allowed` holds 1 or 0 per code. */
export function keepCodes(bits: Bits, codes: Uint32Array, allowed: Uint8Array): void {
  for (let word = 0; word < bits.length; word++) {
    const rows = bits[word] ?? 0;
    if (rows === 0) continue;
    const first = word << 5;
    let mask = 0;
    if (countOnes(rows) > fewRows) {
      for (let bit = 0; bit < 32; bit++) mask |= (allowed[codes[first + bit] ?? 0] ?? 0) << bit;
    } else {
      for (let rest = rows; rest !== 0; rest &= rest - 1) {
        if (allowed[codes[first + lowest(rest)] ?? 0] === 1) mask |= rest & -rest;
      }
    }
    bits[word] = rows & mask;
  }
}

/** Removes the rows that do not pass. `passes` is called only for rows in the set. */
export function keepRows(bits: Bits, passes: (row: number) => boolean): void {
  for (let word = 0; word < bits.length; word++) {
    const rows = bits[word] ?? 0;
    let mask = 0;
    for (let rest = rows; rest !== 0; rest &= rest - 1) {
      if (passes((word << 5) + lowest(rest))) mask |= rest & -rest;
    }
    bits[word] = mask;
  }
}

/** The position of the lowest set bit in a nonzero word. */
const lowest = (word: number): number => 31 - Math.clz32(word & -word);

export function countOnes(word: number): number {
  let ones = word - ((word >>> 1) & 0x55555555);
  ones = (ones & 0x33333333) + ((ones >>> 2) & 0x33333333);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
