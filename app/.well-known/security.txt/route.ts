import { apiRoute } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { toSecurityTxt } from '@/lib/server/feeds/security-txt';
import { textAnswer } from '@/lib/server/feeds/text-answer';

export const dynamic = 'force-dynamic';

/** `BUILT_ON` is written into the code by next.config.mjs. */
export const GET = apiRoute({}, async ({ request }) =>
  textAnswer(request, {
    contentType: 'text/plain',
    body: toSecurityTxt({ ...env(), builtAt: Date.parse(process.env.BUILT_ON ?? '') }),
  }),
);
