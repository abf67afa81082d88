import { termsInForce } from '@/lib/domain/shared/terms-version';
import { routes } from '@/lib/routes';
import { apiRoute } from '@/lib/server/platform/http/api';

/** The terms version that a registration must name. */
export const GET = apiRoute({}, async () => Response.json({ ...termsInForce, href: routes.terms }));
