import { apiRoute } from '@/lib/server/api';
import { env } from '@/lib/server/env';
import { toLlmsTxt } from '@/lib/server/feeds/llms-txt';
import { textAnswer } from '@/lib/server/feeds/text-answer';

export const dynamic = 'force-dynamic';

export const GET = apiRoute({}, async ({ request }) =>
  textAnswer(request, { contentType: 'text/plain', body: toLlmsTxt(env().siteUrl) }),
);
