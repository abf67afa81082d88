import { auctionStatuses } from '@/lib/domain/auction/public-auction';
import { apiRoute, problem } from '@/lib/server/api';
import { listPublicAuctions } from '@/lib/server/listings';

/** Every public auction, or those in one status as of now: `?status=open`. */
export const GET = apiRoute({}, async ({ request }) => {
  const asked = new URL(request.url).searchParams.get('status');
  const status = auctionStatuses.find((known) => known === asked);
  if (asked !== null && !status)
    return problem(422, 'invalid-status', `The status is one of ${auctionStatuses.join(', ')}.`);
  const auctions = await listPublicAuctions();
  return Response.json({
    auctions: status ? auctions.filter((auction) => auction.status === status) : auctions,
  });
});
