import { type NextRequest, NextResponse } from 'next/server';
import { accountRoutes } from './lib/account-routes';
import { locationPath, pageRoutes } from './lib/page-routes';
import { routes } from './lib/routes';
import { findLocation } from './lib/server/catalog/locations/locations';
import { readSession } from './lib/server/people/sessions/session';
import { SESSION_COOKIE } from './lib/server/people/sessions/session-cookie';
import { getSharedPage } from './lib/server/platform/http/shared-pages';

/** Documents only: the router's own requests name `rsc`, and the one that makes a page its header. */
export const config = {
  matcher: [
    {
      source: '/properties',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'x-making-page' },
      ],
    },
    // A home's address ends with its number; what does not cannot be one.
    { source: '/properties/:slug((?!.*-\\d+$).*)', missing: [{ type: 'header', key: 'rsc' }] },
    { source: '/new-york/:rest+', missing: [{ type: 'header', key: 'rsc' }] },
    // A month, and perhaps the number of a page.
    {
      source: '/auctions/results/:rest((?!\\d{4}-(?:0[1-9]|1[0-2])(?:/[1-9]\\d*)?$).+)',
      missing: [{ type: 'header', key: 'rsc' }],
    },
    { source: '/dashboard/:rest*', missing: [{ type: 'header', key: 'rsc' }] },
    { source: '/preview/:rest*', missing: [{ type: 'header', key: 'rsc' }] },
  ],
};

/**
 * Lets a search that many ask for be rendered once for all of them, and gives 404 and 401 a document that can
 * be read without its code: see docs/decisions/004-shared-search-pages.md and 005-error-pages.md.
 */
export async function proxy({ method, nextUrl, cookies }: NextRequest): Promise<Response> {
  const { pathname, search } = nextUrl;
  // Forms are answered by their page.
  if (method !== 'GET' && method !== 'HEAD') return NextResponse.next();
  if (pathname === routes.properties) {
    if (process.env.NODE_ENV !== 'production') return NextResponse.next();
    const { status, headers, body } = await getSharedPage(`${pathname}${search}`, Date.now());
    return new Response(body, { status, headers });
  }
  if (pathname.startsWith(`${pageRoutes.newYork}/`)) {
    const group = await findLocation(pathname.split('/').slice(2));
    if (!group) return notFound(nextUrl);
    // Here and not in the page alone: of a page that is kept, Next sends the header twice.
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

/** No route answers there, so that `global-not-found` does. */
const notFound = (url: URL): NextResponse => NextResponse.rewrite(new URL('/404', url));
