import type { MetadataRoute } from 'next';
import { accountRoutes } from '@/lib/account-routes';
import { dataRoutes } from '@/lib/data-routes';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';

/** The build does not know its address. */
export const dynamic = 'force-dynamic';

/**
 * What is nobody's page is not asked for; searches are, because that they are not to be indexed stands in them. Of the API,
 * the open data are for everybody; the longer of two paths holds.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/listings', '/api/reso', dataRoutes.openApi],
      disallow: [
        '/api/',
        '/api/listings/',
        routes.dashboard,
        accountRoutes.preview(''),
        '/auth/',
        '/dev/',
        '/documents/',
        '/stop/',
        '/change-email/',
        accountRoutes.report(''),
        '/calendars/mine/',
        '/calendars/visits/',
      ],
    },
    sitemap: `${env().siteUrl}${dataRoutes.sitemap}`,
  };
}
