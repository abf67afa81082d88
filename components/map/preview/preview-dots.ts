import { counties } from '@/lib/domain/locations/counties';

/** Position in percent of the preview picture, and the number of homes. */
export type PreviewDot = readonly [left: number, top: number, count: number];

/** The area that scripts/data/map-data.mjs draws as public/map/preview.svg. */
const area = { west: -79.9, east: -71.8, south: 40.45, north: 45.05 };

/** One dot per county with homes, at its center in the Web Mercator projection. */
export const previewDots = (counts: Readonly<Record<string, number>>): readonly PreviewDot[] =>
  counties.flatMap(({ slug, latitude, longitude }) => {
    const count = counts[slug] ?? 0;
    const left = (longitude - area.west) / (area.east - area.west);
    const top = (mercator(area.north) - mercator(latitude)) / (mercator(area.north) - mercator(area.south));
    return count === 0 ? [] : [[percent(left), percent(top), count] as const];
  });

const mercator = (latitude: number): number => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const percent = (share: number): number => Math.round(share * 1000) / 10;
