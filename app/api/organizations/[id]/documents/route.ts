import { apiRoute } from '@/lib/server/platform/http/api';
import { takeSharedForm } from '@/lib/server/workflows/organizations/take-shared-form';

/** Accepts a document for all homes of an organization and redirects to the page it came from. */
export const POST = apiRoute<{ id: string }>({}, ({ request, params, receivedAt }) =>
  takeSharedForm(request, params.id, receivedAt),
);
