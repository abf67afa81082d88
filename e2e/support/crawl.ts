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
/** Of pages and files that one line of code makes for every home, place or search. */
const perKind = 10;
/** The sample mixes the states of its homes: nearly all of them are among the first. */
const homes = 40;

/** Asks for these paths and for all that the pages lead to, each once; of the same kind for the first ones only. */
export async function crawl(from: readonly string[], limits: Limits): Promise<ReadonlyMap<string, Crawled>> {
  const found = new Map<string, Crawled>();
  const known = new Set<string>();
  const kinds = new Map<string, number>();
  const queue: string[] = [];
  const ask = (path: string): void => {
    if (known.has(path)) return;
    known.add(path);
    const kind = kindOf(path);
    const count = (kinds.get(kind) ?? 0) + 1;
    kinds.set(kind, count);
    if (kind === path || count <= (kind === '/properties/*' ? homes : perKind)) queue.push(path);
  };
  for (const path of from) ask(path);
  const work = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = await visit(path, limits.siteUrl);
      found.set(path, page);
      for (const link of limits.follows(page) ? page.links : []) ask(link);
    }
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

/** The same for all that differ in nothing but the home, the place or what is searched; else the path itself. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site');
  if (searchParams.size > 0) return `${pathname}?${[...new Set(searchParams.keys())].sort().join('&')}`;
  if (/^\/auctions\/[^/]+\/ledger$/.test(pathname)) return '/auctions/*/ledger';
  const [, file] =
    /^\/(media|documents|report|calendars\/homes|calendars\/open-houses)\//.exec(pathname) ?? [];
  if (file) return `/${file}/*`;
  const [, page] =
    /^\/(properties|new-york\/type|new-york\/zip|new-york\/[^/]+|new-york)\/[^/]+$/.exec(pathname) ?? [];
  return page ? `/${page.replace(/^new-york\/(?!type|zip).*/, 'new-york/*')}/*` : pathname;
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
