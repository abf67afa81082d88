import { veil } from './color';
import { shade } from './elevation';
import type { Pen } from './sheet';
import {
  at,
  type Box,
  box,
  boxes,
  first,
  line,
  num,
  type Point,
  path,
  polygon,
  polyline,
  repeat,
  second,
} from './svg';
import { texture } from './textures';
import { glass } from './windows';

/** Steps seen from the front between rails of the layer's second colour; their top is at `y`, their foot on the ground. */
export function stoop(pen: Pen, centre: number, y: number, w: number, rails = true): string {
  const { look, sheet } = pen;
  const steps = Math.max(1, Math.round(-y / 4.2));
  const spread = Math.min(11, steps * 1.1);
  const half = w / 2;
  const rail = (side: number) => {
    const top = centre + side * (half + 1);
    const foot = centre + side * (half + spread + 2);
    const frame: Point[] = [
      [top, y],
      [top, y - 19],
      [foot, -20],
      [foot, 0],
    ];
    return polyline(frame);
  };
  const frames = rail(-1) + rail(1);
  const flight: Point[] = [
    [centre - half, y],
    [centre + half, y],
    [centre + half + spread, 0],
    [centre - half - spread, 0],
  ];
  return [
    polygon(
      [
        [centre + half, y],
        [centre + half + spread + 26, 0],
        [centre + half, 0],
      ],
      veil(look.light.shadow, 0.22),
    ),
    polygon(flight, first),
    polygon(flight, texture(sheet, look.snow ? 'snowySteps' : 'steps')),
    rails ? path(frames, texture(sheet, 'pickets')) + line(frames, second, 1.8) : '',
  ].join('');
}

/** A low iron fence, in the layer's second colour. */
export function ironFence({ sheet }: Pen, x: number, w: number, height = 20): string {
  return (
    box(x, -height + 2, w, height - 4, texture(sheet, 'pickets')) +
    boxes(
      [
        [x, -height + 2, w, 1.6],
        [x, -4, w, 1.6],
        [x - 1, -height - 2, 3, height + 2],
        [x + w - 2, -height - 2, 3, height + 2],
      ],
      second,
    )
  );
}

/** A platform at each of the floors, hung before the windows, with ladders between; floors from the top down. */
export function fireEscape(pen: Pen, x: number, w: number, floors: readonly number[]): string {
  const { look, sheet } = pen;
  const ladders = floors.slice(0, -1).map((y, i) => {
    const next = floors[i + 1] ?? y;
    const [from, to] = i % 2 ? [x + w * 0.25, x + w * 0.7] : [x + w * 0.7, x + w * 0.25];
    return `M${num(from)} ${num(y)}L${num(to)} ${num(next)}m4 0L${num(from + 4)} ${num(y)}`;
  });
  const last = floors[floors.length - 1] ?? 0;
  return [
    shade(
      pen,
      floors.map((y) => [x + 4, y + 2, w, 5]),
      0.26,
    ),
    line(
      `${ladders.join('')}M${num(x + w * 0.2)} ${num(last)}v30m5 0v-30m-5 6h5m-5 6h5m-5 6h5m-5 6h5`,
      look.iron,
      1.1,
    ),
    at(
      0,
      0,
      boxes(
        floors.map((y) => [x, y - 17, w, 17]),
        texture(sheet, 'pickets'),
      ),
    ),
    boxes(
      floors.flatMap((y): Box[] => [
        [x - 1, y, w + 2, 2.2],
        [x - 1, y - 18, w + 2, 1.3],
      ]),
      look.iron,
    ),
  ].join('');
}

/** Posts with base and capital, standing on `y`, in the layer's first colour. */
export function columns(pen: Pen, xs: readonly number[], y: number, h: number, w = 6): string {
  return (
    boxes(
      xs.flatMap((x): Box[] => [
        [x - w / 2, y - h, w, h],
        [x - w / 2 - 1.5, y - 4, w + 3, 4],
        [x - w / 2 - 1.5, y - h, w + 3, 3.5],
      ]),
      first,
    ) +
    shade(
      pen,
      xs.map((x) => [x + w * 0.1, y - h + 3.5, w * 0.4, h - 7.5]),
      0.2,
    )
  );
}

/** A rail on thin spindles, in the layer's first colour (rail) and second colour (spindles). */
export function balustrade({ sheet }: Pen, x: number, y: number, w: number, h = 17): string {
  return (
    box(x, y - h, w, h, texture(sheet, 'pickets')) +
    boxes(
      [
        [x, y - h, w, 2.2],
        [x, y - 3.5, w, 1.8],
      ],
      first,
    )
  );
}

/** A striped cloth awning, in the layer's first colour. */
export function awning(pen: Pen, x: number, y: number, w: number, depth = 18): string {
  const stripes = Math.max(3, Math.round(w / 12));
  const step = w / stripes;
  const stripe = repeat(stripes, (i) => {
    const lean = num(((i + 0.5) / stripes - 0.5) * 6);
    return `M${num(x + i * step)} ${num(y)}h${num(step / 2)}l${lean} ${depth}h${num(-step / 2)}z`;
  });
  return [
    shade(pen, [[x - 1, y + depth, w + 4, 9]], 0.34),
    polygon(
      [
        [x, y],
        [x + w, y],
        [x + w + 3, y + depth],
        [x - 3, y + depth],
      ],
      first,
    ),
    path(stripe.join(''), '#fff8ea', 'opacity=".78"'),
    path(`M${num(x - 3)} ${num(y + depth)}${`q3 5 6 0`.repeat(Math.round((w + 6) / 6))}z`, first),
    shade(pen, [[x - 3, y + depth - 1, w + 6, 1]], 0.3),
  ].join('');
}

/** A panelled door in the layer's first colour, its frame in the second; lit glass above it if it has a transom. */
export function door(pen: Pen, x: number, y: number, w: number, h: number, transom = 0): string {
  const top = transom ? transom + 2 : 0;
  const leaf = h - top;
  const inset: Box = [w * 0.16, top + leaf * 0.1, w * 0.68, leaf * 0.4];
  const content = [
    boxes([[-2.5, -2.5, w + 5, h + 2.5]], second),
    box(0, top, w, leaf, first),
    transom ? box(0, 0, w, transom, glass(pen, 'lamp')) : '',
    boxes([inset], glass(pen, 'plain')),
    shade(pen, [[w * 0.16, top + leaf * 0.6, w * 0.68, leaf * 0.28]]),
    box(w * 0.84, top + leaf * 0.54, 1.8, 3.4, '#e9c866'),
    shade(
      pen,
      [
        [0, 0, w, 3],
        [0, 3, 2, h - 3],
      ],
      0.34,
    ),
  ].join('');
  return at(x, y, content);
}
