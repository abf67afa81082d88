import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureSizes } from '@/lib/domain/listings/picture-sizes';
import { type Files, isFilePath } from '@/lib/server/platform/files/files';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { serveDocument, servePicture } from '@/lib/server/workflows/uploads/stored-files';
import { sampleCatalog } from '@/sample/catalog';
import { putSampleFiles } from './sample-files';

const { files, end } = openTestRuntime();
afterAll(end);

const [first, second] = sampleCatalog({ now: Date.now(), createSalt: () => '0'.repeat(64) });
if (!first || !second) throw new Error('The catalog has homes');
const addressesOf = (src: string): readonly string[] =>
  Object.values(pictureSizes(src) ?? {}).flatMap((set) =>
    set.split(', ').map((each) => each.split(' ')[0] ?? ''),
  );
const read = async (from: Files, href: string): Promise<Buffer | null> => {
  const path = href.startsWith('/media/') ? `public${href}` : `private${href}`;
  const file = isFilePath(path) ? await from.head(path) : null;
  const body = file && (await from.get(file));
  return body && buffer(body);
};

test('every size of every sample picture is served like an uploaded photo', async () => {
  await putSampleFiles(files, first.listing);
  for (const { src } of first.listing.media)
    for (const address of addressesOf(src)) {
      const [, , key = '', file = ''] = address.split('/');
      const answer = await servePicture(new Request(`https://homes.example${address}`), key, file);
      const [, width, format] = /-(\d+)\.(avif|webp)$/.exec(address) ?? [];
      expect(answer?.headers.get('content-type')).toBe(`image/${format}`);
      expect(answer?.headers.get('cache-control')).toContain('immutable');
      expect(await sharp(await answer?.arrayBuffer()).metadata()).toMatchObject({
        format: format === 'avif' ? 'heif' : format,
        width: Number(width),
        height: (Number(width) * 3) / 4,
      });
    }
});

test('every sample document is a one-page PDF with its title', async () => {
  for (const { href, title } of first.listing.documents) {
    const pdf = await PDFDocument.load((await read(files, href)) ?? '');
    expect([pdf.getTitle(), pdf.getPageCount()]).toEqual([title, 1]);
  }
});

test('an existing picture is not rewritten, but documents are rewritten with the current data', async () => {
  const [media] = first.listing.media;
  const [document] = first.listing.documents;
  const picture = `public${media?.src}`;
  const paper = `private${document?.href}`;
  if (!isFilePath(picture) || !isFilePath(paper)) throw new Error('These are paths');
  const before = [await files.head(picture), await files.head(paper)];
  const documents = first.listing.documents.map((each) => ({ ...each, asOf: each.asOf + 86_400_000 }));
  await putSampleFiles(files, { ...first.listing, documents });
  const after = [await files.head(picture), await files.head(paper)];
  expect(after[0]?.version).toBe(before[0]?.version);
  expect(after[1]?.version).not.toBe(before[1]?.version);
});

test('a home whose files were never stored has neither pictures nor documents', async () => {
  const [media] = second.listing.media;
  const [document] = second.listing.documents;
  const [, , , file = ''] = media?.src.split('/') ?? [];
  expect(await servePicture(new Request('https://homes.example/'), 'sample', file)).toBeNull();
  const [, , key = '', name = ''] = document?.href.split('/') ?? [];
  const documentRequest = {
    request: new Request('https://homes.example/'),
    key,
    file: name,
    now: Date.now(),
  };
  expect(await serveDocument({ ...documentRequest, getUser: async () => null })).toBeNull();
});
