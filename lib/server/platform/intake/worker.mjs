/**
 * Checks one file from a stranger in a separate process, so that a decoder exploit or crash stays here.
 * Arguments: `photo`, `logo`, `pdf` or `table`, the file, a folder for the results, and settings as JSON. Writes
 * `answer.json` there, with `{"refused": reason}` or the file's facts. `run-worker.ts` sets the limits of
 * memory and time.
 */
import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const works = { photo: remakePhoto, logo: remakeLogo, pdf, table };

async function pdf(path) {
  const { examinePdf } = await import('./examine-pdf.mjs');
  return examinePdf(await readFile(path));
}

async function table(path, folder, settings) {
  const { readTable } = await import('./read-table.mjs');
  const { rows, ...facts } = await readTable(path, settings);
  if (rows) await writeFile(join(folder, 'rows.ndjson'), rows.join('\n'));
  return facts;
}

async function remakePhoto(path, folder, { maxPixels, maxHeifPixels, widths, longestSide }) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  // Blocks every other decoder, whatever format the file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  const loaders = ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}`);
  sharp.unblock({ operation: loaders });

  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, animated: false };
  const heic = await openHeic(path);
  const found = heic ?? (await sharp(path, { ...options, limitInputPixels: false }).metadata());
  const most = heic || found.format === 'heif' ? maxHeifPixels : maxPixels;
  if (found.width * found.height > most) return { refused: 'too-many-pixels' };
  if (found.width < 200 || found.height < 200) return { refused: 'too-small' };
  const source = heic ? sharp(await heic.decode(), { raw: heic.raw }) : sharp(path, options).autoOrient();
  const { data, info } = await source
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = (size) => sharp(data, { raw: { width, height, channels } }).resize({ width: size });
  for (const size of widths.filter((each) => each < width).concat(width)) {
    await picture(size)
      .avif({ quality: 55, effort: 1 })
      .toFile(join(folder, `${size}.avif`));
    await picture(size)
      .webp({ quality: 78, effort: 1 })
      .toFile(join(folder, `${size}.webp`));
  }
  const blur = await picture(16).webp({ quality: 20, smartSubsample: true }).toBuffer();
  const doubt = await doubtOf(() => sharp(data, { raw: { width, height, channels } }));
  return { width, height, doubt, blurDataUrl: `data:image/webp;base64,${blur.toString('base64')}` };
}

/** A logo keeps its transparent parts. Nothing but its pixels is stored. */
async function remakeLogo(path, folder, { maxPixels, width, height }) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((name) => `VipsForeignLoad${name}`) });
  const options = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true, animated: false };
  const found = await sharp(path, { ...options, limitInputPixels: false }).metadata();
  if (found.width * found.height > maxPixels) return { refused: 'too-many-pixels' };
  if (found.width < 24 || found.height < 24) return { refused: 'too-small' };
  const made = await sharp(path, options)
    .autoOrient()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 90, effort: 4 })
    .toFile(join(folder, 'logo.webp'));
  return { width: made.width, height: made.height };
}

/** The first picture of an HEIC file, which sharp's decoders do not read; null for other files. Upright. */
async function openHeic(path) {
  const head = (await readHead(path)).toString('latin1', 4);
  if (!/^ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(head) || /avi[fs]/.test(head)) return null;
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const [image] = new libheif.HeifDecoder().decode(await readFile(path));
  if (!image) throw new Error('The HEIC file has no picture');
  const [width, height] = [image.get_width(), image.get_height()];
  return {
    width,
    height,
    raw: { width, height, channels: 4 },
    decode: () =>
      new Promise((resolve, reject) => {
        const pixels = { data: new Uint8ClampedArray(width * height * 4), width, height };
        image.display(pixels, (shown) =>
          shown ? resolve(shown.data) : reject(new Error('The HEIC picture cannot be decoded')),
        );
      }),
  };
}

async function readHead(path) {
  const handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(32), 0, 32, 0);
  await handle.close();
  return buffer.subarray(0, bytesRead);
}

/** Below this deviation, of 255, a picture is one color. */
const leastDeviation = 3;
/** A picture keeps most of its contrast when it shrinks to a few pixels; noise evens out. */
const leastRemainder = 0.15;

/** Why a picture probably shows nothing: `blank` for one color, `noise` for random pixels, or null. */
async function doubtOf(picture) {
  // A sample of a large picture's pixels shows its deviation as well as all of them, in a quarter of the time.
  const deviation = await deviationOf(await sampleOf(picture()));
  if (deviation < leastDeviation) return 'blank';
  const small = await picture().resize(16, 16, { fit: 'fill' }).png().toBuffer();
  const { default: sharp } = await import('sharp');
  return (await deviationOf(sharp(small))) < deviation * leastRemainder ? 'noise' : null;
}

async function sampleOf(picture) {
  const { default: sharp } = await import('sharp');
  const size = { width: 400, kernel: 'nearest', withoutEnlargement: true };
  const { data, info } = await picture.resize(size).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

const deviationOf = async (picture) =>
  Math.max(...(await picture.stats()).channels.map(({ stdev }) => stdev));

async function main([work, path, folder, settings]) {
  const answer = await works[work](path, folder, JSON.parse(settings)).catch((error) => ({
    refused: 'damaged',
    cause: String(error?.message ?? error).slice(0, 500),
  }));
  // The peak memory of this process, in bytes.
  const peakBytes = process.resourceUsage().maxRSS * 1024;
  await writeFile(join(folder, 'answer.json'), JSON.stringify({ ...answer, peakBytes }));
}

await main(process.argv.slice(2));
