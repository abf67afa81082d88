import { darken } from '@/lib/sample/drawing/color';
import type { Building } from '@/lib/sample/drawing/draw-picture';
import type { Pen } from '@/lib/sample/drawing/sheet';
import { ellipse, line, path } from '@/lib/sample/drawing/svg';
import { farWindow } from './far-window';
import type { Room } from './room';
import { glow, plant } from './room-things';
/** An empty floor to let: columns, bare bulbs, a wide window. */
export function shopFloor(pen: Pen, room: Room, building: Building): string {
  const { cuboid, spot, wide, deep, high } = room;
  const beams = [0.9, 2.3, 3.7].map((z) =>
    cuboid([0, high - 0.2, z], [wide, 0.2, 0.18], darken(room.wall, 0.18)),
  );
  const posts = [3.6, 2].flatMap((z) =>
    [0.95, wide - 1.13].map((x) => cuboid([x, 0, z], [0.18, high - 0.2, 0.18], '#5a4a40')),
  );
  const bulbs = [1.7, 3.3].flatMap((x) =>
    [2.9].map((z) => {
      const [cx, y] = spot(x, 2.1, z);
      return (
        line(`M${Math.round(cx)} ${Math.round(spot(x, high - 0.2, z)[1])}V${Math.round(y)}`, '#3a3a3c', 3) +
        glow(pen, cx, y + 14, 110) +
        path(`M${Math.round(cx - 26)} ${Math.round(y + 16)}q26-34 52 0z`, '#33343a') +
        ellipse(cx, y + 19, 9, 7, '#ffe07a')
      );
    }),
  );
  return [
    farWindow(pen, room, building, [0.5, wide - 0.5, 0.5, 2.3], ''),
    ...beams.reverse(),
    posts.slice(0, 2).join(''),
    cuboid([wide - 1.5, 0, 2.3], [1.2, 0.95, 0.6], '#8a6244') +
      cuboid([wide - 1.55, 0.95, 2.25], [1.3, 0.05, 0.7], '#d8d0c0'),
    ...bulbs,
    plant(pen, room, 0.5, deep - 0.9),
    posts.slice(2).join(''),
    cuboid([1.5, 0, 1.6], [0.6, 0.45, 0.5], '#b58e63') +
      cuboid([1.62, 0.45, 1.68], [0.42, 0.3, 0.36], '#c39c70'),
  ].join('');
}
