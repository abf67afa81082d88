import { toLlmsTxt } from '@/lib/server/catalog/feeds/llms-txt';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';

export const dynamic = 'force-dynamic';

export const GET = apiRoute({}, async ({ request }) =>
  textResponse(request, { contentType: 'text/plain', body: toLlmsTxt(env().siteUrl) }),
);
