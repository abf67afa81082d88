import 'server-only';

/** For so long one rendering answers everybody. What is live in it is kept current by the stream. */
export const freshMs = 2_000;
/** Of a search page 200 KB each. */
export const maximumPages = 64;
/** Marks the request that makes a page, so that it is not answered from here again. */
export const makingHeader = 'x-making-page';

export interface MadePage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ArrayBuffer;
}
type Make = (path: string) => Promise<MadePage>;

/**
 * Pages that are made per request, each kept for two seconds under its path and query; who asks meanwhile shares the
 * rendering. What is not 200 is answered and not kept. Only for pages that are the same for everybody.
 */
export function createSharedPages(make: Make) {
  const kept = new Map<string, { readonly at: number; readonly page: Promise<MadePage> }>();

  return async function getSharedPage(path: string, now: number): Promise<MadePage> {
    const known = kept.get(path);
    if (known && now - known.at < freshMs) return known.page;
    const page = make(path);
    // A map keeps the order of insertion, so its first key is the oldest.
    kept.delete(path);
    kept.set(path, { at: now, page });
    if (kept.size > maximumPages) kept.delete(kept.keys().next().value ?? '');
    const forget = () => {
      if (kept.get(path)?.page === page) kept.delete(path);
    };
    page.then(({ status }) => status !== 200 && forget(), forget);
    return page;
  };
}

/** Asks this server itself, as a visitor would. */
async function makePage(path: string): Promise<MadePage> {
  const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}${path}`, {
    headers: { [makingHeader]: '1', 'accept-encoding': 'identity' },
    cache: 'no-store',
    redirect: 'manual',
  });
  const { status, headers } = response;
  return { status, headers: keptHeaders(headers), body: await response.arrayBuffer() };
}

/** What belongs to the page; the rest is set anew for each answer. */
function keptHeaders(headers: Headers): Headers {
  const names = ['content-type', 'cache-control', 'vary', 'link'];
  return new Headers(
    names.flatMap((name): [string, string][] => (headers.has(name) ? [[name, headers.get(name) ?? '']] : [])),
  );
}

export const getSharedPage = createSharedPages(makePage);
