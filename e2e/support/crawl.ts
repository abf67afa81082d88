/** A page as a search engine sees it. */
export interface Crawled {
  readonly path: string;
  readonly status: number;
  /** Content of its robots meta tag; empty if the response is not a page. */
  readonly robots: string;
  readonly canonical: string | null;
  readonly title: string;
  readonly description: string;
  /** The words of its main part. */
  readonly words: readonly string[];
  /** Paths and queries of every link, image and script of this site on the page. */
  readonly links: readonly string[];
}

interface Limits {
  readonly siteUrl: string;
  /** Whether to follow the links of this page. The page itself is requested either way. */
  readonly follows: (page: Crawled) => boolean;
}

const atOnce = 8;
/** Most requests per route that renders one page or file for each home, location or search. */
const perKind = 10;
/** Most home pages to request. The sample mixes statuses, so the first homes cover nearly all of them. */
const homes = 40;

/** Requests these paths and everything they link to, each once; of similar paths only the first few. */
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

/** One key for paths that differ only in the home, the location or the search terms; else the path itself. */
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
  // For an image it is enough that it exists: a GET would render it.
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
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: unescaped(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    words: wordsOf(/<main.*?<\/main>/s.exec(html)?.[0] ?? ''),
    links: linksOf(html, `${siteUrl}${path}`),
  };
}

const unescaped = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");

const wordsOf = (html: string): readonly string[] =>
  html
    .replace(/<(script|style|svg|template).*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .split(/[\s,.:;]+/)
    .filter(Boolean);

/** A regular expression is enough: other stories validate the HTML, and there are thousands of pages. */
function linksOf(html: string, url: string): readonly string[] {
  const { origin } = new URL(url);
  const found = html.matchAll(/<(?:a|link|img|script)\s(?:[^>]*\s)?(?:href|src)="([^"]*)"/g);
  const links = [...found].flatMap(([, link = '']) => {
    const to = new URL(link.replaceAll('&amp;', '&'), url);
    return to.origin === origin ? [`${to.pathname}${to.search}`] : [];
  });
  return [...new Set(links)];
}
