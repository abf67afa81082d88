import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/processes.mjs';

/**
 * Draws public/map/preview.svg, the picture in place of a map that nobody has used yet, from the county
 * outlines that map-data.mjs writes:
 *
 *   node scripts/data/map-preview.mjs
 */
const folder = join(root, 'public/map');
/** The same area as in components/map/preview/preview-dots.ts, in Web Mercator degrees. */
const box = { west: -79.9, east: -71.8, south: mercator(40.45), north: mercator(45.05) };
const pixelsPerDegree = 100;
const size = [box.east - box.west, box.north - box.south].map((side) => Math.round(side * pixelsPerDegree));

const { features } = JSON.parse(readFileSync(join(folder, 'counties.json'), 'utf8'));
const rings = features.flatMap(({ geometry: { type, coordinates } }) =>
  (type === 'Polygon' ? [coordinates] : coordinates).flat(),
);
const path = rings.map(toPath).join('');
writeFileSync(
  join(folder, 'preview.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}"><path fill="#fff" stroke="#bdbdb8" d="${path}"/></svg>\n`,
);

/** To whole pixels, without points that stay where they are. */
function toPath(ring) {
  const points = ring
    .map(([longitude, latitude]) => [
      Math.round((longitude - box.west) * pixelsPerDegree),
      Math.round((box.north - mercator(latitude)) * pixelsPerDegree),
    ])
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1][0] || y !== all[index - 1][1]);
  if (points.length < 3) return '';
  const [[startX, startY], ...rest] = points;
  let [x, y] = [startX, startY];
  const steps = rest.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step.join(' ').replace(' -', '-');
  });
  return `M${startX} ${startY}l${steps.join(' ').replaceAll(' -', '-')}Z`;
}

function mercator(latitude) {
  return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
}
