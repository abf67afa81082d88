import 'server-only';
import { escapeXml } from '@/lib/domain/shared/escape-xml';

/** Absolute URLs. Times in ms, null if unknown. */
export interface SitemapPage {
  readonly url: string;
  readonly changedAt: number | null;
  readonly images: readonly string[];
}

/**
 * Builds one part of the sitemap: https://www.sitemaps.org/protocol.html with Google's image extension.
 * Next's `sitemap.ts` does not work: it writes images before `lastmod`, which the schema rejects, does not
 * escape URLs and has no index.
 */
export const toSitemap = (pages: readonly SitemapPage[]): string =>
  `${head}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${pages.map(toUrl).join('')}</urlset>
`;

/** Builds the index of the parts. Each part is as new as its newest page. */
export const toSitemapIndex = (parts: readonly Omit<SitemapPage, 'images'>[]): string =>
  `${head}
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${parts.map((part) => `<sitemap>${locOf(part)}</sitemap>\n`).join('')}</sitemapindex>
`;

const head = '<?xml version="1.0" encoding="UTF-8"?>';

const toUrl = (page: SitemapPage): string =>
  `<url>${locOf(page)}${page.images.map(toImage).join('')}</url>\n`;

const toImage = (url: string): string =>
  `<image:image><image:loc>${escapeXml(url)}</image:loc></image:image>`;

const locOf = ({ url, changedAt }: Pick<SitemapPage, 'url' | 'changedAt'>): string =>
  `<loc>${escapeXml(url)}</loc>${changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`}`;
