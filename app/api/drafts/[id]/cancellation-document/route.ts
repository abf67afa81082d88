import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { takeCancellationForm } from '@/lib/server/workflows/listings/cancellation-document';

/** Accepts the document for a cancellation from the listing's page and redirects back to it. */
export const POST = apiRoute<{ id: string }>({}, async ({ request, params, receivedAt }) =>
  takeCancellationForm(request, params.id, await getSession(), receivedAt),
);
