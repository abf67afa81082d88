import { getSession } from '@/lib/server/people/sessions/session';
import { apiRoute } from '@/lib/server/platform/http/api';
import { takeStaffDocumentForm } from '@/lib/server/workflows/staff/staff-document';

/** Accepts the document with which staff may cancel the auction and redirects back to the home's staff page. */
export const POST = apiRoute<{ id: string }>({}, async ({ request, params, receivedAt }) =>
  takeStaffDocumentForm(request, params.id, await getSession(), receivedAt),
);
