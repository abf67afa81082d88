import { createRandom, type Random } from '@/lib/sample/drawing/random';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { box, line, num, type Point, path, polygon, polyline, repeat } from '@/lib/sample/drawing/svg';
import { north } from './plan';

const ink = '#141414';

/** The plat of a lot: bounds with bearings and lengths, contours, woods, the road. */
export function survey(_pen: Pen, seed: string): string {
  const random = createRandom(`${seed}/survey`);
  const jitter = () => random.int(-40, 40);
  const corners: Point[] = [
    [270 + jitter(), 170 + jitter()],
    [850 + jitter(), 150 + jitter()],
    [940 + jitter(), 640],
    [250 + jitter(), 640],
  ];
  const feetPerPoint = random.pick([0.5, 0.8, 1.2]);
  const acres = (Math.abs(shoelace(corners)) * feetPerPoint ** 2) / 43560;
  return [
    box(0, 0, 1200, 900, '#fbfaf6'),
    contours(random),
    polygon(corners, '#e9eedd', 'opacity=".7"'),
    copse(random),
    road(),
    line(`${polyline(corners)}z`, ink, 5, 'stroke-dasharray="34 8 6 8"'),
    ...corners.map(
      ([x, y]) => `<circle cx="${x}" cy="${y}" r="8" fill="#ffd600" stroke="${ink}" stroke-width="3"/>`,
    ),
    ...corners.map((corner, index) => bound(corner, corners[(index + 1) % 4] ?? corner, feetPerPoint)),
    `<text x="60" y="78" font-family="sans-serif" font-size="30" font-weight="700" fill="${ink}">Lot plan</text><text x="60" y="106" font-family="sans-serif" font-size="17" fill="#595959">About ${acres.toFixed(1)} acres · dimensions approximate</text>`,
    box(60, 36, 44, 5, '#ffd600'),
    north(random.int(0, 7) * 45),
    `${box(1000, 856, 140, 8, ink)}<text x="1070" y="846" text-anchor="middle" font-family="sans-serif" font-size="14" fill="${ink}">${Math.round(140 * feetPerPoint)} ft</text>`,
  ].join('');
}

function shoelace(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

function contours(random: Random): string {
  const lines = repeat(
    8,
    (i) =>
      `M-20 ${120 + i * 74}Q${random.int(200, 420)} ${40 + i * 78} ${random.int(540, 660)} ${130 + i * 68}T1220 ${90 + i * 76}`,
  );
  return line(lines.join(''), '#b9a78a', 1.4, 'opacity=".7"');
}

function copse(random: Random): string {
  const crowns = repeat(26, () => {
    const x = random.int(320, 560);
    const y = random.int(230, 400);
    const r = random.int(14, 26);
    return `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`;
  });
  return `${path(crowns.join(''), '#b9cba5', 'opacity=".8" stroke="#6f8a5a" stroke-width="1.2"')}<text x="440" y="440" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#46603a">Woods</text><text x="690" y="400" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#46603a">Meadow</text>`;
}

function road(): string {
  return `${box(0, 680, 1200, 84, '#e4e1da') + line('M0 680h1200M0 764h1200', ink, 1.6) + line('M0 722h1200', '#8a8a8a', 2, 'stroke-dasharray="30 20"')}<text x="600" y="750" text-anchor="middle" font-family="sans-serif" font-size="16" fill="#595959">Public road</text>`;
}

function bound([ax, ay]: Point, [bx, by]: Point, feetPerPoint: number): string {
  const feet = Math.hypot(bx - ax, by - ay) * feetPerPoint;
  const slope = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
  const upright = slope > 90 ? slope - 180 : slope < -90 ? slope + 180 : slope;
  const bearing = Math.abs(90 - Math.abs(upright));
  const degrees = Math.floor(bearing);
  const minutes = Math.round((bearing - degrees) * 59);
  const label = `N ${degrees}°${String(minutes).padStart(2, '0')}′ ${upright < 0 ? 'E' : 'W'}  ${feet.toFixed(1)}′`;
  return `<text transform="translate(${num((ax + bx) / 2)} ${num((ay + by) / 2)})rotate(${num(upright)})" y="-14" text-anchor="middle" font-family="sans-serif" font-size="16" fill="${ink}">${label}</text>`;
}
