import metascraper from 'metascraper';
import metascraperDescription from 'metascraper-description';
import metascraperImage from 'metascraper-image';
import metascraperPublisher from 'metascraper-publisher';
import metascraperTitle from 'metascraper-title';
import metascraperUrl from 'metascraper-url';
import openGraphScraper from 'open-graph-scraper';
import { unfurl } from 'unfurl.js';

/** What the recipient of a link sees. */
export interface Preview {
  readonly title: string | undefined;
  readonly description: string | undefined;
  readonly image: string | undefined;
  readonly url: string | undefined;
  readonly siteName: string | undefined;
}

interface Read {
  readonly url: string;
  readonly html: string;
}

/** Three independent link preview libraries. */
export const unfurlers: Readonly<Record<string, (page: Read) => Promise<Preview>>> = {
  'open-graph-scraper': async ({ html }) => {
    const { result } = await openGraphScraper({ html });
    return {
      title: result.ogTitle,
      description: result.ogDescription,
      image: result.ogImage?.[0]?.url,
      url: address(result.ogUrl),
      siteName: result.ogSiteName,
    };
  },
  metascraper: async ({ url, html }) => {
    // Its URL validation rejects localhost.
    const read = await scrape({ url, html, validateUrl: false });
    return {
      title: read.title,
      description: read.description,
      image: read.image,
      url: address(read.url),
      siteName: read.publisher,
    };
  },
  'unfurl.js': async ({ url }) => {
    const { open_graph: graph } = await unfurl(url);
    return {
      title: graph?.title,
      description: graph?.description,
      image: graph?.images?.[0]?.url,
      url: address(graph?.url),
      siteName: graph?.site_name,
    };
  },
};

/** Normalizes a URL, so that a site with and without its trailing slash is the same. */
const address = (url: string | undefined): string | undefined => url && new URL(url).href;

const scrape = metascraper([
  metascraperTitle(),
  metascraperDescription(),
  metascraperImage(),
  metascraperUrl(),
  metascraperPublisher(),
]);

/** What a Twitter card shows for this page. */
export async function twitterCard(html: string): Promise<Readonly<Record<string, string | undefined>>> {
  const { result } = await openGraphScraper({ html });
  return {
    card: result.twitterCard,
    title: result.twitterTitle,
    description: result.twitterDescription,
    image: result.twitterImage?.[0]?.url,
  };
}
