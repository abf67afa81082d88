import { apiRoute } from '@/lib/server/platform/http/api';

export const dynamic = 'force-dynamic';

/** Liveness: the process answers. A restart would not mend what only readiness finds. */
export const GET = apiRoute({}, async () => Response.json({ status: 'ok' }));
