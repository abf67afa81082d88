import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import { remakePhoto } from '@/lib/server/platform/intake/run-worker';

/** Prints photo processing times in milliseconds, alternating with bare sharp. Run by `npm run bench`. */
const count = 6;
const folder = mkdtempSync(join(tmpdir(), 'bench-photos-'));

/** A photo as a phone takes it: 12 megapixels with noise. */
async function aPhoto(path: string, seed: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const rough = await sharp({
    create: { width: 1008, height: 756, channels: 3, background: '#876', noise },
  })
    .blur(1 + seed / 4)
    .png()
    .toBuffer();
  await sharp(rough).resize(4032, 3024).jpeg({ quality: 90 }).toFile(path);
}

/** Writes the same sizes with sharp alone, in this process, from one decoded image. */
async function remakeBare(path: string, to: string): Promise<void> {
  const { data, info } = await sharp(path, { sequentialRead: true })
    .autoOrient()
    .resize({ width: 2400, height: 2400, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of photoWidths(info.width)) {
    const picture = () => sharp(data, { raw: info }).resize({ width });
    await picture()
      .avif({ quality: 55, effort: 2 })
      .toFile(join(to, `${width}.avif`));
    await picture()
      .webp({ quality: 78, effort: 3 })
      .toFile(join(to, `${width}.webp`));
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function place(name: string): string {
  mkdirSync(join(folder, name));
  return join(folder, name);
}

sharp.concurrency(1);
sharp.cache(false);
const own: number[] = [];
const bare: number[] = [];
let peakBytes = 0;
try {
  for (let at = 0; at < count; at++) {
    const path = join(folder, `${at}.jpg`);
    await aPhoto(path, at);
    own.push(
      await timeOf(async () => {
        const made = await remakePhoto({ uid: 'bench', path, folder: place(`own-${at}`) });
        if (!made.ok) throw new Error(`A photo was refused as ${made.reason.fault}`);
        peakBytes = Math.max(peakBytes, made.value.peakBytes);
      }),
    );
    bare.push(await timeOf(() => remakeBare(path, place(`bare-${at}`))));
  }
  process.stdout.write(JSON.stringify({ own, bare, peakBytes }));
} finally {
  rmSync(folder, { recursive: true });
}
