import type { MapPlaces } from '@/lib/domain/map/map-cluster';
import { type Tile, tileAbove, tileKey, tilesOfView } from '@/lib/domain/map/tile';
import type { Bounds } from '@/lib/domain/search/query/listing-query';
import { fetchMapAnswer } from './use-map-points';

export interface TileView extends MapPlaces {
  /** Equal for the same set of tiles. */
  readonly key: string;
}

export interface MapTiles {
  /** Everything in the view, plus some of its surroundings. */
  readonly load: (view: Bounds, zoom: number, signal: AbortSignal) => Promise<TileView>;
}

type FetchTile = (tile: Tile, signal: AbortSignal) => Promise<MapPlaces>;

const mostTilesPerView = 12;
const mostCached = 300;

/** The tiles of one search, with a cache of the most recently used ones. */
export function createMapTiles(fetchTile: FetchTile): MapTiles {
  const cache = new Map<string, MapPlaces>();
  const get = async (tile: Tile, signal: AbortSignal): Promise<MapPlaces> => {
    const key = tileKey(tile);
    const places = cache.get(key) ?? (await fetchTile(tile, signal));
    cache.delete(key);
    cache.set(key, places);
    const [oldest] = cache.keys();
    if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest);
    return places;
  };
  /**
   * The widest cached tile around this one that has no clusters, and so has every home of this one. Otherwise
   * the tile itself.
   */
  const widest = (tile: Tile): Tile => {
    for (let zoom = 0; zoom < tile.z; zoom++) {
      const above = tileAbove(tile, zoom);
      if (cache.get(tileKey(above))?.clusters.length === 0) return above;
    }
    return tile;
  };
  return {
    load: async (view, zoom, signal) => {
      const wanted = tilesOfView(view, zoom, mostTilesPerView).map(widest);
      const tiles = new Map(wanted.map((tile) => [tileKey(tile), tile]));
      const places = await Promise.all([...tiles.values()].map((tile) => get(tile, signal)));
      return {
        key: [...tiles.keys()].join(),
        points: places.flatMap(({ points }) => points),
        clusters: places.flatMap(({ clusters }) => clusters),
      };
    },
  };
}

/** Fetches the tiles of a search from the server. */
export const tileFetcher =
  (search: string): FetchTile =>
  (tile, signal) => {
    const params = new URLSearchParams(search);
    params.set('tile', tileKey(tile));
    return fetchMapAnswer(params.toString(), signal);
  };
