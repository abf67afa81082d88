/**
 * `npm run check-streets -- FILE|URL`: checks that maps of New York can be drawn from a PMTiles archive, before
 * MAP_TILES_URL names it. If not, lists every fault and exits with 1.
 */
import { open } from 'node:fs/promises';
import { PMTiles, type Source } from 'pmtiles';
import { streetFaults } from './streets/street-faults';

const [place = process.env.MAP_TILES_URL, ...more] = process.argv.slice(2);

async function check(): Promise<void> {
  if (!place || more.length > 0) throw new Error('Usage: npm run check-streets -- FILE|URL');
  const archive = new PMTiles(/^https?:/.test(place) ? fromUrl(place) : fromFile(place));
  const faults = await streetFaults(archive);
  if (faults.length > 0) throw new Error(`${place} can’t be used for maps:\n${faults.join('\n')}`);
  process.stdout.write(`${place} has the layers, zooms, and area that maps need.\n`);
}

const fromFile = (path: string): Source => ({
  getKey: () => path,
  async getBytes(offset, length) {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset);
    return { data: buffer.slice(0, bytesRead).buffer };
  },
});

const fromUrl = (url: string): Source => ({
  getKey: () => url,
  async getBytes(offset, length) {
    const response = await fetch(url, { headers: { range: `bytes=${offset}-${offset + length - 1}` } });
    if (response.status !== 206)
      throw new Error(`the host answered ${response.status} to a request for a part of the file, not 206.`);
    return { data: await response.arrayBuffer() };
  },
});

check().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
