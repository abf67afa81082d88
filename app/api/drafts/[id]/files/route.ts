import { apiRoute } from '@/lib/server/api';
import { takeForm } from '@/lib/server/intake/take-form';

/** The way of a browser without JavaScript: a form with files, answered by the page it came from. */
export const POST = apiRoute<{ id: string }>({}, ({ request, params, receivedAt }) =>
  takeForm(request, params.id, receivedAt),
);
