import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { takeSaleForm } from '@/lib/server/workflows/closings/sale-files';

/** The form of a sale room with a document, answered by the page it came from. */
export const POST = apiRoute<{ id: string }>({}, async ({ request, params, receivedAt }) =>
  takeSaleForm(request, params.id, await getSession(), receivedAt),
);
