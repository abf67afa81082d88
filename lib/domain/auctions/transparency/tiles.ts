import { type Hash, rootOfLeaves } from './merkle';

/** C2SP tlog-tiles: hashes or entries per full tile. */
export const tileWidth = 256;

/** One tile of hashes; the entry bundles are named alike. `width` is 256 for a full tile. */
export interface Tile {
  readonly level: number;
  readonly index: number;
  readonly width: number;
}

/** The part of a tile's address after the log's prefix. */
export const tilePath = ({ level, ...tile }: Tile): string => `tile/${level}/${indexPath(tile)}`;
export const bundlePath = (tile: Omit<Tile, 'level'>): string => `tile/entries/${indexPath(tile)}`;

function indexPath({ index, width }: Omit<Tile, 'level'>): string {
  const groups =
    String(index)
      .padStart(Math.ceil(String(index).length / 3) * 3, '0')
      .match(/\d{3}/g) ?? [];
  const path = groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/');
  return width === tileWidth ? path : `${path}.p/${width}`;
}

/** A tile address after `tile/`; null unless it is exactly as `tilePath` or `bundlePath` writes it. */
export function parseTilePath(
  path: string,
): { readonly kind: 'hashes' | 'entries'; readonly tile: Tile } | null {
  const [, kind = '', digits = '', width] =
    /^(entries|\d{1,2})\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path) ?? [];
  const tile = {
    level: kind === 'entries' ? 0 : Number(kind),
    index: Number(digits.replace(/[x/]/g, '')),
    width: width === undefined ? tileWidth : Number(width),
  };
  const written = kind === 'entries' ? bundlePath(tile) : tilePath(tile);
  if (written !== `tile/${path}` || tile.level > 63 || tile.width < 1) return null;
  return { kind: kind === 'entries' ? 'entries' : 'hashes', tile };
}

/** How wide the tile is in a tree of this size: 0 when it does not exist. */
export function widthIn(size: number, level: number, index: number): number {
  const hashes = Math.floor(size / tileWidth ** level);
  return Math.max(0, Math.min(tileWidth, hashes - index * tileWidth));
}

/** The hashes of a tile, as many as its width. */
export type ReadTile = (tile: Tile) => Promise<readonly Hash[]>;

/** RFC 6962, section 2.1.1: the audit path of a leaf, made from tiles. */
export async function proveInclusion(index: number, size: number, read: ReadTile): Promise<readonly Hash[]> {
  const path = async (start: number, end: number): Promise<Hash[]> => {
    if (end - start <= 1) return [];
    const middle = start + splitOf(end - start);
    return index < middle
      ? [...(await path(start, middle)), await rangeRoot(middle, end, size, read)]
      : [...(await path(middle, end)), await rangeRoot(start, middle, size, read)];
  };
  return path(0, size);
}

/** RFC 6962, section 2.1.2: the consistency proof between two sizes of the tree, made from tiles. */
export async function proveConsistency(
  oldSize: number,
  newSize: number,
  read: ReadTile,
): Promise<readonly Hash[]> {
  const path = async (start: number, end: number, isOldRoot: boolean): Promise<Hash[]> => {
    if (end === oldSize) return isOldRoot ? [] : [await rangeRoot(start, end, newSize, read)];
    const middle = start + splitOf(end - start);
    return oldSize <= middle
      ? [...(await path(start, middle, isOldRoot)), await rangeRoot(middle, end, newSize, read)]
      : [...(await path(middle, end, false)), await rangeRoot(start, middle, newSize, read)];
  };
  return oldSize === 0 || oldSize >= newSize ? [] : path(0, newSize, true);
}

/** The largest power of two below a size of at least 2. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** The root of the leaves from `start` to `end`, which the tree of `size` splits off as one subtree. */
async function rangeRoot(start: number, end: number, size: number, read: ReadTile): Promise<Hash> {
  const level = tileLevelOf(end - start);
  const step = tileWidth ** level;
  const [from, whole] = [start / step, Math.floor((end - start) / step)];
  const index = Math.floor(from / tileWidth);
  const hashes = await read({ level, index, width: widthIn(size, level, index) });
  const at = from - index * tileWidth;
  const parts = hashes.slice(at, at + whole);
  if (parts.length !== whole) throw new RangeError('A tile of the log is too short.');
  const rest = start + whole * step;
  // What is left beyond the whole hashes is the last, smaller subtree.
  return rootOfLeaves(rest === end ? parts : [...parts, await rangeRoot(rest, end, size, read)]);
}

/** The highest level whose hashes cover at most this many leaves. */
function tileLevelOf(leaves: number): number {
  let level = 0;
  while (tileWidth ** (level + 1) <= leaves) level += 1;
  return level;
}
