import { toCardTexts } from '@/components/listings/card-texts';
import { listCards } from '@/lib/server/catalog/listings/listings';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { takeToken } from '@/lib/server/platform/rate-limit';
import { problems as copy } from '@/messages/api/problems';

const most = 60;
/** Generous, because a page sends one request but many people may share an IP address. */
const limit = { name: 'cards', burst: 120, refillMs: 250 } as const;

/**
 * The cards of the homes in `?homes=a,b`, in that order, for lists that only the browser stores. Skips homes
 * that are no longer public.
 */
export const GET = apiRoute({}, async ({ request, receivedAt }) => {
  if (!takeToken(limit, clientAddress(request), receivedAt).isAllowed)
    return problem(429, 'rate-limited', copy.tooManyMinute);
  const slugs = (new URL(request.url).searchParams.get('homes') ?? '').split(',').filter(Boolean);
  if (slugs.length === 0 || slugs.length > most)
    return problem(422, 'invalid-homes', copy.nameHomes({ most }));
  return Response.json({ cards: (await listCards(slugs)).map(toCardTexts) });
});
