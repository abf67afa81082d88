import { box, num } from './svg';

/** Capitals as strokes from their upper left, 12 high: a server that makes pixels of a drawing need not have a font. */
const letters: Readonly<Record<string, readonly [width: number, d: string]>> = {
  A: [8, 'm0 12l4-12 4 12m-6.6-4h5.2'],
  E: [6.5, 'm6.5 0h-6.5v12h6.5m-6.5-6h6'],
  I: [0, 'v12'],
  L: [6, 'v12h6'],
  M: [10, 'm0 12v-12l5 8 5-8v12'],
  N: [8, 'm0 12v-12l8 12v-12'],
  O: [10, 'm0 6a5 6 0 0 1 10 0a5 6 0 0 1-10 0'],
  P: [7, 'm0 12v-12h4a3.4 3.4 0 0 1 0 6.8h-4'],
  R: [7.5, 'm0 12v-12h4a3.4 3.4 0 0 1 0 6.8h-4m4 0l3.5 5.2'],
  S: [7.5, 'm7.3 2.2q-.8-2.2-3.5-2.2-3.2 0-3.2 2.9t3.2 3.1 3.4 3-3.4 3q-2.8 0-3.6-2.3'],
  T: [8, 'h8m-4 0v12'],
  U: [7.5, 'v8a3.75 4 0 0 0 7.5 0v-8'],
};
const gap = 3.4;
const space = 8;

/** What every drawing says of itself, at its lower left. */
export const label = `${box(24, 846, 217, 34, '#fff', 'fill-opacity=".92"')}<path aria-label="Sample illustration" fill="none" stroke="#141414" stroke-width="1.7" stroke-linecap="round" d="${write('SAMPLE ILLUSTRATION', 40, 857)}"/>`;

function write(words: string, left: number, top: number): string {
  let x = left;
  return [...words]
    .map((sign) => {
      const [width, d] = letters[sign] ?? [space - gap, ''];
      const stroke = d && `M${num(x)} ${num(top)}${d}`;
      x += width + gap;
      return stroke;
    })
    .join('');
}
