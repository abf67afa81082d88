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
  // Of a picture that it is there: each is made when it is first looked at.
  const method = path.startsWith('/media/') ? 'HEAD' : 'GET';
  const answer = await fetch(`${siteUrl}${path}`, { method });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await answer.text();
  const html = isPage ? text : '';
  return {
    path,
    status: answer.status,
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1] ?? '',
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null,
    links: linksOf(html, `${siteUrl}${path}`),
  };
}

/** By their pattern: the pages are valid HTML, which other stories see to, and there are thousands of them. */
function linksOf(html: string, url: string): readonly string[] {
  const { origin } = new URL(url);
  const found = html.matchAll(/<(?:a|link|img|script)\s(?:[^>]*\s)?(?:href|src)="([^"]*)"/g);
  const links = [...found].flatMap(([, link = '']) => {
    const to = new URL(link.replaceAll('&amp;', '&'), url);
    return to.origin === origin ? [`${to.pathname}${to.search}`] : [];
  });
  return [...new Set(links)];
}
