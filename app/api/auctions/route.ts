import {
  auctionsFaultWords,
  listAuctionsAfter,
  parseAuctionsRequest,
} from '@/lib/domain/auctions/views/auction-list';
import { listPublicAuctions } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';

/** The public auctions, or those in one status as of now: `?status=open`. A long answer goes on at `next`. */
export const GET = apiRoute({}, async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const asked = parseAuctionsRequest(searchParams);
  if (typeof asked === 'string') return problem(422, asked, auctionsFaultWords[asked]);
  const all = await listPublicAuctions();
  const fitting = asked.status ? all.filter(({ status }) => status === asked.status) : all;
  const { auctions, next } = listAuctionsAfter(fitting, asked);
  if (next === null) return Response.json({ auctions, next: null });
  const further = new URLSearchParams(searchParams);
  further.set('cursor', next);
  const url = `${env().siteUrl}/api/auctions?${further}`;
  return Response.json({ auctions, next: url }, { headers: { link: `<${url}>; rel="next"` } });
});
