import { dataRoutes } from '@/lib/data-routes';
import { formatPolicy } from '@/lib/domain/auctions/transparency/policy';
import { textResponse } from '@/lib/server/catalog/feeds/text-answer';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';
import { sitePolicy } from '@/lib/server/platform/runtime/site-policy';

export const dynamic = 'force-dynamic';

/** The keys of the site and of its witnesses (C2SP tlog-policy). */
export const GET = apiRoute({}, async ({ request }) =>
  textResponse(request, {
    contentType: 'text/plain',
    body: formatPolicy(await sitePolicy(), `${env().siteUrl}${dataRoutes.log}`),
  }),
);
