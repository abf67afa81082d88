import { AttributionControl, type LngLatBoundsLike, Map as MapLibreMap, setWorkerUrl } from 'maplibre-gl';
import type { MapCamera } from '@/components/map/map-state';
import { loadStreets, type Streets } from '@/lib/client/map/street-tiles';
import { newMap as copy } from '@/messages/map/new-map';
import { lookOf, type MapColors, ownStyle } from './own-style';
import { fallBackOnFailure } from './street-fallback';

/** Passed to a programmatic move that counts as the visitor's, such as a click on a cluster or button. */
export const visitorMove = { isByVisitor: true };

/** Bounds of the state. */
export const wholeState: LngLatBoundsLike = [
  [-79.9, 40.45],
  [-71.8, 45.05],
];
/** Wide enough for a narrow, tall map to contain the whole state. */
const surroundings: LngLatBoundsLike = [
  [-90, 33],
  [-62, 52],
];

interface NewMap {
  readonly container: HTMLElement;
  readonly place: MapCamera | null;
}

/**
 * Throws without WebGL. The streets come from a configured style or archive; if it fails or does not respond,
 * the map is drawn from our own files.
 */
export async function newMap({ container, place }: NewMap): Promise<MapLibreMap> {
  setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  const streets = await loadStreets();
  await untilStyled(container);
  const look = lookOf(container);
  const map = new MapLibreMap({
    container,
    ...(await styleOf(streets, look)),
    ...(place
      ? { center: [place.longitude, place.latitude], zoom: place.zoom }
      : { bounds: wholeState, fitBoundsOptions: { padding: 16 } }),
    minZoom: 4.5,
    maxZoom: 18,
    maxBounds: surroundings,
    renderWorldCopies: false,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: 0,
    attributionControl: false,
    locale: { 'Map.Title': copy.mapUseArrow },
  });
  if (streets) fallBackOnFailure(map, streets, ownStyle(look));
  map.addControl(new AttributionControl({ compact: true }));
  // MapLibre opens the attribution when the sources state theirs.
  map.once('load', () => collapseIfNarrow(container));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

/** In pixels. On a narrower map the attribution starts collapsed, so that it covers nothing. */
const widthForAttribution = 480;

function collapseIfNarrow(container: HTMLElement): void {
  if (container.clientWidth >= widthForAttribution) return;
  const attribution = container.querySelector('.maplibregl-ctrl-attrib');
  attribution?.classList.remove('maplibregl-compact-show');
  attribution?.removeAttribute('open');
}

/** The style of a new map, and how its files load. */
async function styleOf(streets: Streets | null, look: MapColors) {
  if (streets === null) return { style: ownStyle(look) };
  if ('style' in streets) return streets;
  const { streetStyle } = await import('./street-style');
  return { style: streetStyle(streets.source, look) };
}

export function placeOf(map: MapLibreMap): MapCamera {
  const { lat, lng } = map.getCenter();
  return { latitude: lat, longitude: lng, zoom: map.getZoom() };
}

const LONGEST_WAIT_MS = 10_000;

/** Code can arrive before its stylesheet, which has the map's size and colors. */
async function untilStyled(container: HTMLElement): Promise<void> {
  const until = performance.now() + LONGEST_WAIT_MS;
  while (lookOf(container).land === '' && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
