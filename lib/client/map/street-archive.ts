import { addProtocol } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import type { LoadStreets } from './street-loader';

/** Opens a PMTiles archive, which is read in ranges. Returns the URL of its source in a map style. */
export async function openStreetArchive(url: string, load: LoadStreets): Promise<string> {
  const archive = new PMTiles({
    getKey: () => url,
    getBytes: (offset, length, signal) =>
      load({ url, range: `bytes=${offset}-${offset + length - 1}`, signal }).then(({ data }) => ({ data })),
  });
  // Fails if it cannot be read.
  await archive.getHeader();
  const protocol = new Protocol();
  protocol.add(archive);
  addProtocol('pmtiles', protocol.tile);
  return `pmtiles://${url}`;
}
