import { counties } from '@/lib/domain/locations/counties';

/** Position in percent of the preview picture, and the number of homes. */
export type PreviewDot = readonly [left: number, top: number, count: number];

/** The area that scripts/data/map-data.mjs draws as public/map/preview.svg. */
const area = { west: -79.9, east: -71.8, south: 40.45, north: 45.05 };

/** Dots nearer than this, in percent of the picture, would cover each other's numbers on the smallest one. */
const reach = { left: 7, top: 7 };

/**
 * One dot per county with homes, at its center in the Web Mercator projection. A county too close to one with
 * more homes is counted there, as the boroughs of New York City are.
 */
export function previewDots(counts: Readonly<Record<string, number>>): readonly PreviewDot[] {
  const found = counties
    .map(({ slug, latitude, longitude }) => ({
      ...positionOf(longitude, latitude),
      count: counts[slug] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const dots: (typeof found)[number][] = [];
  for (const dot of found) {
    const at = dots.findIndex(
      ({ left, top }) => Math.abs(left - dot.left) < reach.left && Math.abs(top - dot.top) < reach.top,
    );
    const near = dots[at];
    if (near) dots[at] = { ...near, count: near.count + dot.count };
    else dots.push(dot);
  }
  return dots.map(({ left, top, count }) => [left, top, count]);
}

function positionOf(longitude: number, latitude: number): { readonly left: number; readonly top: number } {
  const left = (longitude - area.west) / (area.east - area.west);
  const top = (mercator(area.north) - mercator(latitude)) / (mercator(area.north) - mercator(area.south));
  return { left: percent(left), top: percent(top) };
}

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const percent = (share: number): number => Math.round(share * 1000) / 10;
