import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import type { LoadStreets } from './street-loader';

/** A host that accepts the connection may never answer, or stop after the header. */
const openingMs = 5_000;
const rangeMs = 10_000;

/**
 * Opens a PMTiles archive, which is read in ranges. Returns the URL of its source in a map style. Throws if its
 * header cannot be read within 5 seconds. A later range that takes more than 10 seconds fails like any other
 * tile.
 */
export async function openStreetArchive(url: string, load: LoadStreets): Promise<string> {
  const archive = toArchive(url, load);
  await archive.getHeader();
  const protocol = new Protocol();
  protocol.add(archive);
  addProtocol('pmtiles', protocol.tile);
  return `pmtiles://${url}`;
}

export const toArchive = (url: string, load: LoadStreets): PMTiles =>
  new PMTiles({
    getKey: () => url,
    async getBytes(offset, length, signal) {
      const limit = new AbortController();
      const cancel = () => limit.abort(signal?.reason);
      signal?.addEventListener('abort', cancel);
      // Only the request for the header has no signal.
      const timer = setTimeout(
        () => limit.abort(new Error(`${url}: no answer`)),
        signal ? rangeMs : openingMs,
      );
      try {
        const range = `bytes=${offset}-${offset + length - 1}`;
        const { data } = await load({ url, range, signal: limit.signal });
        return { data };
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener('abort', cancel);
      }
    },
  });
