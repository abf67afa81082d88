import { type Header, type PMTiles, TileType } from 'pmtiles';
import { z } from 'zod';

/** The layers that components/map/base/street-style.ts draws a map from, and what they show. */
const layers = {
  earth: 'land',
  water: 'water',
  landuse: 'parks',
  roads: 'streets',
  boundaries: 'borders',
  places: 'names of towns',
} as const;

/** Inside the borders of the state, since archives round theirs: west, south, east, north. */
export const stateBounds = [-79.7, 40.55, -71.95, 44.98] as const;

/** Residential streets are in tiles from this zoom on. */
const streetZoom = 13;

/** The State Capitol in Albany, which has streets around it. */
const capitol = { latitude: 42.6526, longitude: -73.7562 };

/** Why a map of New York's streets cannot be drawn from an archive; empty if it can. */
export async function streetFaults(archive: PMTiles): Promise<readonly string[]> {
  try {
    return await faultsOf(archive);
  } catch (error) {
    return [`It can’t be read: ${error instanceof Error ? error.message : String(error)}`];
  }
}

async function faultsOf(archive: PMTiles): Promise<readonly string[]> {
  const header = await archive.getHeader();
  if (header.tileType !== TileType.Mvt) return ['It has no vector tiles.'];
  const faults = [
    ...zoomFaults(header),
    ...boundsFaults(header),
    ...layerFaults(await archive.getMetadata()),
  ];
  return faults.length > 0 ? faults : tileFaults(archive, header);
}

const zoomFaults = ({ maxZoom }: Header): readonly string[] =>
  maxZoom < streetZoom
    ? [`Its tiles end at zoom ${maxZoom}. Streets need tiles up to zoom ${streetZoom} or more.`]
    : [];

function boundsFaults({ minLon, minLat, maxLon, maxLat }: Header): readonly string[] {
  const [west, south, east, north] = stateBounds;
  const isWhole = minLon <= west && minLat <= south && maxLon >= east && maxLat >= north;
  const covered = [minLon, minLat, maxLon, maxLat].join(', ');
  return isWhole ? [] : [`It covers ${covered}. The state needs ${stateBounds.join(', ')}.`];
}

const metadataSchema = z.object({ vector_layers: z.array(z.object({ id: z.string() })) });

function layerFaults(metadata: unknown): readonly string[] {
  const { data } = metadataSchema.safeParse(metadata);
  if (!data) return ['Its metadata names no layers.'];
  const found = new Set(data.vector_layers.map(({ id }) => id));
  return Object.entries(layers)
    .filter(([name]) => !found.has(name))
    .map(([name, shown]) => `It has no layer “${name}” (${shown}).`);
}

async function tileFaults(archive: PMTiles, { maxZoom }: Header): Promise<readonly string[]> {
  const tile = await archive.getZxy(maxZoom, ...placeAt(maxZoom));
  const hasRoads = tile !== undefined && layerNames(new Uint8Array(tile.data)).includes('roads');
  return hasRoads ? [] : ['Its tile of downtown Albany has no streets.'];
}

/** Column and row of the Capitol's tile. */
function placeAt(zoom: number): readonly [column: number, row: number] {
  const { latitude, longitude } = capitol;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const down = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [Math.floor(((longitude + 180) / 360) * 2 ** zoom), Math.floor(down * 2 ** zoom)];
}

/** The names of a vector tile's layers: field 1 of each field 3, in protocol buffers. */
function layerNames(tile: Uint8Array): readonly string[] {
  return fieldsOf(tile)
    .filter(({ field }) => field === 3)
    .flatMap(({ bytes }) => fieldsOf(bytes).filter(({ field }) => field === 1))
    .map(({ bytes }) => new TextDecoder().decode(bytes));
}

/** The fields with bytes; numbers are passed over. */
function fieldsOf(message: Uint8Array): readonly { readonly field: number; readonly bytes: Uint8Array }[] {
  const found: { field: number; bytes: Uint8Array }[] = [];
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 0; at < message.length; shift += 7) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) break;
    }
    return value;
  };
  while (at < message.length) {
    const key = varint();
    const [field, type] = [key >> 3, key & 7];
    if (type === 0) varint();
    else if (type === 2) {
      const length = varint();
      found.push({ field, bytes: message.subarray(at, at + length) });
      at += length;
    } else throw new Error('Not a vector tile');
  }
  return found;
}
