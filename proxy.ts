import { type NextRequest, NextResponse } from 'next/server';
import { getSharedPage } from './lib/server/shared-pages';

/** Searches asked for as documents; the router's own requests name `rsc`, and the one that makes a page its header. */
export const config = {
  matcher: [
    {
      source: '/properties',
      missing: [
        { type: 'header', key: 'rsc' },
        { type: 'header', key: 'x-making-page' },
      ],
    },
  ],
};

/** Lets a search that many ask for be rendered once for all of them: see docs/decisions/004-shared-search-pages.md. */
export async function proxy({ method, nextUrl }: NextRequest): Promise<Response> {
  if (method !== 'GET' || process.env.NODE_ENV !== 'production') return NextResponse.next();
  const { status, headers, body } = await getSharedPage(`${nextUrl.pathname}${nextUrl.search}`, Date.now());
  return new Response(body, { status, headers });
}
