import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import type { LoadStreets } from './street-loader';

/** A host that accepts the connection may never answer. */
const openingMs = 5_000;

/**
 * Opens a PMTiles archive, which is read in ranges. Returns the URL of its source in a map style. Throws if its
 * header cannot be read within 5 seconds.
 */
export async function openStreetArchive(url: string, load: LoadStreets): Promise<string> {
  const opening = new AbortController();
  const archive = new PMTiles({
    getKey: () => url,
    getBytes: (offset, length, signal) =>
      // Only the request for the header has no signal.
      load({
        url,
        range: `bytes=${offset}-${offset + length - 1}`,
        signal: signal ?? opening.signal,
      }).then(({ data }) => ({ data })),
  });
  const timer = setTimeout(() => opening.abort(new Error(`${url}: no answer`)), openingMs);
  await archive.getHeader().finally(() => clearTimeout(timer));
  const protocol = new Protocol();
  protocol.add(archive);
  addProtocol('pmtiles', protocol.tile);
  return `pmtiles://${url}`;
}
