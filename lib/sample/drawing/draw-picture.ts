import { escapeXml } from '@/lib/domain/shared/escape-xml';
import { label } from './label';
import { createLook } from './look';
import { createRandom } from './random';
import { createSheet, type Pen } from './sheet';
import { aerial } from './views/aerial';
import { facade } from './views/facade';
import { interior } from './views/interior';
import { lotFromLane, lotFromRoad } from './views/lot';
import { plan } from './views/plan';
import { street } from './views/street';
import { woodland } from './views/woodland';

export const views = ['facade', 'street', 'plan', 'interior', 'aerial'] as const;

export const buildings = [
  'brownstone',
  'frame-house',
  'brick-two-family',
  'colonial',
  'ranch',
  'apartment-house',
  'mixed-use',
  'land',
  'farmhouse',
  'townhouse',
  'commercial',
] as const;

export type View = (typeof views)[number];

export type Building = (typeof buildings)[number];

export type Picture = { view: View; building: Building; seed: string; caption?: string };

/** In user units. */
export const drawnWidth = 1200;

/** A complete SVG document, 1200 × 900, the same for the same input. The caption becomes its title. */
export function drawPicture({ view, building, seed, caption }: Picture): string {
  const look = createLook(building, seed);
  const sheet = createSheet();
  const pen = { sheet, look, random: createRandom(`${seed}/${view}/${building}`) };
  const scene = drawScene(pen, { view, building, seed });
  const title = escapeXml(caption ?? 'Sample illustration');
  const turned =
    look.mirrored && view !== 'plan' ? `<g transform="matrix(-1 0 0 1 1200 0)">${scene}</g>` : scene;
  return tighten(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900" width="1200" height="900" role="img"><title>${title}</title>${sheet.bind(turned)}${label}</svg>`,
  );
}

function drawScene(pen: Pen, { view, building, seed }: Picture): string {
  if (view === 'plan') return plan(pen, building, seed);
  if (view === 'aerial') return aerial(pen, building, seed);
  if (building === 'land')
    return view === 'facade' ? lotFromRoad(pen) : view === 'street' ? lotFromLane(pen) : woodland(pen);
  if (view === 'interior') return interior(pen, building);
  return view === 'facade' ? facade(pen, building, seed) : street(pen, building, seed);
}

/** Same picture, fewer bytes: neighbours of one paint become one path, and a minus sign separates numbers by itself. */
function tighten(svg: string): string {
  return svg
    .replace(/"#(.)\1(.)\2(.)\3"/g, '"#$1$2$3"')
    .replace(/<g>((?:(?!<\/?g\b).)*)<\/g>/g, '$1')
    .replace(/ d="[^"]*"/g, (data) => data.replace(/(\d) -/g, '$1-').replace(/L-/g, '-'))
    .replace(/<path d="([^"]*)"( fill="(?!url)[^"]*")?\/>(<path d="[^"]*"\2\/>)+/g, (run, _, paint = '') => {
      const shapes = [...run.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data);
      return `<path d="${shapes.join('')}"${paint}/>`;
    });
}
