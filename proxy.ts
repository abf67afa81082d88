import { type NextRequest, NextResponse } from 'next/server';
import { accountRoutes } from './lib/account-routes';
import { boardPaths, pageRoutes } from './lib/page-routes';
import { routes } from './lib/routes';
import { readSession } from './lib/server/people/sessions/session';
import { SESSION_COOKIE } from './lib/server/people/sessions/session-cookie';
import { getSharedPage, sharedResponse } from './lib/server/platform/edge/shared-pages';

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
    {
      source: '/auctions/:view(week|upcoming|ended)?',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'x-making-page' },
      ],
    },
    {
      source: '/auctions/sale-days/:slug',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'x-making-page' },
      ],
    },
    { source: '/dashboard/:rest*', missing: [{ type: 'header', key: 'rsc' }] },
    { source: '/preview/:rest*', missing: [{ type: 'header', key: 'rsc' }] },
  ],
};

/**
 * Serves one rendering of a search or an auction board to everyone who requests it, and sets the status 401 or
 * 403 of a page that asks for a sign-in. See docs/decisions/004-shared-search-pages.md and 005-error-pages.md.
 */
export async function proxy({ method, nextUrl, headers, cookies }: NextRequest): Promise<Response> {
  const { pathname, search } = nextUrl;
  // A form posts to its page, which answers it.
  if (method !== 'GET' && method !== 'HEAD') return NextResponse.next();
  const cookie = cookies.get(SESSION_COOKIE)?.value;
  if (pathname === routes.properties || (isBoard(pathname) && cookie === undefined)) {
    if (process.env.NODE_ENV !== 'production') return NextResponse.next();
    const page = await getSharedPage(`${pathname}${search}`, Date.now());
    const answer = await sharedResponse(page, headers);
    if (isBoard(pathname)) answer.headers.append('vary', 'cookie');
    return answer;
  }
  // A signed-in person's board shows their positions.
  if (isBoard(pathname)) return NextResponse.next();
  const signedIn = cookie === undefined ? null : await readSession(cookie, Date.now());
  if (!signedIn) return NextResponse.next({ status: 401 });
  const isForStaff = pathname === accountRoutes.desk || pathname.startsWith(`${accountRoutes.desk}/`);
  return isForStaff && signedIn.user.role !== 'admin'
    ? NextResponse.next({ status: 403 })
    : NextResponse.next();
}

const boards: ReadonlySet<string> = new Set(Object.values(boardPaths));
const isBoard = (pathname: string): boolean =>
  boards.has(pathname) || pathname.startsWith(pageRoutes.saleDay(''));
