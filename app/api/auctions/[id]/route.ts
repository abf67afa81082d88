import { getUser } from '@/lib/server/people/sessions/session';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { getAuctionFor, getPublicAuction } from '@/lib/server/records/auctions/auctions';
import { problems as copy } from '@/messages/api/problems';

/** The public auction state. A session adds `you`: alias, maximum, position and limit. */
export const GET = apiRoute<{ id: string }>({}, async ({ params }) => {
  const user = await getUser();
  const auction = user ? await getAuctionFor(user, params.id) : await getPublicAuction(params.id);
  return auction ? Response.json(auction) : problem(404, 'not-found', copy.unknownAuction);
});
