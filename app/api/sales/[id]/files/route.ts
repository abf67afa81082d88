import { apiRoute } from '@/lib/server/api';
import { takeSaleForm } from '@/lib/server/sales/sale-files';
import { getSession } from '@/lib/server/session';

/** The form of a sale room with a document, answered by the page it came from. */
export const POST = apiRoute<{ id: string }>({}, async ({ request, params, receivedAt }) =>
  takeSaleForm(request, params.id, await getSession(), receivedAt),
);
