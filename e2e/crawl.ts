import { JSDOM } from 'jsdom';

/** A page as a search engine reads it. */
export interface Crawled {
  readonly path: string;
  readonly status: number;
  /** What its robots tag says; empty for what is no page. */
  readonly robots: string;
  readonly canonical: string | null;
  /** Paths and queries of everything it links to or shows, on this site. */
  readonly links: readonly string[];
}

interface Limits {
  readonly siteUrl: string;
  /** Whether the links of this page are followed; each is asked for once in any case. */
  readonly follows: (page: Crawled) => boolean;
}

const atOnce = 8;

/** Asks for these paths and for all that the pages lead to, each once. */
export async function crawl(from: readonly string[], limits: Limits): Promise<ReadonlyMap<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const asked = new Set(from);
  const queue = [...from];
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = await visit(path, limits.siteUrl);
      found.set(path, page);
      for (const link of limits.follows(page) ? page.links : []) {
        if (asked.has(link)) continue;
        asked.add(link);
        queue.push(link);
      }
    }
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

export async function visit(path: string, siteUrl: string): Promise<Crawled> {
  const answer = await fetch(`${siteUrl}${path}`);
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await answer.text();
  const { document } = new JSDOM(isPage ? text : '', { url: `${siteUrl}${path}` }).window;
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null;
  return {
    path,
    status: answer.status,
    robots: attribute('meta[name=robots]', 'content') ?? '',
    canonical: attribute('link[rel=canonical]', 'href'),
    links: linksOf(document, siteUrl),
  };
}

function linksOf(document: Document, siteUrl: string): readonly string[] {
  const elements = document.querySelectorAll('a[href], link[href], img[src], script[src]');
  const links = [...elements].flatMap((element) => {
    const link = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    const { origin, pathname, search } = new URL(link, document.baseURI);
    return origin === siteUrl ? [`${pathname}${search}`] : [];
  });
  return [...new Set(links)];
}
