import { toCardTexts } from '@/components/listings/card-texts';
import { listCards } from '@/lib/server/catalog/listings/listings';
import { apiRoute, problem } from '@/lib/server/platform/http/api';

/** The card of one home, for the selected pin. */
export const GET = apiRoute<{ slug: string }>({}, async ({ params }) => {
  const [card] = await listCards([params.slug]);
  if (!card) return problem(404, 'unknown-listing', 'This home is no longer shown.');
  return Response.json(toCardTexts(card));
});
