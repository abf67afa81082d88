import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PMTiles } from 'pmtiles';
import { afterAll, expect, test } from 'vitest';
import { sampleStreets } from '@/e2e/support/streets/sample-streets';
import { stateBounds, streetFaults } from './street-faults';

const open = (bytes: Buffer): PMTiles =>
  new PMTiles({
    getKey: () => 'sample',
    getBytes: async (offset, length) => ({
      data: new Uint8Array(bytes.subarray(offset, offset + length)).buffer,
    }),
  });
const faultsOf = (bytes: Buffer) => streetFaults(open(bytes));
const whole = { bounds: stateBounds } as const;

const folder = await mkdtemp(join(tmpdir(), 'streets-'));
afterAll(() => rm(folder, { recursive: true }));

test('an archive with land, water, parks, streets, borders, and names of the whole state can be used', async () => {
  expect(await faultsOf(sampleStreets(whole))).toEqual([]);
});

test('each missing layer is named', async () => {
  expect(await faultsOf(sampleStreets({ ...whole, without: ['roads', 'landuse'] }))).toEqual([
    'It has no layer “landuse” (parks).',
    'It has no layer “roads” (streets).',
  ]);
});

test('an archive of a part of the state is refused', async () => {
  expect(await faultsOf(sampleStreets())).toEqual([
    'It covers -73.8, 42.63, -73.72, 42.69. The state needs -79.7, 40.55, -71.95, 44.98.',
  ]);
});

test('an archive that ends before the zoom of streets is refused', async () => {
  const archive = sampleStreets(whole);
  archive.writeUInt8(11, 101);
  expect(await faultsOf(archive)).toEqual([
    'Its tiles end at zoom 11. Streets need tiles up to zoom 13 or more.',
  ]);
});

test('an archive of pictures is refused', async () => {
  const archive = sampleStreets(whole);
  archive.writeUInt8(2, 99);
  expect(await faultsOf(archive)).toEqual(['It has no vector tiles.']);
});

test('streets that the metadata promises must be in the tiles', async () => {
  const archive = sampleStreets(whole);
  // Every tile’s roads under another name of the same length.
  const afterMetadata = archive.indexOf('vector_layers') + 200;
  for (let at = archive.indexOf('roads', afterMetadata); at >= 0; at = archive.indexOf('roads', at + 1))
    archive.write('roofs', at);
  expect(await faultsOf(archive)).toEqual(['Its tile of downtown Albany has no streets.']);
});

test('the command reads a file and says what is wrong with it', async () => {
  const run = async (bytes: Buffer) => {
    const file = join(folder, 'streets.pmtiles');
    await writeFile(file, bytes);
    const args = ['--import', 'tsx', 'scripts/commands/check-streets.ts', file];
    return promisify(execFile)(process.execPath, args).then(
      ({ stdout }) => stdout.replace(file, 'FILE'),
      ({ stderr }) => String(stderr).replace(file, 'FILE'),
    );
  };
  expect(await run(sampleStreets(whole))).toBe('FILE has the layers, zooms, and area that maps need.\n');
  expect(await run(sampleStreets({ ...whole, without: ['places'] }))).toBe(
    'FILE can’t be used for maps:\nIt has no layer “places” (names of towns).\n',
  );
  expect(await run(Buffer.from('no archive'))).toMatch(/^FILE can’t be used for maps:\nIt can’t be read: /);
});
