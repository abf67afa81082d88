import { type NextRequest, NextResponse } from 'next/server';
import { readSession } from './lib/server/session';
import { SESSION_COOKIE } from './lib/server/session-cookie';
import { getSharedPage } from './lib/server/shared-pages';

/** Documents only; the router's own requests name `rsc`, and the one that makes a page its header. */
export const config = {
  matcher: [
    {
      source: '/:area(properties|dashboard)/:rest*',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'x-making-page' },
      ],
    },
  ],
};

/**
 * Lets a page that many ask for be made once for all of them, and gives 404 and 401 a document that can be read
 * without its code: see docs/decisions/004-shared-search-pages.md and 005-refusals-with-a-page.md.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  const { method, nextUrl } = request;
  if (!['GET', 'HEAD'].includes(method) || process.env.NODE_ENV !== 'production') return NextResponse.next();
  const isPrivate = nextUrl.pathname.startsWith('/dashboard');
  if (isPrivate && (await isSignedIn(request))) return NextResponse.next();
  const page = await getSharedPage(`${nextUrl.pathname}${nextUrl.search}`, Date.now());
  // No route answers at /404, so that `global-not-found` does.
  if (page.status === 404) return NextResponse.rewrite(new URL('/404', nextUrl));
  const status = isPrivate && page.status === 200 ? 401 : page.status;
  return new Response(page.body, { status, headers: page.headers });
}

async function isSignedIn({ cookies }: NextRequest): Promise<boolean> {
  const cookie = cookies.get(SESSION_COOKIE)?.value;
  return cookie !== undefined && (await readSession(cookie, Date.now())) !== null;
}
