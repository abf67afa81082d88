import { apiRoute } from '@/lib/server/platform/http/api';

export const dynamic = 'force-dynamic';

/** Liveness: the process responds. A restart would not fix what only readiness detects. */
export const GET = apiRoute({}, async () => Response.json({ status: 'ok' }));
