import type { Point } from '@/lib/domain/search/query/listing-query';

/** Details below this share of the whole are dropped. */
const finestDetail = 1 / 500;

/**
 * Simplifies a ring to at most `most` corners with Douglas-Peucker, raising the tolerance until few enough
 * remain. Neither input nor output repeats the first corner at the end.
 */
export function simplifyRing(ring: readonly Point[], most: number): readonly Point[] {
  const closed = [...ring, ...ring.slice(0, 1)];
  for (let tolerance = sizeOf(ring) * finestDetail; ; tolerance *= 2) {
    const corners = simplifyLine(closed, tolerance).slice(0, -1);
    if (corners.length <= most) return corners;
  }
}

function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return [];
  const distances = line.map((point) => distanceToSegment(point, first, last));
  const farthest = Math.max(...distances);
  if (farthest <= tolerance) return [first, last];
  const at = distances.indexOf(farthest);
  return [
    ...simplifyLine(line.slice(0, at + 1), tolerance),
    ...simplifyLine(line.slice(at), tolerance).slice(1),
  ];
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const along = { x: to.longitude - from.longitude, y: to.latitude - from.latitude };
  const away = { x: point.longitude - from.longitude, y: point.latitude - from.latitude };
  const squared = along.x ** 2 + along.y ** 2;
  const share = squared === 0 ? 0 : (away.x * along.x + away.y * along.y) / squared;
  const nearest = Math.min(Math.max(share, 0), 1);
  return Math.hypot(away.x - nearest * along.x, away.y - nearest * along.y);
}

const sizeOf = (ring: readonly Point[]): number =>
  Math.max(extentOf(ring.map(({ latitude }) => latitude)), extentOf(ring.map(({ longitude }) => longitude)));

const extentOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);
