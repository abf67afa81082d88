import type { Point } from '@/lib/domain/search/query/listing-query';
import { addAll, type Bits, keepRange, keepRows } from './bits';

const earthRadiusMiles = 3958.8;
const radians = Math.PI / 180;

/**
 * A point on the unit sphere. The straight-line distance between two points grows with their distance on the
 * ground and is cheap to compute.
 */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function toVector({ latitude, longitude }: Point): Vector {
  const around = Math.cos(latitude * radians);
  return {
    x: around * Math.cos(longitude * radians),
    y: around * Math.sin(longitude * radians),
    z: Math.sin(latitude * radians),
  };
}

/** The squared straight-line distance on the unit sphere for a distance in miles on the ground. */
export const squareOfMiles = (miles: number): number => (2 * Math.sin(miles / earthRadiusMiles / 2)) ** 2;

/** Cells along each side of a grid over the area's bounding box. */
const cells = 64;
const isWithin = 1;
const isCrossed = 2;

/**
 * Removes the rows outside the polygon, by the even-odd rule. A cell that no edge comes near is inside or
 * outside as a whole. Only rows in other cells are tested against the edges of their latitude band.
 */
export function keepInside(
  bits: Bits,
  { latitudes, longitudes }: Readonly<Record<'latitudes' | 'longitudes', Float64Array>>,
  corners: readonly Point[],
): void {
  const bandOf = cellsAlong(corners.map(({ latitude }) => latitude));
  const columnOf = cellsAlong(corners.map(({ longitude }) => longitude));
  keepRange(bits, latitudes, bandOf.least, bandOf.most);
  keepRange(bits, longitudes, columnOf.least, columnOf.most);
  const edges = corners.map((from, index) => toEdge(from, corners[(index + 1) % corners.length] ?? from));
  const isInside = insideOf(edges, bandOf);
  const grid = gridOf(edges, bandOf, columnOf, isInside);
  const crossed: Bits = new Uint32Array(bits.length);
  for (let word = 0; word < bits.length; word++) {
    const rows = bits[word] ?? 0;
    if (rows === 0) continue;
    let within = 0;
    let near = 0;
    for (let bit = 0; bit < 32; bit++) {
      const row = (word << 5) + bit;
      const band = ((latitudes[row] ?? 0) - bandOf.least) * bandOf.perDegree;
      const column = ((longitudes[row] ?? 0) - columnOf.least) * columnOf.perDegree;
      // A point on the far side of the box falls past the last cell.
      const cell = Math.min(cells - 1, band | 0) * cells + Math.min(cells - 1, column | 0);
      const kind = grid[cell] ?? 0;
      within |= (kind & isWithin) << bit;
      near |= (kind >>> 1) << bit;
    }
    bits[word] = rows & within;
    crossed[word] = rows & near;
  }
  keepRows(crossed, (row) => isInside(latitudes[row] ?? 0, longitudes[row] ?? 0));
  addAll(bits, crossed);
}

type Inside = (latitude: number, longitude: number) => boolean;

function insideOf(edges: readonly Edge[], bandOf: Cells): Inside {
  const bands = Array.from({ length: cells }, (_, band) =>
    edges.filter(({ south, north }) => bandOf.cell(south) <= band && band <= bandOf.cell(north)),
  );
  return (latitude, longitude) => {
    let isIn = false;
    for (const { south, north, at } of bands[bandOf.cell(latitude)] ?? [])
      if (latitude >= south && latitude < north && longitude < at(latitude)) isIn = !isIn;
    return isIn;
  };
}

type Edge = ReturnType<typeof toEdge>;

function toEdge(from: Point, to: Point) {
  const [low, high] = from.latitude < to.latitude ? [from, to] : [to, from];
  const slope = (high.longitude - low.longitude) / (high.latitude - low.latitude);
  return {
    south: low.latitude,
    north: high.latitude,
    ends: [low.longitude, high.longitude],
    /**
     * The edge's longitude at a latitude from south to north. NaN for a horizontal edge, which no point
     * crosses.
     */
    at: (latitude: number) => low.longitude + (latitude - low.latitude) * slope,
  };
}

type Cells = ReturnType<typeof cellsAlong>;

function cellsAlong(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const perDegree = cells / (most - least);
  return {
    least,
    most,
    perDegree,
    cell: (value: number) => Math.max(0, Math.min(cells - 1, Math.floor((value - least) * perDegree))),
    middle: (cell: number) => least + (cell + 0.5) / perDegree,
  };
}

/** Each cell is outside, within, or crossed by an edge. */
function gridOf(edges: readonly Edge[], bandOf: Cells, columnOf: Cells, isInside: Inside): Uint8Array {
  const grid = new Uint8Array(cells * cells);
  for (const edge of edges) markCrossed(grid, edge, bandOf, columnOf);
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell] === isCrossed) continue;
    const latitude = bandOf.middle(Math.floor(cell / cells));
    grid[cell] = isInside(latitude, columnOf.middle(cell % cells)) ? isWithin : 0;
  }
  return grid;
}

/** Marks the cells that an edge crosses, and their neighbors as a margin for rounding. */
function markCrossed(
  grid: Uint8Array,
  { south, north, ends, at }: Edge,
  bandOf: Cells,
  columnOf: Cells,
): void {
  const within = (latitude: number) => Math.max(south, Math.min(north, latitude));
  const last = Math.min(cells - 1, bandOf.cell(north) + 1);
  for (let band = Math.max(0, bandOf.cell(south) - 1); band <= last; band++) {
    const limits = [bandOf.middle(band - 1), bandOf.middle(band + 1)].map((latitude) => at(within(latitude)));
    const columns = (south < north ? limits : ends).map(columnOf.cell);
    const first = Math.max(0, Math.min(...columns) - 1);
    grid.fill(isCrossed, band * cells + first, band * cells + Math.min(cells, Math.max(...columns) + 2));
  }
}
