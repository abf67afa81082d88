import type { Building } from '@/lib/sample/drawing/draw-picture';
import type { Elevation } from '@/lib/sample/drawing/elevation';
import type { Look } from '@/lib/sample/drawing/look';
import { createRandom } from '@/lib/sample/drawing/random';
import type { Pen, Sheet } from '@/lib/sample/drawing/sheet';
import { apartmentHouse } from './apartment-house';
import { brickTwoFamily } from './brick-two-family';
import { brownstone } from './brownstone';
import { colonial } from './colonial';
import { commercial } from './commercial';
import { farmhouse } from './farmhouse';
import { frameHouse } from './frame-house';
import { mixedUse } from './mixed-use';
import { ranch } from './ranch';
import { townhouse } from './townhouse';

export type House = Exclude<Building, 'land'>;

const elevations: Record<House, (pen: Pen) => Elevation> = {
  brownstone,
  townhouse,
  'apartment-house': apartmentHouse,
  'mixed-use': mixedUse,
  commercial,
  'brick-two-family': brickTwoFamily,
  'frame-house': frameHouse,
  colonial,
  ranch,
  farmhouse,
};

/** The front of a house; the same seed gives the same house in every picture. */
export function drawElevation(sheet: Sheet, look: Look, house: House, seed: string): Elevation {
  return elevations[house]({ sheet, look, random: createRandom(`${seed}/form/${house}`) });
}
