import type { Pen } from '@/lib/sample/drawing/sheet';
import { polygon, repeat } from '@/lib/sample/drawing/svg';
import type { Room } from './room';

export function bookcase({ random }: Pen, room: Room): string {
  const { wide, spot } = room;
  const shelf = (y: number) => {
    const books = repeat(9, (i) => {
      const z = 1.75 + i * 0.16;
      const h = random.between(0.22, 0.33);
      const color = random.pick(['#7d4437', '#3f5468', '#d6c59c', '#5b6b57', '#b98a4a', '#e8e0d0']);
      return polygon(
        [
          spot(wide - 0.01, y, z),
          spot(wide - 0.01, y + h, z),
          spot(wide - 0.01, y + h, z + 0.13),
          spot(wide - 0.01, y, z + 0.13),
        ],
        color,
      );
    });
    return (
      polygon(
        [spot(wide, y - 0.04, 1.6), spot(wide, y, 1.6), spot(wide, y, 3.3), spot(wide, y - 0.04, 3.3)],
        '#7a5639',
      ) + books.join('')
    );
  };
  return (
    polygon(
      [spot(wide, 0, 1.6), spot(wide, 1.95, 1.6), spot(wide, 1.95, 3.3), spot(wide, 0, 3.3)],
      '#a57d58',
    ) + [0.1, 0.58, 1.06, 1.54].map(shelf).join('')
  );
}

export function cabinet({ cuboid, wide }: Room): string {
  return (
    cuboid([wide - 0.48, 0.12, 1.7], [0.46, 0.62, 1.7], '#8a6244') +
    cuboid([wide - 0.4, 0.74, 2.3], [0.26, 0.3, 0.3], '#e8e0d0')
  );
}
