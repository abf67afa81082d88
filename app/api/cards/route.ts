import { toShownCard } from '@/components/listing/shown-card';
import { apiRoute, problem } from '@/lib/server/api';
import { listCards } from '@/lib/server/listings';

const most = 60;

/** The cards of these homes in this order, for lists that only a browser knows. One that is not shown any more is left out. */
export const GET = apiRoute({}, async ({ request }) => {
  const slugs = (new URL(request.url).searchParams.get('homes') ?? '').split(',').filter(Boolean);
  if (slugs.length === 0 || slugs.length > most)
    return problem(422, 'invalid-homes', `Name 1 to ${most} homes: ?homes=a,b`);
  return Response.json({ cards: (await listCards(slugs)).map(toShownCard) });
});
