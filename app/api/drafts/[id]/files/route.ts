import { apiRoute } from '@/lib/server/platform/http/api';
import { takeForm } from '@/lib/server/workflows/uploads/take-form';

/** Accepts files from a form without JavaScript and redirects to the page it came from. */
export const POST = apiRoute<{ id: string }>({}, ({ request, params, receivedAt }) =>
  takeForm(request, params.id, receivedAt),
);
