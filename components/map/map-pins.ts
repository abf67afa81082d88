import { type GeoJSONFeature, type GeoJSONSource, type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { MapPoint } from '@/lib/domain/listing/map-point';
import { byVisitor } from './new-map';
import { clusterPin, homePin } from './pin-element';

interface PinActions {
  /** One home, or several at one place. */
  readonly press: (slugs: readonly string[], pin: HTMLElement) => void;
  /** The home that the pointer or the focus is on; null when it leaves. */
  readonly tie: (slug: string | null) => void;
}

export interface MapPins {
  readonly show: (points: readonly MapPoint[]) => void;
  readonly mark: (slug: string | null) => void;
}

const SOURCE = 'homes';
/** Nearer than so many pixels they become one. */
const clusterRadius = 48;
/** From here on a pin has room for its price. */
const closeZoom = 8.5;
const mostAtOnePlace = 20;

/** The pins of a loaded map: clustered by MapLibre's worker, drawn as buttons, so that the keyboard reaches them. */
export function createPins(map: MapLibreMap, actions: PinActions): MapPins {
  let points = new Map<string, MapPoint>();
  let shown = new Map<string, Marker>();
  let marked: Marker | null = null;

  map.addSource(SOURCE, {
    type: 'geojson',
    data: toFeatures([]),
    cluster: true,
    clusterRadius,
    clusterMaxZoom: map.getMaxZoom(),
    maxzoom: map.getMaxZoom() + 1,
    clusterProperties: { auctions: ['+', ['case', ['==', ['get', 'saleFormat'], 'auction'], 1, 0]] },
  });
  // The source's tiles are only made for a layer that draws them.
  map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-opacity': 0 } });

  const openCluster = async (feature: GeoJSONFeature, pin: HTMLElement) => {
    const source = map.getSource<GeoJSONSource>(SOURCE);
    const id = Number(feature.properties.cluster_id);
    const zoom = await source?.getClusterExpansionZoom(id);
    if (zoom !== undefined && zoom <= map.getMaxZoom())
      return map.easeTo({ center: lngLatOf(feature), zoom: zoom + 0.2 }, byVisitor);
    const leaves = (await source?.getClusterLeaves(id, mostAtOnePlace, 0)) ?? [];
    actions.press(
      leaves.map(({ properties }) => String(properties?.slug)),
      pin,
    );
  };
  const pinOf = (feature: GeoJSONFeature): HTMLButtonElement | null => {
    const { cluster_id, point_count, auctions, slug } = feature.properties;
    if (cluster_id !== undefined) {
      const pin = clusterPin(Number(point_count), Number(auctions));
      pin.addEventListener('click', (event) => {
        event.stopPropagation();
        openCluster(feature, pin);
      });
      return pin;
    }
    const point = points.get(String(slug));
    return point ? boundPin(point, actions) : null;
  };
  const draw = () => {
    if (!map.isSourceLoaded(SOURCE)) return;
    map.getContainer().toggleAttribute('data-close', map.getZoom() >= closeZoom);
    const before = shown;
    const focused = document.activeElement;
    shown = new Map();
    for (const [key, feature] of featuresInView(map)) {
      const pin = before.get(key) ?? markerAt(lngLatOf(feature), pinOf(feature))?.addTo(map);
      if (pin) shown.set(key, pin);
    }
    for (const [key, pin] of before) {
      if (shown.has(key)) continue;
      const hadFocus = pin.getElement() === focused;
      pin.remove();
      if (hadFocus) map.getCanvas().focus();
    }
  };
  map.on('moveend', draw);
  map.on('idle', draw);
  map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
    if (sourceId === SOURCE && isSourceLoaded) draw();
  });

  return {
    show: (found) => {
      points = new Map(found.map((point) => [point.slug, point]));
      for (const pin of shown.values()) pin.remove();
      shown = new Map();
      map.getSource<GeoJSONSource>(SOURCE)?.setData(toFeatures(found));
    },
    mark: (slug) => {
      marked?.remove();
      marked = null;
      for (const [key, pin] of shown) pin.getElement().toggleAttribute('data-tied', key === slug);
      const point = slug === null || shown.has(slug) ? undefined : points.get(slug);
      if (!point) return;
      const pin = homePin(point);
      pin.toggleAttribute('data-tied', true);
      pin.inert = true;
      marked = markerAt([point.longitude, point.latitude], pin)?.addTo(map) ?? null;
    },
  };
}

function boundPin(point: MapPoint, { press, tie }: PinActions): HTMLButtonElement {
  const pin = homePin(point);
  pin.addEventListener('click', (event) => {
    // The map itself was not pressed.
    event.stopPropagation();
    press([point.slug], pin);
  });
  for (const name of ['pointerenter', 'focus']) pin.addEventListener(name, () => tie(point.slug));
  for (const name of ['pointerleave', 'blur']) pin.addEventListener(name, () => tie(null));
  return pin;
}

const markerAt = (at: [number, number], element: HTMLElement | null): Marker | null =>
  element && new Marker({ element }).setLngLat(at);

/** Clusters and homes, each once although neighbouring tiles may hold it too, from north to south. */
function featuresInView(map: MapLibreMap): readonly (readonly [string, GeoJSONFeature])[] {
  const view = map.getBounds();
  const found = new Map<string, GeoJSONFeature>();
  for (const feature of map.querySourceFeatures(SOURCE))
    if (view.contains(lngLatOf(feature))) found.set(keyOf(feature), feature);
  return [...found].sort(([, a], [, b]) => lngLatOf(b)[1] - lngLatOf(a)[1]);
}

const keyOf = ({ properties: { cluster_id, slug } }: GeoJSONFeature): string =>
  cluster_id === undefined ? String(slug) : `cluster-${cluster_id}`;

function lngLatOf({ geometry }: GeoJSONFeature): [number, number] {
  const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return [longitude, latitude];
}

const toFeatures = (points: readonly MapPoint[]) => ({
  type: 'FeatureCollection' as const,
  features: points.map(({ slug, saleFormat, longitude, latitude }) => ({
    type: 'Feature' as const,
    properties: { slug, saleFormat },
    geometry: { type: 'Point' as const, coordinates: [longitude, latitude] },
  })),
});
