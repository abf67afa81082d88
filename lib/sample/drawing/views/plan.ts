import { escapeXml } from '@/lib/domain/shared/escape-xml';
import type { Building } from '@/lib/sample/drawing/draw-picture';
import { createRandom } from '@/lib/sample/drawing/random';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { type Box, box, boxes, line, num, path, repeat } from '@/lib/sample/drawing/svg';
import { furniture } from './plan-furniture';
import { type Layout, layouts, type PlanDoor, type PlanWindow, type RoomKind } from './plan-layouts';
import { survey } from './survey';

const ink = '#141414';
const paper = '#fbfaf6';

/** A floor plan to scale; for land, a survey. Never mirrored as a picture, since it carries text. */
export function plan(pen: Pen, building: Building, seed: string): string {
  if (building === 'land') return survey(pen, seed);
  const random = createRandom(`${seed}/plan/${building}`);
  const layout = stretched(
    layouts[building],
    [random.between(0.93, 1.09), random.between(0.95, 1.07)],
    random.chance(0.5),
  );
  const [w, h] = layout.size;
  const foot = Math.min(860 / w, 610 / h);
  const left = 600 - (w * foot) / 2;
  const top = 455 - (h * foot) / 2;
  const rooms = layout.rooms.map(([name, kind, x, y, rw, rh]) => ({
    name,
    kind,
    feet: [rw, rh] as const,
    area: [left + x * foot, top + y * foot, rw * foot, rh * foot] as const,
  }));
  const inside = rooms.filter(({ kind }) => kind !== 'porch');
  const spot = (x: number, y: number) => [left + x * foot, top + y * foot] as const;
  return [
    box(0, 0, 1200, 900, paper),
    ...rooms.map(({ kind, area }) => floor(pen, kind, area)),
    ...rooms.filter(({ kind }) => kind === 'porch').map(({ area }) => porch(area)),
    ...inside.map(({ kind, area }) => furniture(kind, area, foot)),
    walls(inside.map(({ area }) => area)),
    ...layout.doors.map((door) => doorway(door, spot, foot)),
    ...layout.windows.map((window) => windowMark(window, spot, foot)),
    ...rooms.map(({ name, kind, feet, area }) => roomLabel(name, kind, feet, area)),
    heading(layout.title, inside),
    scaleBar(foot) + north(random.int(0, 7) * 45),
  ].join('');
}

/** The layout made wider and deeper, and turned over if mirrored; the doors keep their size. */
function stretched(layout: Layout, [wider, deeper]: readonly [number, number], mirrored: boolean): Layout {
  const [w, h] = layout.size;
  const flip = (x: number, length: number) => (mirrored ? w * wider - x * wider - length : x * wider);
  return {
    ...layout,
    size: [w * wider, h * deeper],
    rooms: layout.rooms.map(
      ([name, kind, x, y, rw, rh]) =>
        [name, kind, flip(x, rw * wider), y * deeper, rw * wider, rh * deeper] as const,
    ),
    doors: layout.doors.map(([x, y, along, swing, length = 2.8]) => {
      const left = flip(x, along === 'h' ? length : 0);
      return [left, y * deeper, along, along === 'v' && mirrored ? opposite(swing) : swing, length] as const;
    }),
    windows: layout.windows.map(([x, y, length, along]) =>
      along === 'h'
        ? ([flip(x, length * wider), y * deeper, length * wider, along] as const)
        : ([flip(x, 0), y * deeper, length * deeper, along] as const),
    ),
  };
}

function opposite(swing: 1 | -1 | 0): 1 | -1 | 0 {
  return swing === 0 ? 0 : swing === 1 ? -1 : 1;
}

function floor({ sheet }: Pen, kind: RoomKind, area: Box): string {
  const grid = (size: number, marks: string) =>
    sheet.define('pattern', `width="${size}" height="${size}" patternUnits="userSpaceOnUse"`, marks);
  const tiled = kind === 'bath' || kind === 'kitchen';
  const bare = kind === 'garage' || kind === 'store';
  const marks = tiled
    ? grid(14, line('M0 .5h14M.5 0v14', '#dfe5e6', 1))
    : grid(12, line('M0 .5h12', '#ece3d3', 1));
  return (
    boxes([area], tiled ? '#f3f7f7' : bare ? '#f1f0ec' : '#fcf7ec') +
    (bare ? '' : boxes([area], `url(#${marks})`))
  );
}

function walls(rooms: readonly Box[]): string {
  const outline = rooms
    .map(([x, y, w, h]) => `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`)
    .join('');
  return line(outline, ink, 7, 'stroke-linejoin="miter"') + outerWalls(rooms);
}

/** The edges that belong to one room only, drawn thicker. */
function outerWalls(rooms: readonly Box[]): string {
  const right = Math.max(...rooms.map(([x, , w]) => x + w));
  const bottom = Math.max(...rooms.map(([, y, , h]) => y + h));
  const left = Math.min(...rooms.map(([x]) => x));
  const top = Math.min(...rooms.map(([, y]) => y));
  const near = (a: number, b: number) => Math.abs(a - b) < 0.5;
  const edges = rooms.flatMap(([x, y, w, h]) => [
    near(x, left) ? `M${num(x)} ${num(y - 6)}v${num(h + 12)}` : '',
    near(x + w, right) ? `M${num(x + w)} ${num(y - 6)}v${num(h + 12)}` : '',
    near(y, top) ? `M${num(x - 6)} ${num(y)}h${num(w + 12)}` : '',
    near(y + h, bottom) ? `M${num(x - 6)} ${num(y + h)}h${num(w + 12)}` : '',
  ]);
  return line(edges.join(''), ink, 12);
}

