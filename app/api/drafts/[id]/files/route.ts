import { apiRoute } from '@/lib/server/platform/http/api';
import { takeForm } from '@/lib/server/workflows/uploads/take-form';

/** Upload without JavaScript: a form with files; the response is the page it came from. */
export const POST = apiRoute<{ id: string }>({}, ({ request, params, receivedAt }) =>
  takeForm(request, params.id, receivedAt),
);
