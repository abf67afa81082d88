import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Listing } from '@/lib/domain/listings/listing';
import { photoWidths } from '@/lib/domain/listings/picture-sizes';
import { BadFileError, type FilePath, type Files, isFilePath } from '@/lib/server/platform/files/files';
import { toPaper } from '@/sample/papers';
import { printPaper } from './sample-paper';

const folder = join(process.cwd(), 'sample', 'pictures');

/** Stores the pictures and documents of a sample home as if its seller had uploaded them. */
export async function putSampleFiles(files: Files, listing: Listing): Promise<void> {
  await Promise.all([
    ...listing.media.map(({ src }) => putPicture(files, src)),
    ...listing.documents.map((document) => putDocument(files, listing, document)),
  ]);
}

/**
 * Homes share their pictures, so most are already stored. Encoding AVIF takes seconds, so the repository has
 * every width. WebP is made from the largest. A changed picture needs a new name, because browsers cache
 * pictures.
 */
async function putPicture(files: Files, src: string): Promise<void> {
  const [, stem, name, width] = /^(\/media\/[^/]+\/(.+))-(\d+)\.webp$/.exec(src) ?? [];
  if (!name || (await files.head(requirePath(`public${src}`)))) return;
  const read = (each: number) => readFile(join(folder, `${name}-${each}.avif`));
  const largest = Number(width);
  const { data, info } = await sharp(await read(largest))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const put = (format: 'avif' | 'webp', each: number, bytes: Uint8Array) =>
    files.create(requirePath(`public${stem}-${each}.${format}`), {
      contentType: `image/${format}`,
      body: once(bytes),
    });
  const widths = photoWidths(largest);
  await Promise.all(widths.map(async (each) => put('avif', each, await read(each))));
  // The largest is written last: if it exists, all of them do.
  for (const each of widths) {
    const webp = sharp(data, { raw: info }).resize({ width: each }).webp({ quality: 72, effort: 0 });
    await put('webp', each, await webp.toBuffer());
  }
}

async function putDocument(files: Files, listing: Listing, document: Listing['documents'][number]) {
  const paper = toPaper(listing, document);
  if (!paper) throw new Error(`No sample has a document of the kind ${document.kind}`);
  const body = once(await printPaper(paper));
  await files.put(requirePath(`private${document.href}`), { contentType: 'application/pdf', body });
}

function requirePath(path: string): FilePath {
  if (!isFilePath(path)) throw new BadFileError(`${path} is no path of a file`);
  return path;
}

async function* once(body: Uint8Array): AsyncGenerator<Uint8Array> {
  yield body;
}
