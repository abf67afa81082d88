import type { Building } from './draw-picture';

/** Where a building of this kind stands. */
export type Setting = 'city' | 'suburb' | 'country';

export function settingOf(building: Building): Setting {
  switch (building) {
    case 'brownstone':
    case 'townhouse':
    case 'apartment-house':
    case 'mixed-use':
    case 'commercial':
      return 'city';
    case 'brick-two-family':
    case 'frame-house':
    case 'colonial':
    case 'ranch':
      return 'suburb';
    case 'farmhouse':
    case 'land':
      return 'country';
    default:
      return building satisfies never;
  }
}
