import { darken, lighten, veil } from '@/lib/sample/drawing/color';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { line, polygon, polyline } from '@/lib/sample/drawing/svg';
import type { Ground } from './aerial';
import type { Mass } from './mass';
export function pitchedRoof(
  { look }: Pen,
  ground: Ground,
  { house: [x, y, w, d], eaves, rise, roof: kind }: Mass,
): string {
  const base = look.snow ? '#f3f6fa' : look.roof;
  const sunny = lighten(base, look.snow ? 0.3 : 0.14);
  const dark = darken(base, look.snow ? 0.14 : 0.22);
  const o = 0.5;
  const [x0, x1, y0, y1] = [x - o, x + w + o, y - o, y + d + o];
  const peak = eaves + rise;
  const edge = line(
    polyline([ground(x0, y1, eaves), ground(x1, y1, eaves), ground(x1, y0, eaves)]),
    look.trim,
    3,
  );
  if (kind === 'front-gable') {
    const middle = x + w / 2;
    return [
      polygon(
        [ground(x0, y0, eaves), ground(middle, y0, peak), ground(middle, y1, peak), ground(x0, y1, eaves)],
        sunny,
      ),
      polygon(
        [ground(x, y + d, eaves), ground(x + w, y + d, eaves), ground(middle, y + d, peak - 0.3)],
        look.wall,
      ),
      polygon(
        [ground(x1, y0, eaves), ground(middle, y0, peak), ground(middle, y1, peak), ground(x1, y1, eaves)],
        dark,
      ),
      line(
        polyline([
          ground(x0, y1, eaves),
          ground(middle, y1, peak),
          ground(x1, y1, eaves),
          ground(x1, y0, eaves),
        ]),
        look.trim,
        3,
      ),
    ].join('');
  }
  const inset = kind === 'hip' ? Math.min(w, d) / 2 : 0;
  const middle = y + d / 2;
  const ridge = [ground(x0 + inset, middle, peak), ground(x1 - inset, middle, peak)] as const;
  return [
    polygon([ground(x0, y0, eaves), ground(x1, y0, eaves), ridge[1], ridge[0]], dark),
    kind === 'hip' ? polygon([ground(x0, y0, eaves), ridge[0], ground(x0, y1, eaves)], sunny) : '',
    polygon(
      [
        ground(kind === 'hip' ? x1 : x + w, y1 - (kind === 'hip' ? 0 : o), eaves),
        ground(kind === 'hip' ? x1 : x + w, y0 + (kind === 'hip' ? 0 : o), eaves),
        ridge[1],
      ],
      kind === 'hip' ? dark : darken(look.wall, 0.32),
    ),
    polygon([ground(x0, y1, eaves), ground(x1, y1, eaves), ridge[1], ridge[0]], sunny),
    line(polyline([...ridge]), veil('#ffffff', 0.4), 2),
    edge,
    chimneyBlock(ground, x + w * 0.7, middle - 0.4, eaves + rise * 0.5, rise * 0.5 + 1.3),
  ].join('');
}

function chimneyBlock(ground: Ground, x: number, y: number, low: number, h: number): string {
  const s = 0.9;
  return (
    polygon(
      [
        ground(x + s, y + s, low),
        ground(x + s, y, low),
        ground(x + s, y, low + h),
        ground(x + s, y + s, low + h),
      ],
      '#6d3f30',
    ) +
    polygon(
      [
        ground(x, y + s, low),
        ground(x + s, y + s, low),
        ground(x + s, y + s, low + h),
        ground(x, y + s, low + h),
      ],
      '#97573f',
    ) +
    polygon(
      [
        ground(x, y, low + h),
        ground(x + s, y, low + h),
        ground(x + s, y + s, low + h),
        ground(x, y + s, low + h),
      ],
      '#b57a62',
    )
  );
}
