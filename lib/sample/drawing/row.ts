import { type Elevation, elevationStamp } from './elevation';
import { drawElevation, type House } from './elevations/draw-elevation';
import { neighbourLook } from './look';
import type { Pen } from './sheet';
import { copyAt } from './svg';

export type Row = {
  markup: string;
  subject: Elevation;
  scale: number;
  left: number;
  width: number;
};

type Space = {
  /** Where the houses stand. */
  y: number;
  /** The most that the subject may take, and how far it may be magnified. */
  widest: number;
  tallest: number;
  magnify: number;
  gap: number;
  /** How far the subject may stand from the middle. */
  sway: number;
};

/**
 * Houses from edge to edge: the subject near the middle in its full colours, two neighbours taking turns beside
 * it. Most rows were built as one, so their houses differ in paint only.
 */
export function drawRow(pen: Pen, house: House, seed: string, space: Space): Row {
  const { sheet, look, random } = pen;
  const subject = drawElevation(sheet, look, house, seed);
  const paints = [neighbourLook(look, house, `${seed}/1`), neighbourLook(look, house, `${seed}/2`)] as const;
  const varied = house === 'brownstone' || house === 'mixed-use';
  const other = varied ? drawElevation(sheet, paints[0], house, `${seed}/next`) : subject;
  const scale = Math.min(space.magnify, space.tallest / subject.height, space.widest / subject.width);
  const near = sheet.define('g', '', elevationStamp(sheet, other)(paints[0], 0, 0, 1));
  const far = sheet.define('g', '', elevationStamp(sheet, subject)(paints[1], 0, 0, 1));
  const width = subject.width * scale;
  const left = Math.round(600 - width / 2 + random.between(-space.sway, space.sway));
  const houses: string[] = [];
  const fill = (from: number, side: 1 | -1, order: number) => {
    for (let x = from, index = order; side > 0 ? x < 1200 : x > 0; index++) {
      const [id, form] = index % 2 ? ([far, subject] as const) : ([near, other] as const);
      const span = form.width * scale;
      houses.push(copyAt(id, Math.round(side > 0 ? x : x - span), space.y, scale));
      x += side * (span + space.gap);
    }
  };
  fill(left - space.gap, -1, 0);
  fill(left + width + space.gap, 1, 1);
  houses.push(elevationStamp(sheet, subject)(look, left, space.y, scale));
  return { markup: houses.join(''), subject, scale, left, width };
}
