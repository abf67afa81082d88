import { toCardTexts } from '@/components/listings/card-texts';
import { listCards } from '@/lib/server/catalog/listings/listings';
import { apiRoute, problem } from '@/lib/server/platform/http/api';
import { problems as copy } from '@/messages/api/problems';

/** The card of one home, for the selected pin. */
export const GET = apiRoute<{ slug: string }>({}, async ({ params }) => {
  const [card] = await listCards([params.slug]);
  if (!card) return problem(404, 'unknown-listing', copy.homeNotShown);
  return Response.json(toCardTexts(card));
});
