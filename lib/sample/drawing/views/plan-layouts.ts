import type { House } from '@/lib/sample/drawing/elevations/draw-elevation';

export type RoomKind =
  | 'living'
  | 'dining'
  | 'kitchen'
  | 'bed'
  | 'bath'
  | 'stairs'
  | 'plain'
  | 'garage'
  | 'porch'
  | 'shop'
  | 'office'
  | 'store';

export type PlanRoom = readonly [
  name: string,
  kind: RoomKind,
  x: number,
  y: number,
  width: number,
  height: number,
];

/** An opening in a wall, from its upper or left end; a door swings to the side given (1 is down or right), 0 has no door. */
export type PlanDoor = readonly [x: number, y: number, along: 'h' | 'v', swing: 1 | -1 | 0, length?: number];

export type PlanWindow = readonly [x: number, y: number, length: number, along: 'h' | 'v'];

/** A storey in feet, its street front at the foot (at the left for a row house). */
export type Layout = {
  title: string;
  size: readonly [width: number, height: number];
  rooms: readonly PlanRoom[];
  doors: readonly PlanDoor[];
  windows: readonly PlanWindow[];
};

const rowHouse: Layout = {
  title: 'Parlor floor',
  size: [44, 20],
  rooms: [
    ['Living room', 'living', 0, 0, 17, 13],
    ['Stair hall', 'stairs', 0, 13, 30, 7],
    ['Dining room', 'dining', 17, 0, 13, 13],
    ['Kitchen', 'kitchen', 30, 0, 14, 12],
    ['Bath', 'bath', 30, 12, 6, 8],
    ['Study', 'office', 36, 12, 8, 8],
  ],
  doors: [
    [0, 15, 'v', 1],
    [11, 13, 'h', -1],
    [22, 13, 'h', 0, 4],
    [17, 4, 'v', 0, 5],
    [30, 4, 'v', 0, 4],
    [30, 15.5, 'v', 1],
    [39, 12, 'h', 1],
    [44, 2, 'v', -1],
  ],
  windows: [
    [0, 2, 3.5, 'v'],
    [0, 7.5, 3.5, 'v'],
    [44, 6.5, 4, 'v'],
    [44, 14.5, 3.5, 'v'],
  ],
};

const flat: Layout = {
  title: 'Typical flat',
  size: [36, 26],
  rooms: [
    ['Bedroom 1', 'bed', 0, 0, 13, 11],
    ['Bath', 'bath', 13, 0, 8, 11],
    ['Bedroom 2', 'bed', 21, 0, 15, 11],
    ['Closet', 'plain', 0, 11, 6, 4],
    ['Hall', 'plain', 6, 11, 30, 4],
    ['Living room', 'living', 0, 15, 17, 11],
    ['Dining', 'dining', 17, 15, 9, 11],
    ['Kitchen', 'kitchen', 26, 15, 10, 11],
  ],
  doors: [
    [36, 11.5, 'v', -1],
    [9, 11, 'h', -1],
    [16, 11, 'h', -1],
    [22.5, 11, 'h', -1],
    [9, 15, 'h', 0, 5],
    [20, 15, 'h', 0, 4],
    [26, 19, 'v', 0, 4],
    [6, 11.6, 'v', -1],
    [17, 19, 'v', 0, 4],
  ],
  windows: [
    [4, 0, 5, 'h'],
    [15.5, 0, 2.5, 'h'],
    [26, 0, 5, 'h'],
    [3, 26, 4, 'h'],
    [10, 26, 4, 'h'],
    [19.5, 26, 4, 'h'],
    [29, 26, 4, 'h'],
  ],
};

