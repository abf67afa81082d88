import type { Building } from '@/lib/sample/drawing/draw-picture';
import type { Random } from '@/lib/sample/drawing/random';

/** The bulk of a building on its lot, in metres, the lot's middle at the origin. */
export type Mass = {
  lot: readonly [width: number, depth: number];
  house: readonly [x: number, y: number, width: number, depth: number];
  eaves: number;
  roof: 'flat' | 'hip' | 'gable' | 'front-gable';
  rise: number;
  floors: number;
  bays: number;
  door: number;
  drive?: number;
  /** Height of the lot's middle in the picture. */
  centre: number;
};

export function massOf(building: Building, random: Random): Mass {
  const detached = (
    width: number,
    depth: number,
    eaves: number,
    roof: Mass['roof'],
    lot: readonly [number, number],
  ): Mass => ({
    lot,
    house: [-width / 2 - (lot[0] - width) * 0.12, -depth / 2 - 1, width, depth],
    eaves,
    roof,
    rise: roof === 'front-gable' ? 4 : 3,
    floors: eaves > 4 ? 2 : 1,
    bays: Math.max(3, Math.round(width / 2.6)),
    door: -lot[0] * 0.06,
    drive: lot[0] / 2 - 2.4,
    centre: 470,
  });
  const attached = (width: number, depth: number, eaves: number, back: number): Mass => ({
    lot: [width, depth + back],
    house: [-width / 2, -(depth + back) / 2 + back, width, depth - 1.6],
    eaves,
    roof: 'flat',
    rise: 0,
    floors: Math.round(eaves / 3.1),
    bays: Math.max(3, Math.round(width / 2.2)),
    door: width * 0.3,
    centre: 560,
  });
  switch (building) {
    case 'brownstone':
    case 'townhouse':
    case 'mixed-use':
      return attached(random.pick([6.4, 7]), 14, random.pick([10.5, 12.5]), 9);
    case 'apartment-house':
      return attached(18, 17, random.pick([16, 18]), 6);
    case 'commercial':
      return attached(17, 16, random.pick([7, 11]), 5);
    case 'brick-two-family':
      return detached(8, 13, 7, 'hip', [11.5, 28]);
    case 'frame-house':
      return detached(8.5, 10, 6.4, random.pick(['front-gable', 'hip']), [15, 30]);
    case 'colonial':
      return detached(12.5, 9, 6, 'gable', [24, 34]);
    case 'ranch':
      return detached(17, 9.5, 3.1, random.pick(['hip', 'gable']), [26, 32]);
    case 'farmhouse':
      return detached(12, 9, 6, 'gable', [44, 40]);
    case 'land':
      return detached(0, 0, 0, 'flat', [56, 48]);
    default:
      return building satisfies never;
  }
}
