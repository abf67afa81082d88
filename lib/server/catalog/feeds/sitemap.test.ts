import { readdirSync, readFileSync } from 'node:fs';
import type { MetadataRoute } from 'next';
import { resolveSitemap } from 'next/dist/build/webpack/loaders/metadata/resolve-route-data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { Listing } from '@/lib/domain/listings/listing';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { seedCatalog } from '@/lib/server/jobs/seeding/seed-catalog';
import { openTestRuntime } from '@/lib/server/platform/runtime/runtime.fixture';
import { listSitemapParts } from './indexed-pages';
import { toSitemap, toSitemapIndex } from './sitemap';

process.env.LOCAL_MODE = '1';
process.env.SITE_URL = 'https://homes.example';
const { store, end } = openTestRuntime();
afterAll(end);

const now = Date.now();
const day = 24 * 3_600_000;
const folder = 'lib/server/catalog/feeds/schemas';
const schema = (fileName: string) => ({ fileName, contents: readFileSync(`${folder}/${fileName}`, 'utf8') });

async function errorsOf(xml: string, main: string): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: xml },
    schema: [schema(main)],
    preload: [schema('sitemap.xsd'), schema('sitemap-image.xsd')],
  });
  return errors.map(({ message }) => message);
}

beforeAll(async () => {
  let salts = 0;
  await seedCatalog(store, { now, createSalt: () => (++salts).toString(16).padStart(64, '0') });
});

const all = async (at = now) => (await listSitemapParts(at)).flatMap(({ listPages }) => listPages());
const listings = async (): Promise<readonly Listing[]> => [...(await listingModel()).bySlug.values()];

describe('the sitemap', () => {
  test('matches its schemas, even with special characters in URLs', async () => {
    for (const { listPages } of await listSitemapParts(now))
      expect(await errorsOf(toSitemap(listPages()), 'with-images.xsd')).toEqual([]);
    const odd = {
      url: 'https://homes.example/a?b=1&c=<2>',
      changedAt: 0,
      images: ["https://homes.example/'"],
    };
    expect(await errorsOf(toSitemap([odd]), 'with-images.xsd')).toEqual([]);
    const index = (await listSitemapParts(now)).map(({ name, changedAt }) => ({
      url: `https://homes.example/sitemaps/${name}.xml`,
      changedAt,
    }));
    expect(await errorsOf(toSitemapIndex(index), 'siteindex.xsd')).toEqual([]);
  });

  test('cannot use Next’s sitemap, which writes images before `lastmod` and does not escape URLs', async () => {
    const changedAt = { url: 'https://homes.example/a', lastModified: new Date(now) };
    const images = ['https://homes.example/a.jpg'];
    const nextErrors = (page: MetadataRoute.Sitemap[number]) =>
      errorsOf(resolveSitemap([page]), 'with-images.xsd');
    expect(await nextErrors(changedAt)).toEqual([]);
    expect(await nextErrors({ ...changedAt, images })).not.toEqual([]);
    expect(await nextErrors({ ...changedAt, url: 'https://homes.example/a?b=1&c=2' })).not.toEqual([]);
  });

  test('has every static page that is not excluded from indexing', async () => {
    const paths = readdirSync('app/(site)', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('['))
      .filter((file) => !readFileSync(`app/(site)/${file}`, 'utf8').includes('robots: { index: false }'))
      .map((file) => file.replace(/(^|\/)\([^/]*\)/g, '').replace(/^\/|\/?page\.tsx$/g, ''))
      .map((path) => `https://homes.example/${path}`);
    const fixed = (await listSitemapParts(now)).find(({ name }) => name === 'pages');
    expect(
      fixed
        ?.listPages()
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(paths.toSorted());
  });

  test('has every indexed home with its pictures and the last change of the home or its auction', async () => {
    const pages = new Map((await all()).map((page) => [page.url, page]));
    const { changedAt } = await listingModel();
    for (const { slug, listingKey, standardStatus, media } of await listings()) {
      const page = pages.get(`https://homes.example/properties/${slug}`);
      if (standardStatus === 'Withdrawn' || standardStatus === 'Expired') expect(page).toBeUndefined();
      else if (standardStatus !== 'Closed') {
        expect(page?.changedAt).toBe(changedAt.get(listingKey));
        expect(page?.images).toEqual(media.map(({ src }) => `https://homes.example${src}`));
      }
    }
  });

  test('has a sold home for exactly 90 days after its closing', async () => {
    const sold = (await listings()).find(({ standardStatus }) => standardStatus === 'Closed');
    const isListed = async (at: number) => (await all(at)).some(({ url }) => url.endsWith(`/${sold?.slug}`));
    const closedAt = sold?.closeDate ?? 0;
    expect(await isListed(closedAt + 89 * day)).toBe(true);
    expect(await isListed(closedAt + 90 * day)).toBe(false);
  });

  test('dates list pages by their newest home and leaves text pages undated', async () => {
    const pages = await all();
    const newest = Math.max(
      ...pages.filter(({ url }) => url.includes('/properties/')).map((page) => page.changedAt ?? 0),
    );
    const changed = (path: string) =>
      pages.find(({ url }) => url === `https://homes.example${path}`)?.changedAt;
    expect(changed('/auctions')).toBe(newest);
    for (const { changedAt, listPages } of await listSitemapParts(now))
      expect(changedAt).toBe(Math.max(...listPages().map((page) => page.changedAt ?? 0)));
    expect(changed('/fees')).toBeNull();
  });
});
