import type { Building } from './draw-picture';

/** Colours of one building, chosen together. `frame` is the window frames', `accent` shutters' and awnings'. */
export type Scheme = {
  name: string;
  wall: string;
  trim: string;
  frame: string;
  stone: string;
  roof: string;
  door: string;
  accent: string;
};

export function schemesOf(building: Building): readonly Scheme[] {
  switch (building) {
    case 'brownstone':
      return brownstones;
    case 'townhouse':
    case 'brick-two-family':
    case 'apartment-house':
    case 'mixed-use':
    case 'commercial':
      return bricks;
    case 'frame-house':
    case 'colonial':
    case 'ranch':
      return boards;
    case 'farmhouse':
    case 'land':
      return farms;
    default:
      return building satisfies never;
  }
}

type Row = readonly [
  wall: string,
  trim: string,
  frame: string,
  stone: string,
  roof: string,
  door: string,
  accent: string,
];

const brownstones = schemes('brownstone', [
  ['#8a5b47', '#75493a', '#2f2a29', '#6d4537', '#4a4744', '#2b3038', '#3f4d45'],
  ['#a0664c', '#8b553f', '#33302e', '#7d4c3a', '#51494a', '#27404a', '#3f4d45'],
  ['#b59c7c', '#cdb99a', '#3a3733', '#96805f', '#56524c', '#6f2f29', '#46524a'],
  ['#7c6458', '#937a6a', '#2c2a2b', '#665046', '#48464a', '#ffd600', '#3f4d45'],
  ['#94513f', '#dccbb0', '#2f2c2b', '#6f4034', '#4c4648', '#2f4538', '#39424e'],
  ['#6c6f74', '#e2dacb', '#2d3036', '#565a61', '#45474d', '#8c3d2e', '#39424e'],
]);

const bricks = schemes('brick', [
  ['#a4553f', '#e6d9c1', '#f3ecdf', '#cdbb9c', '#4d4a4c', '#2c3f50', '#34463e'],
  ['#8d4a3c', '#d8c8ad', '#2e2f33', '#b9a88d', '#474549', '#3b5245', '#2c3f50'],
  ['#b97b58', '#efe4cf', '#f5efe3', '#d3c1a2', '#57514e', '#7b2f28', '#43594d'],
  ['#c3aa84', '#f0e7d6', '#33383d', '#a58f6d', '#56534d', '#24384a', '#7b3b2e'],
  ['#9a6a5a', '#e9dfce', '#efe8dc', '#c5b498', '#4d4f55', '#ffd600', '#3c4a58'],
  ['#d9d0bf', '#f6f1e6', '#3a3d42', '#b7ab96', '#5b5b5c', '#8a3b2c', '#55685c'],
  ['#6f4a42', '#cbb89b', '#2b2c30', '#a08d74', '#454348', '#b88a3a', '#31424f'],
]);

const boards = schemes('board', [
  ['#f1eadb', '#fffaf0', '#fffaf0', '#a99a86', '#565a61', '#9a3b2c', '#2f3d46'],
  ['#a9b79d', '#f7f2e5', '#f7f2e5', '#9c9080', '#565351', '#6a2f28', '#53624f'],
  ['#8ea5b6', '#f6f3ea', '#f6f3ea', '#97918a', '#4c515b', '#ffd600', '#3f5468'],
  ['#6d7f8a', '#f3eee2', '#f3eee2', '#8d877f', '#43484f', '#c25a3c', '#36434c'],
  ['#ead9a9', '#fdf8ea', '#fdf8ea', '#a3937a', '#6a5a50', '#2f4d46', '#55705f'],
  ['#8f4638', '#f1e8d8', '#f1e8d8', '#8f8375', '#4e4a4b', '#24313d', '#2c2f33'],
  ['#c5c1b6', '#faf6ec', '#faf6ec', '#948b7f', '#4f4d52', '#27485a', '#5b6a75'],
  ['#dcc9b6', '#fbf5ea', '#fbf5ea', '#a08f80', '#6b4f46', '#44584a', '#7a4a3c'],
]);

const farms = schemes('farm', [
  ['#f4eee1', '#fffaf0', '#fffaf0', '#a59a8a', '#6f7a80', '#8c372a', '#3c4a44'],
  ['#e8dfc8', '#fbf6ea', '#fbf6ea', '#a09480', '#8a5646', '#2f4a44', '#5f6f58'],
  ['#b8c1b4', '#f6f2e8', '#f6f2e8', '#958c80', '#5c656b', '#ffd600', '#4d5c54'],
  ['#93a3ac', '#f3efe5', '#f3efe5', '#918a80', '#51585f', '#8c4a36', '#3a4953'],
]);

function schemes(family: string, rows: readonly Row[]): readonly Scheme[] {
  return rows.map(([wall, trim, frame, stone, roof, door, accent], index) => ({
    name: `${family}-${index}`,
    wall,
    trim,
    frame,
    stone,
    roof,
    door,
    accent,
  }));
}
