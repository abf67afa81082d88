import { toSecurityTxt } from '@/lib/server/catalog/feeds/security-txt';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';

export const dynamic = 'force-dynamic';

/** `BUILT_ON` is inlined by next.config.mjs. */
export const GET = apiRoute({}, async ({ request }) =>
  textResponse(request, {
    contentType: 'text/plain',
    body: toSecurityTxt({ ...env(), builtAt: Date.parse(process.env.BUILT_ON ?? '') }),
  }),
);
