import { apiRoute } from '@/lib/server/platform/http/api';

export const dynamic = 'force-dynamic';

/** Liveness: the process responds. It ignores what readiness checks, because a restart would not fix that. */
export const GET = apiRoute({}, async () => Response.json({ status: 'ok' }));
