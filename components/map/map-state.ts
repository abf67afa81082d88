/** Center and zoom of a map. */
export interface MapCamera {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** An open map, as the URL parameter `map` describes it. */
export interface MapState {
  /** null: frames the results. */
  readonly place: MapCamera | null;
  /** True if moving the map searches the new view. */
  readonly isSearching: boolean;
}

/** null: open if there is room next to the list. */
export type MapView = MapState | 'off' | null;

export const MAP_PARAM = 'map';
export const openedMap: MapState = { place: null, isSearching: true };

/**
 * `off`, `on`, `42.9_-75.5_6.2`, and either of the last two followed by `still`. null: missing or invalid.
 */
export function parseMapView(text: string | null): MapView {
  if (text === null || text === 'off') return text;
  const isSearching = !text.endsWith('_still');
  const rest = isSearching ? text : text.slice(0, -'_still'.length);
  if (rest === 'on') return { place: null, isSearching };
  const [latitude, longitude, zoom, ...more] = rest.split('_').map(numberOf);
  if (latitude == null || longitude == null || zoom == null || more.length > 0) return null;
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && zoom >= 0 && zoom <= 24;
  return isOnEarth ? { place: { latitude, longitude, zoom }, isSearching } : null;
}

/** The inverse of `parseMapView`, to about ten meters. */
export function writeMapView(view: MapState | 'off'): string {
  if (view === 'off') return view;
  const { place, isSearching } = view;
  const where = place
    ? [rounded(place.latitude, 4), rounded(place.longitude, 4), rounded(place.zoom, 2)].join('_')
    : 'on';
  return isSearching ? where : `${where}_still`;
}

/** The same URL with that view. */
export function withMap(params: URLSearchParams, view: MapView): string {
  const changed = new URLSearchParams(params);
  changed.delete(MAP_PARAM);
  if (view) changed.set(MAP_PARAM, writeMapView(view));
  return changed.size > 0 ? `?${changed}` : '';
}

/** True if two views are too close to distinguish. */
export const isSameView = (a: MapCamera | null, b: MapCamera | null): boolean =>
  writeMapView({ place: a, isSearching: true }) === writeMapView({ place: b, isSearching: true });

const numberOf = (text: string): number | null => (/^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : null);

const rounded = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits + 0;
