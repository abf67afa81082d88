import { type NextRequest, NextResponse } from 'next/server';
import { getListingBySlug } from './lib/server/listings';
import { readSession } from './lib/server/session';
import { SESSION_COOKIE } from './lib/server/session-cookie';

/** Documents only; the router's own requests name `rsc`. */
export const config = {
  matcher: [
    { source: '/properties/:slug', missing: [{ type: 'header', key: 'rsc' }] },
    { source: '/dashboard/:rest*', missing: [{ type: 'header', key: 'rsc' }] },
  ],
};

/** Gives 404 and 401 a document that can be read without its code: see docs/decisions/004-refusals-with-a-page.md. */
export async function proxy({ nextUrl, cookies }: NextRequest): Promise<Response> {
  const [, area, slug = ''] = nextUrl.pathname.split('/');
  if (area === 'properties')
    return (await getListingBySlug(slug))
      ? NextResponse.next()
      : // No route answers there, so that `global-not-found` does.
        NextResponse.rewrite(new URL('/404', nextUrl));
  const cookie = cookies.get(SESSION_COOKIE)?.value;
  const isSignedIn = cookie !== undefined && (await readSession(cookie, Date.now())) !== null;
  return isSignedIn ? NextResponse.next() : NextResponse.next({ status: 401 });
}
