import 'server-only';
import { sampleDocument } from '@/lib/sample/documents';
import { drawPicture } from '@/lib/sample/drawing/draw-picture';
import { runtime } from './runtime';
import { listings } from './store/collections';

/** Some 20 KB each. */
const picturesKept = 1_500;

/** The drawn picture of a sample listing, an SVG, or null when its listing names no such file. */
export async function getSamplePicture(listingKey: string, file: string): Promise<string | null> {
  const src = `/media/${listingKey}/${file}`;
  const known = kept().get(src);
  if (known) return known;
  const listing = (await runtime().store.get(listings, listingKey))?.data;
  const media = listing?.isSample && listing.media.find((each) => each.src === src);
  if (!listing || !media) return null;
  const picture = drawPicture({
    view: media.kind,
    building: listing.structureKind,
    seed: listingKey,
    caption: media.alt,
  });
  if (kept().size >= picturesKept) kept().clear();
  kept().set(src, picture);
  return picture;
}

/** The page of a sample listing's document, or null when it has none of that name. */
export async function getSampleDocument(listingKey: string, file: string): Promise<string | null> {
  const listing = (await runtime().store.get(listings, listingKey))?.data;
  return listing?.isSample ? sampleDocument(listing, file) : null;
}

function kept(): Map<string, string> {
  const place: typeof globalThis & { samplePictures?: Map<string, string> } = globalThis;
  place.samplePictures ??= new Map();
  return place.samplePictures;
}
