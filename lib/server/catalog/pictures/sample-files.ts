import 'server-only';
import sharp from 'sharp';
import { largestWidth, pageWidths } from '@/lib/domain/listings/picture-sizes';
import { sampleDocument } from '@/lib/sample/documents';
import { drawnWidth, drawPicture } from '@/lib/sample/drawing/draw-picture';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { createDrawings } from './drawings';

/** Some 25 KB each. */
const picturesKept = 1_500;

interface SamplePicture {
  readonly type: 'image/svg+xml' | 'image/avif' | 'image/webp';
  readonly draw: () => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * The drawn picture of a sample listing under the address that its listing names, or in another size of it, or null.
 * Scenes are pixels, as photos are: a browser lays out each element of a drawing as it does a page's.
 */
export async function getSamplePicture(listingKey: string, file: string): Promise<SamplePicture | null> {
  const [, name, width = null, format] = /^(\d+-[a-z]+)(?:-(\d+))?\.(svg|avif|webp)$/.exec(file) ?? [];
  if (width && !pageWidths.some((each) => String(each) === width)) return null;
  const listing = (await runtime().store.get(listings, listingKey))?.data;
  const src = `/media/${listingKey}/${name}${width ? `-${largestWidth}.webp` : '.svg'}`;
  const media = listing?.isSample && listing.media.find((each) => each.src === src);
  if (!listing || !media || (format === 'svg') !== (width === null)) return null;
  const make = () => {
    const { kind: view, alt: caption } = media;
    const drawing = Buffer.from(
      drawPicture({ view, building: listing.structureKind, seed: listingKey, caption }),
    );
    return width ? toPixels(drawing, Number(width), format) : Promise.resolve(drawing);
  };
  return {
    type: format === 'svg' ? 'image/svg+xml' : `image/${format === 'avif' ? 'avif' : 'webp'}`,
    draw: async () => new Uint8Array(await kept()(`${listingKey}/${file}`, make)),
  };
}

function toPixels(drawing: Buffer, width: number, format: string | undefined): Promise<Buffer> {
  const pixels = sharp(drawing, { density: (72 * width) / drawnWidth });
  return format === 'avif'
    ? pixels.avif({ quality: 50, effort: 0 }).toBuffer()
    : pixels.webp({ quality: 75, effort: 2 }).toBuffer();
}

/** The page of a sample listing's document, or null when it has none of that name. */
export async function getSampleDocument(listingKey: string, file: string): Promise<string | null> {
  const listing = (await runtime().store.get(listings, listingKey))?.data;
  return listing?.isSample ? sampleDocument(listing, file) : null;
}

const kept = perProcess('samplePictures', () => createDrawings(picturesKept));
