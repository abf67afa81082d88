import { auctionStatuses } from '@/lib/domain/auctions/terms/public-auction-schema';
import {
  auctionsPerAnswer,
  listAuctionsAfter,
  parseAuctionsRequest,
} from '@/lib/domain/auctions/views/auction-list';
import { listPublicAuctions } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { auctionsFaults } from '@/messages/api/auctions-faults';
import { toText } from '@/messages/to-text';

/** The public auctions; `?status=open` returns those with that status. A long list continues at `next`. */
export const GET = apiRoute({}, async ({ request }) => {
  const { searchParams } = new URL(request.url);
  const filters = parseAuctionsRequest(searchParams);
  if (typeof filters === 'string') {
    const limits = { statuses: auctionStatuses.join(', '), most: auctionsPerAnswer.most };
    return problem(422, filters, toText(auctionsFaults[filters], limits));
  }
  const all = await listPublicAuctions();
  const fitting = filters.status ? all.filter(({ status }) => status === filters.status) : all;
  const { auctions, next } = listAuctionsAfter(fitting, filters);
  if (next === null) return Response.json({ auctions, next: null });
  const further = new URLSearchParams(searchParams);
  further.set('cursor', next);
  const url = `${env().siteUrl}/api/auctions?${further}`;
  return Response.json({ auctions, next: url }, { headers: { link: `<${url}>; rel="next"` } });
});
