import { takeBulkForm } from '@/lib/server/jobs/bulk-uploads/take-bulk-form';
import { apiRoute } from '@/lib/server/platform/http/api';

/** Accepts a ZIP or a list from a form without JavaScript and redirects to its review. */
export const POST = apiRoute<{ id: string }>({}, ({ request, params, receivedAt }) =>
  takeBulkForm(request, params.id, receivedAt),
);
