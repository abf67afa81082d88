import { apiRoute } from '@/lib/server/platform/http/api';
import { takeLogoForm } from '@/lib/server/workflows/organizations/organization-logo';

/** Accepts the logo of a verified organization from a form and redirects to the page it came from. */
export const POST = apiRoute<{ id: string }>({}, ({ request, params, receivedAt }) =>
  takeLogoForm(request, params.id, receivedAt),
);