const centreHall: Layout = {
  title: 'First floor',
  size: [40, 28],
  rooms: [
    ['Study', 'office', 0, 0, 15, 12],
    ['Living room', 'living', 0, 12, 15, 16],
    ['Hall', 'stairs', 15, 11, 9, 17],
    ['Kitchen', 'kitchen', 15, 0, 15, 11],
    ['Breakfast', 'dining', 30, 0, 10, 11],
    ['Bath', 'bath', 24, 11, 9, 6],
    ['Pantry', 'plain', 33, 11, 7, 6],
    ['Dining room', 'dining', 24, 17, 16, 11],
  ],
  doors: [
    [20, 28, 'h', -1],
    [15, 20, 'v', 0, 5],
    [24, 21, 'v', 0, 4.5],
    [9, 12, 'h', -1],
    [18, 11, 'h', 0, 4],
    [24, 12.5, 'v', 1],
    [35, 11, 'h', 1],
    [30, 3, 'v', 0, 5],
    [40, 7.6, 'v', -1],
  ],
  windows: [
    [2.5, 28, 4, 'h'],
    [8.5, 28, 4, 'h'],
    [0, 17, 5, 'v'],
    [0, 3.5, 5, 'v'],
    [5, 0, 4, 'h'],
    [19.5, 0, 5, 'h'],
    [40, 1.5, 4, 'v'],
    [27, 28, 4, 'h'],
    [33, 28, 4, 'h'],
    [40, 20, 4, 'v'],
  ],
};

const porchHouse: Layout = {
  title: 'First floor',
  size: [28, 39],
  rooms: [
    ['Bath', 'bath', 0, 0, 8, 7],
    ['Pantry', 'plain', 8, 0, 6, 7],
    ['Kitchen', 'kitchen', 14, 0, 14, 16],
    ['Dining room', 'dining', 0, 7, 14, 11],
    ['Living room', 'living', 0, 18, 16, 14],
    ['Stair hall', 'stairs', 16, 16, 12, 16],
    ['Porch', 'porch', 0, 32, 28, 7],
  ],
  doors: [
    [22, 32, 'h', -1],
    [16, 22, 'v', 0, 5],
    [5, 18, 'h', 0, 5],
    [18, 16, 'h', -1],
    [14, 10, 'v', 0, 4],
    [8, 2, 'v', -1],
    [9.5, 7, 'h', -1],
    [21, 0, 'h', 1],
  ],
  windows: [
    [3, 32, 4, 'h'],
    [9.5, 32, 4, 'h'],
    [0, 22, 5, 'v'],
    [0, 10, 5, 'v'],
    [3, 0, 2.5, 'h'],
    [28, 5, 5, 'v'],
    [28, 21, 4, 'v'],
  ],
};

const oneStorey: Layout = {
  title: 'Main floor',
  size: [64, 28],
  rooms: [
    ['Garage', 'garage', 0, 5, 22, 23],
    ['Kitchen', 'kitchen', 22, 0, 12, 12],
    ['Dining', 'dining', 34, 0, 9, 12],
    ['Living room', 'living', 22, 12, 17, 16],
    ['Hall', 'plain', 39, 12, 25, 4],
    ['Bath', 'bath', 43, 0, 8, 12],
    ['Bedroom 2', 'bed', 51, 0, 13, 12],
    ['Bedroom 3', 'bed', 39, 16, 11, 12],
    ['Bedroom 1', 'bed', 50, 16, 14, 12],
  ],
  doors: [
    [34, 28, 'h', -1],
    [22, 8, 'v', -1],
    [26, 12, 'h', 0, 5],
    [35, 12, 'h', 0, 3.5],
    [39, 12.3, 'v', 0, 3.4],
    [45, 12, 'h', -1],
    [54, 12, 'h', -1],
    [44, 16, 'h', 1],
    [52, 16, 'h', 1],
    [34, 5, 'v', 0, 4],
    [38, 0, 'h', 1],
  ],
  windows: [
    [25, 28, 7, 'h'],
    [26, 0, 4, 'h'],
    [46, 0, 2.5, 'h'],
    [56, 0, 4, 'h'],
    [42, 28, 4, 'h'],
    [55, 28, 4, 'h'],
    [64, 20, 4, 'v'],
    [64, 4, 4, 'v'],
    [0, 12, 3, 'v'],
  ],
};

