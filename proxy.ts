import { type NextRequest, NextResponse } from 'next/server';
import { accountRoutes } from './lib/account-routes';
import { locationPath, pageRoutes } from './lib/page-routes';
import { routes } from './lib/routes';
import { findLocation } from './lib/server/catalog/locations/locations';
import { readSession } from './lib/server/people/sessions/session';
import { SESSION_COOKIE } from './lib/server/people/sessions/session-cookie';
import { getSharedPage } from './lib/server/platform/http/shared-pages';

/**
 * Document requests only. The client router's requests carry `rsc`, and the internal request that renders a
 * shared page carries `x-making-page`.
 */
export const config = {
  matcher: [
    {
      source: '/properties',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'x-making-page' },
      ],
    },
    // A home's slug ends with its number. Any other slug gets a 404.
    { source: '/properties/:slug((?!.*-\\d+$).*)', missing: [{ type: 'header', key: 'rsc' }] },
    { source: '/new-york/:rest+', missing: [{ type: 'header', key: 'rsc' }] },
    // Valid paths are a month and an optional page number. Any other path gets a 404.
    {
      source: '/auctions/results/:rest((?!\\d{4}-(?:0[1-9]|1[0-2])(?:/[1-9]\\d*)?$).+)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
    { source: '/dashboard/:rest*', missing: [{ type: 'header', key: 'rsc' }] },
    { source: '/preview/:rest*', missing: [{ type: 'header', key: 'rsc' }] },
  ],
};

/**
 * Serves one rendering of a search to everyone who requests it, and answers 401, 403 and 404 with a document
 * that is readable without JavaScript. See docs/decisions/004-shared-search-pages.md and 005-error-pages.md.
 */
export async function proxy({ method, nextUrl, cookies }: NextRequest): Promise<Response> {
  const { pathname, search } = nextUrl;
  // A form posts to its page, which answers it.
  if (method !== 'GET' && method !== 'HEAD') return NextResponse.next();
  if (pathname === routes.properties) {
    if (process.env.NODE_ENV !== 'production') return NextResponse.next();
    const { status, headers, body } = await getSharedPage(`${pathname}${search}`, Date.now());
    return new Response(body, { status, headers });
  }
  if (pathname.startsWith(`${pageRoutes.newYork}/`)) {
    const group = await findLocation(pathname.split('/').slice(2));
    if (!group) return notFound(nextUrl);
    // Redirect here as well as in the page, because Next sends the redirect header of a cached page twice.
    const path = locationPath(group);
    return path === pathname ? NextResponse.next() : NextResponse.redirect(new URL(path, nextUrl), 308);
  }
  if (pathname.startsWith(routes.properties) || pathname.startsWith(pageRoutes.results))
    return notFound(nextUrl);
  const cookie = cookies.get(SESSION_COOKIE)?.value;
  const signedIn = cookie === undefined ? null : await readSession(cookie, Date.now());
  if (!signedIn) return NextResponse.next({ status: 401 });
  const isForStaff =
    pathname === accountRoutes.reviewQueue || pathname.startsWith(`${accountRoutes.reviewQueue}/`);
  return isForStaff && signedIn.user.role !== 'admin'
    ? NextResponse.next({ status: 403 })
    : NextResponse.next();
}

/** Rewrites to a path that has no route, so that `global-not-found` answers. */
const notFound = (url: URL): NextResponse => NextResponse.rewrite(new URL('/404', url));
