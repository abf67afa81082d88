import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { takeClosingForm } from '@/lib/server/workflows/closings/closing-files';

/** Accepts a document from the closing room's form and redirects to the page it came from. */
export const POST = apiRoute<{ id: string }>({}, async ({ request, params, receivedAt }) =>
  takeClosingForm(request, params.id, await getSession(), receivedAt),
);
