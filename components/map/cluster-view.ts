import type { GeoJSONFeature, GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { isCluster, type MapItem } from '@/components/map/pins/pinned-place';
import { boundsAround } from '@/lib/domain/map/within';

/** Padding around the homes of a cluster that the map zooms to, in pixels. */
const padding = 48;

/** Source of a cluster pin: the server's cluster, or homes and clusters that MapLibre merged. */
export async function itemsBehind(
  source: GeoJSONSource | undefined,
  { properties: { cluster_id, key } }: GeoJSONFeature,
  items: ReadonlyMap<string, MapItem>,
): Promise<readonly MapItem[]> {
  const leaves =
    cluster_id === undefined
      ? [String(key)]
      : ((await source?.getClusterLeaves(Number(cluster_id), items.size, 0)) ?? []).map(({ properties }) =>
          String(properties?.key),
        );
  return leaves.flatMap((leaf) => items.get(leaf) ?? []);
}

/** View in which the map separates the homes of a cluster; null if no zoom does. */
export async function clusterView(
  map: MapLibreMap,
  source: GeoJSONSource | undefined,
  feature: GeoJSONFeature,
  behind: readonly MapItem[],
) {
  const closest = map.getMaxZoom();
  const { cluster_id } = feature.properties;
  if (cluster_id !== undefined) {
    const zoom = (await source?.getClusterExpansionZoom(Number(cluster_id))) ?? closest;
    if (zoom <= closest) return { center: lngLatOf(feature), zoom: zoom + 0.2 };
  }
  const bounds = boundsAround(behind);
  const isOnePlace = !bounds || (bounds.south === bounds.north && bounds.west === bounds.east);
  if (isOnePlace || !behind.some(isCluster) || map.getZoom() >= closest) return null;
  const fitted = map.cameraForBounds([bounds.west, bounds.south, bounds.east, bounds.north], { padding });
  const zoom = Math.min(closest, Math.max(fitted?.zoom ?? 0, map.getZoom() + 1));
  return { center: fitted?.center ?? lngLatOf(feature), zoom };
}

export function lngLatOf({ geometry }: Pick<GeoJSONFeature, 'geometry'>): [number, number] {
  const [longitude = 0, latitude = 0] = geometry.type === 'Point' ? geometry.coordinates : [];
  return [longitude, latitude];
}
