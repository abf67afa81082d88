import { type GeoJSONFeature, type GeoJSONSource, type Map as MapLibreMap, Marker } from 'maplibre-gl';
import { visitorMove } from '@/components/map/base/new-map';
import { clusterView, itemsBehind, lngLatOf } from '@/components/map/cluster-view';
import type { MapPlaces } from '@/lib/domain/map/map-cluster';
import type { MapPoint } from '@/lib/domain/map/map-point';
import { clusterPin, homePin } from './pin-element';
import { isCluster, type MapItem, type PinnedPlace, placeOfItems } from './pinned-place';

interface PinActions {
  readonly press: (place: PinnedPlace, pin: HTMLElement) => void;
  /** Called with the hovered or focused home; null when it is left. */
  readonly tie: (slug: string | null) => void;
}

export interface MapPins {
  readonly show: (places: MapPlaces) => void;
  readonly mark: (slug: string | null) => void;
}

interface Drawn {
  readonly marker: Marker;
  /** undefined for a cluster made by MapLibre. */
  readonly item: MapItem | undefined;
}

const SOURCE = 'homes';
/** Pins closer than this, in pixels, merge. */
const clusterRadius = 48;
/** Zoom from which a pin has room for its price. */
const closeZoom = 8.5;

/**
 * Renders the pins of a loaded map as buttons, for keyboard access. MapLibre's worker clusters the homes and
 * clusters that the server sends.
 */
export function createPins(map: MapLibreMap, actions: PinActions): MapPins {
  let items: ReadonlyMap<string, MapItem> = new Map();
  let drawn = new Map<string, Drawn>();
  let marked: Marker | null = null;
  /** MapLibre's cluster ids are valid for one load of the source only. */
  let load = 0;

  map.addSource(SOURCE, {
    type: 'geojson',
    data: toFeatures(items),
    cluster: true,
    clusterRadius,
    clusterMaxZoom: map.getMaxZoom(),
    maxzoom: map.getMaxZoom() + 1,
    clusterProperties: { homes: ['+', ['get', 'homes']], auctions: ['+', ['get', 'auctions']] },
  });
  // MapLibre only builds the source's tiles if a layer draws them.
  map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-opacity': 0 } });

  const openCluster = async (feature: GeoJSONFeature, pin: HTMLElement) => {
    const behind = await itemsBehind(map.getSource(SOURCE), feature, items);
    const closer = await clusterView(map, map.getSource(SOURCE), feature, behind);
    if (closer) return map.easeTo(closer, visitorMove);
    const place = placeOfItems(behind);
    if (place) actions.press(place, pin);
  };
  const boundCluster = (feature: GeoJSONFeature): HTMLButtonElement => {
    const pin = clusterPin(Number(feature.properties.homes), Number(feature.properties.auctions));
    const drawnIn = load;
    pin.addEventListener('click', (event) => {
      event.stopPropagation();
      // Just before a replacement, its id may refer to another cluster.
      if (drawnIn === load) openCluster(feature, pin);
      else map.easeTo({ center: lngLatOf(feature), zoom: map.getZoom() + 1 }, visitorMove);
    });
    return pin;
  };
  const drawOne = (feature: GeoJSONFeature, item: MapItem | undefined): Drawn => {
    const element = item && !isCluster(item) ? boundHome(item, actions) : boundCluster(feature);
    return { marker: markerAt(lngLatOf(feature), element).addTo(map), item };
  };
  const draw = () => {
    if (!map.isSourceLoaded(SOURCE)) return;
    map.getContainer().toggleAttribute('data-close', map.getZoom() >= closeZoom);
    const before = drawn;
    const focused = document.activeElement;
    drawn = new Map();
    for (const [key, feature] of featuresInView(map, load)) {
      const item = items.get(key);
      const old = before.get(key);
      drawn.set(key, old && old.item === item ? old : drawOne(feature, item));
    }
    for (const [key, { marker }] of before) {
      const now = drawn.get(key)?.marker;
      if (now === marker) continue;
      const hadFocus = marker.getElement() === focused;
      marker.remove();
      if (hadFocus) (now?.getElement() ?? map.getCanvas()).focus();
    }
  };
  map.on('moveend', draw);
  map.on('idle', draw);
  map.on('sourcedata', ({ sourceId, isSourceLoaded }) => {
    if (sourceId === SOURCE && isSourceLoaded) draw();
  });

  return {
    // The pins stay until the source has loaded and new ones are drawn.
    show: (places) => {
      items = itemsByKey(places);
      load += 1;
      map.getSource<GeoJSONSource>(SOURCE)?.setData(toFeatures(items));
    },
    mark: (slug) => {
      marked?.remove();
      marked = null;
      for (const [key, { marker }] of drawn) marker.getElement().toggleAttribute('data-tied', key === slug);
      const item = slug === null || drawn.has(slug) ? undefined : items.get(slug);
      if (!item || isCluster(item)) return;
      const pin = homePin(item);
      pin.toggleAttribute('data-tied', true);
      pin.inert = true;
      marked = markerAt([item.longitude, item.latitude], pin).addTo(map);
    },
  };
}

function boundHome(point: MapPoint, { press, tie }: PinActions): HTMLButtonElement {
  const pin = homePin(point);
  pin.addEventListener('click', (event) => {
    // The click was not on the map itself.
    event.stopPropagation();
    const place = placeOfItems([point]);
    if (place) press(place, pin);
  });
  for (const name of ['pointerenter', 'focus']) pin.addEventListener(name, () => tie(point.slug));
  for (const name of ['pointerleave', 'blur']) pin.addEventListener(name, () => tie(null));
  return pin;
}

const markerAt = (at: [number, number], element: HTMLElement): Marker =>
  new Marker({ element }).setLngLat(at);

/** Clusters and homes from north to south, without the duplicates of neighboring tiles. */
function featuresInView(map: MapLibreMap, load: number): readonly (readonly [string, GeoJSONFeature])[] {
  const view = map.getBounds();
  const found = new Map<string, GeoJSONFeature>();
  for (const feature of map.querySourceFeatures(SOURCE)) {
    const { cluster_id, key } = feature.properties;
    const name = cluster_id === undefined ? String(key) : `${load} ${cluster_id}`;
    if (view.contains(lngLatOf(feature))) found.set(name, feature);
  }
  return [...found].sort(([, a], [, b]) => lngLatOf(b)[1] - lngLatOf(a)[1]);
}

/** Homes by slug, clusters by location: no two share one. */
const itemsByKey = ({ points, clusters }: MapPlaces): ReadonlyMap<string, MapItem> =>
  new Map<string, MapItem>([
    ...points.map((point) => [point.slug, point] as const),
    ...clusters.map((cluster) => [`${cluster.latitude} ${cluster.longitude}`, cluster] as const),
  ]);

const toFeatures = (items: ReadonlyMap<string, MapItem>) => ({
  type: 'FeatureCollection' as const,
  features: [...items].map(([key, item]) => ({
    type: 'Feature' as const,
    properties: { key, ...weightOf(item) },
    geometry: { type: 'Point' as const, coordinates: [item.longitude, item.latitude] },
  })),
});

const weightOf = (item: MapItem) =>
  isCluster(item)
    ? { homes: item.count, auctions: item.auctionCount }
    : { homes: 1, auctions: item.saleFormat === 'auction' ? 1 : 0 };
