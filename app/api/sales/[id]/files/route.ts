import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { takeClosingForm } from '@/lib/server/workflows/closings/closing-files';

/** The closing room's document form; the response is the page it came from. */
export const POST = apiRoute<{ id: string }>({}, async ({ request, params, receivedAt }) =>
  takeClosingForm(request, params.id, await getSession(), receivedAt),
);
