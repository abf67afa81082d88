import 'server-only';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { isFilePath } from '@/lib/server/platform/files/files';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { createDrawings } from './drawings';

/** About 75 KB each. */
const maxPictures = 200;
const size = { width: 1200, height: 630 } as const;

// Bids have priority, so sharp uses one thread. It caches nothing, because no picture is drawn twice.
sharp.concurrency(1);
sharp.cache(false);

interface Drawing {
  /** The path of the photo, `/media/key/file`; empty without one. */
  readonly cover: string;
  /** Draws the text panel, which takes the left part at full height. */
  readonly draw: () => Promise<Buffer>;
}

/** Returns a JPEG of 1200 by 630 pixels. */
export const getSharePicture = (address: string, drawing: Drawing): Promise<Buffer> =>
  pictures()(address, () => compose(drawing));

async function compose({ cover, draw }: Drawing): Promise<Buffer> {
  const panel = await draw();
  const { width = 0 } = await sharp(panel).metadata();
  const photo = await readPhoto(cover);
  const right = { width: size.width - width, height: size.height };
  return sharp({ create: { ...size, channels: 3, background: '#dededa' } })
    .composite([
      { input: panel, left: 0, top: 0 },
      ...(photo ? [{ input: await fill(photo, right), left: width, top: 0 }] : []),
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

const fill = (photo: Uint8Array, area: { width: number; height: number }): Promise<Buffer> =>
  sharp(photo)
    .rotate()
    .resize({ ...area, fit: 'cover' })
    .png({ compressionLevel: 0 })
    .toBuffer();

async function readPhoto(cover: string): Promise<Buffer | null> {
  const path = `public${cover}`;
  const { files } = runtime();
  const file = isFilePath(path) ? await files.head(path) : null;
  const body = file && (await files.get(file));
  return body && buffer(body);
}

const pictures = perProcess('sharePictures', () => createDrawings(maxPictures));
