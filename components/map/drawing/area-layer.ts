import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { Point } from '@/lib/domain/search/query/listing-query';

const SOURCE = 'area';

/** An area on the map: closed once it is drawn, with its corners while it is. */
export function showArea(map: MapLibreMap, corners: readonly Point[], isDrawing: boolean): void {
  if (!map.getSource(SOURCE)) addLayers(map);
  const line = corners.map(({ longitude, latitude }) => [longitude, latitude]);
  const first = line[0];
  const closed = first && line.length > 2 ? [...line, first] : line;
  map.getSource<GeoJSONSource>(SOURCE)?.setData({
    type: 'FeatureCollection',
    features: [
      feature({ type: 'LineString' as const, coordinates: isDrawing ? line : closed }),
      ...(line.length > 2 ? [feature({ type: 'Polygon' as const, coordinates: [closed] })] : []),
      ...(isDrawing ? line.map((coordinates) => feature({ type: 'Point' as const, coordinates })) : []),
    ],
  });
}

const feature = <G>(geometry: G) => ({ type: 'Feature' as const, properties: {}, geometry });

function addLayers(map: MapLibreMap): void {
  const color = getComputedStyle(map.getContainer()).getPropertyValue('--map-text').trim();
  map.addSource(SOURCE, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: 'area-inside',
    type: 'fill',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': color, 'fill-opacity': 0.08 },
  });
  map.addLayer({
    id: 'area-edge',
    type: 'line',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'LineString'],
    paint: { 'line-color': color, 'line-width': 2.5 },
  });
  map.addLayer({
    id: 'area-corners',
    type: 'circle',
    source: SOURCE,
    filter: ['==', ['geometry-type'], 'Point'],
    paint: { 'circle-color': color, 'circle-radius': 5 },
  });
}