type Spot = (x: number, y: number) => readonly [number, number];

function doorway([fx, fy, along, swing, length = 2.8]: PlanDoor, spot: Spot, foot: number): string {
  const [x, y] = spot(fx, fy);
  const w = length * foot;
  const gap = along === 'h' ? box(x, y - 7, w, 14, '#fcf7ec') : box(x - 7, y, 14, w, '#fcf7ec');
  if (swing === 0) return gap;
  const reach = w * swing;
  const leaf = along === 'h' ? `M${num(x)} ${num(y)}v${num(reach)}` : `M${num(x)} ${num(y)}h${num(reach)}`;
  const sweep = (along === 'h') === swing > 0 ? 0 : 1;
  const arc =
    along === 'h'
      ? `M${num(x)} ${num(y + reach)}A${num(w)} ${num(w)} 0 0 ${sweep} ${num(x + w)} ${num(y)}`
      : `M${num(x + reach)} ${num(y)}A${num(w)} ${num(w)} 0 0 ${sweep} ${num(x)} ${num(y + w)}`;
  return gap + line(leaf, ink, 2.4) + line(arc, '#8a8a8a', 1.2);
}

function windowMark([fx, fy, length, along]: PlanWindow, spot: Spot, foot: number): string {
  const [x, y] = spot(fx, fy);
  const w = length * foot;
  return along === 'h'
    ? box(x, y - 6, w, 12, '#fff', `stroke="${ink}" stroke-width="1.5"`) +
        line(`M${num(x)} ${num(y)}h${num(w)}`, ink, 1.2)
    : box(x - 6, y, 12, w, '#fff', `stroke="${ink}" stroke-width="1.5"`) +
        line(`M${num(x)} ${num(y)}v${num(w)}`, ink, 1.2);
}

function porch([x, y, w, h]: Box): string {
  const posts = repeat(4, (i): Box => [x + (i * (w - 10)) / 3, y + h - 10, 10, 10]);
  return box(x, y, w, h, 'none', `stroke="${ink}" stroke-width="2"`) + boxes(posts, ink);
}

function roomLabel(name: string, kind: RoomKind, [w, h]: readonly [number, number], area: Box): string {
  const [, , rw, rh] = area;
  const size = rw < 118 ? 14 : 18;
  const [x, y] = labelSpot(kind, area);
  const dims = `${feetAndInches(w)} × ${feetAndInches(h)}`;
  const room = kind !== 'bath' && rh > 62 && rw > 96;
  return (
    text(x, y, name, size, ink, ' font-weight="600"') +
    (room ? text(x, y + size, dims, size - 4, '#595959') : '')
  );
}

/** Beside the furniture, not upon it. */
function labelSpot(kind: RoomKind, [x, y, w, h]: Box): readonly [number, number] {
  if (kind === 'bath') return w > h ? [x + w * 0.24, y + h * 0.82] : [x + w / 2, y + h * 0.9];
  if (kind === 'stairs') return w > h ? [x + w * 0.17, y + h * 0.5] : [x + w * 0.6, y + h * 0.78];
  if (kind === 'dining' || kind === 'bed') return [x + w / 2, y + h * 0.5 + Math.min(h * 0.36, 74)];
  return [x + w / 2, y + h * (h > 150 ? 0.72 : 0.62)];
}

function text(x: number, y: number, content: string, size: number, color: string, extra = ''): string {
  return `<text x="${num(x)}" y="${num(y)}" font-size="${size}" fill="${color}" text-anchor="middle" font-family="sans-serif" paint-order="stroke" stroke="#fcf9f1" stroke-width="5"${extra}>${escapeXml(content)}</text>`;
}

function feetAndInches(feet: number): string {
  const inches = Math.round(feet * 4) * 3;
  return `${Math.floor(inches / 12)}′${inches % 12}″`;
}

function heading(title: string, rooms: readonly { feet: readonly [number, number] }[]): string {
  const area = Math.round(rooms.reduce((sum, { feet: [w, h] }) => sum + w * h, 0) / 10) * 10;
  return (
    `<text x="60" y="78" font-family="sans-serif" font-size="30" font-weight="700" fill="${ink}">${title}</text>` +
    `<text x="60" y="106" font-family="sans-serif" font-size="17" fill="#595959">About ${area.toLocaleString('en-US')} sq ft · dimensions approximate</text>` +
    box(60, 36, 44, 5, '#ffd600')
  );
}

function scaleBar(foot: number): string {
  const step = foot * 5;
  const x = 1140 - step * 3;
  const tick = (i: number) =>
    `<text x="${num(x + i * step)}" y="846" text-anchor="middle" font-family="sans-serif" font-size="14" fill="${ink}">${i * 5}${i === 3 ? ' ft' : ''}</text>`;
  return (
    box(x, 856, step * 3, 8, '#fff', `stroke="${ink}" stroke-width="1.5"`) +
    boxes(
      [
        [x, 856, step, 8],
        [x + step * 2, 856, step, 8],
      ],
      ink,
    ) +
    [0, 1, 2, 3].map(tick).join('')
  );
}

/** North, turned by whole eighths of a circle. */
export function north(angle: number): string {
  return `<g transform="translate(1116 82)"><g transform="rotate(${angle})">${path('M0-34l12 44l-12-9l-12 9z', ink)}</g><circle r="40" fill="none" stroke="${ink}" stroke-width="1.5"/><text y="62" text-anchor="middle" font-family="sans-serif" font-size="15" font-weight="600" fill="${ink}">N</text></g>`;
}
