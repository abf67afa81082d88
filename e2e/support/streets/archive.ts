import { zxyToTileId } from 'pmtiles';

export interface Tile {
  readonly at: readonly [zoom: number, column: number, row: number];
  readonly data: Buffer;
}

export interface Contents {
  readonly tiles: readonly Tile[];
  readonly maxZoom: number;
  /** In degrees: west, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  readonly layers: readonly string[];
}

const headerBytes = 127;

/** PMTiles 3 without compression: header, directory, metadata, tiles. */
export function toArchive({ tiles: unsorted, maxZoom, bounds, layers }: Contents): Buffer {
  const tiles = unsorted
    .map(({ at, data }) => ({ id: zxyToTileId(...at), data }))
    .sort((a, b) => a.id - b.id);
  const directory = toDirectory(tiles);
  const metadata = Buffer.from(JSON.stringify({ vector_layers: layers.map((id) => ({ id, fields: {} })) }));
  const data = Buffer.concat(tiles.map((tile) => tile.data));
  const header = Buffer.alloc(headerBytes);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const dataAt = headerBytes + directory.length + metadata.length;
  const numbers = [
    headerBytes,
    directory.length,
    headerBytes + directory.length,
    metadata.length,
    dataAt,
    0,
    dataAt,
    data.length,
    tiles.length,
    tiles.length,
    tiles.length,
  ];
  for (const [index, number] of numbers.entries()) header.writeBigUInt64LE(BigInt(number), 8 + index * 8);
  // Clustered; no compression of directories and tiles; vector tiles; zooms.
  for (const [index, byte] of [1, 1, 1, 1, 0, maxZoom].entries()) header.writeUInt8(byte, 96 + index);
  for (const [index, degrees] of bounds.entries())
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  return Buffer.concat([header, directory, metadata, data]);
}

interface StoredTile {
  readonly id: number;
  readonly data: Buffer;
}

/** Tile ids as differences, run lengths, lengths, and offsets, of which 0 means right after the one before. */
function toDirectory(tiles: readonly StoredTile[]): Buffer {
  return Buffer.concat(
    [
      tiles.length,
      ...tiles.map(({ id }, index) => id - (tiles[index - 1]?.id ?? 0)),
      ...tiles.map(() => 1),
      ...tiles.map(({ data }) => data.length),
      ...tiles.map((_, index) => (index === 0 ? 1 : 0)),
    ].map(toVarint),
  );
}

function toVarint(number: number): Buffer {
  const bytes: number[] = [];
  let rest = number;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