const farm: Layout = {
  title: 'First floor',
  size: [46, 37],
  rooms: [
    ['Bedroom', 'bed', 0, 0, 17, 13],
    ['Parlor', 'living', 0, 13, 17, 17],
    ['Kitchen', 'kitchen', 17, 0, 17, 14],
    ['Mudroom', 'plain', 34, 0, 12, 7],
    ['Bath', 'bath', 34, 7, 12, 7],
    ['Hall', 'stairs', 17, 14, 8, 16],
    ['Dining room', 'dining', 25, 14, 21, 16],
    ['Porch', 'porch', 17, 30, 29, 7],
  ],
  doors: [
    [21, 30, 'h', -1],
    [17, 22, 'v', 0, 5],
    [25, 22, 'v', 0, 5],
    [12, 13, 'h', -1],
    [19, 14, 'h', 0, 3.5],
    [28, 14, 'h', 0, 4],
    [34, 2, 'v', 1],
    [34, 9, 'v', 1],
    [46, 2, 'v', -1],
  ],
  windows: [
    [3, 30, 4, 'h'],
    [10, 30, 4, 'h'],
    [0, 19, 4, 'v'],
    [0, 4, 4, 'v'],
    [6, 0, 4, 'h'],
    [22, 0, 5, 'h'],
    [46, 9, 3, 'v'],
    [29, 30, 4, 'h'],
    [37, 30, 4, 'h'],
    [46, 20, 4, 'v'],
  ],
};

const shopAndStairs: Layout = {
  title: 'Street floor',
  size: [44, 22],
  rooms: [
    ['Shop', 'shop', 0, 0, 27, 15],
    ['Stock room', 'store', 27, 0, 17, 9],
    ['Office', 'office', 27, 9, 10, 6],
    ['WC', 'bath', 37, 9, 7, 6],
    ['Stair hall', 'stairs', 0, 15, 44, 7],
  ],
  doors: [
    [0, 6, 'v', 1],
    [0, 17.5, 'v', 1],
    [27, 3, 'v', 1],
    [27, 10.5, 'v', 1],
    [38.5, 9, 'h', 1],
    [44, 3, 'v', -1],
    [20, 15, 'h', -1],
  ],
  windows: [
    [0, 1, 4.5, 'v'],
    [0, 9.5, 4.5, 'v'],
    [44, 17, 3, 'v'],
  ],
};

const salesFloor: Layout = {
  title: 'Street floor',
  size: [50, 36],
  rooms: [
    ['Stock room', 'store', 0, 0, 22, 11],
    ['Office', 'office', 22, 0, 15, 11],
    ['WC 1', 'bath', 37, 0, 6.5, 11],
    ['WC 2', 'bath', 43.5, 0, 6.5, 11],
    ['Sales floor', 'shop', 0, 11, 50, 25],
  ],
  doors: [
    [22, 36, 'h', -1],
    [25, 36, 'h', -1],
    [14, 11, 'h', -1],
    [24, 11, 'h', -1],
    [39, 11, 'h', -1],
    [45.5, 11, 'h', -1],
    [0, 4, 'v', 1],
  ],
  windows: [
    [2, 36, 8, 'h'],
    [12, 36, 8, 'h'],
    [30, 36, 8, 'h'],
    [40, 36, 8, 'h'],
    [27, 0, 4, 'h'],
    [50, 18, 6, 'v'],
  ],
};

export const layouts: Record<House, Layout> = {
  brownstone: rowHouse,
  townhouse: rowHouse,
  'apartment-house': flat,
  'brick-two-family': { ...flat, title: 'Second floor' },
  colonial: centreHall,
  'frame-house': porchHouse,
  ranch: oneStorey,
  farmhouse: farm,
  'mixed-use': shopAndStairs,
  commercial: salesFloor,
};
