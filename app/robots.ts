import type { MetadataRoute } from 'next';
import { accountRoutes } from '@/lib/account-routes';
import { dataRoutes } from '@/lib/data-routes';
import { MORE_PARAM } from '@/lib/domain/search/query/typed-text';
import { routes } from '@/lib/routes';
import { env } from '@/lib/server/platform/env';

/** The build does not know its URL. */
export const dynamic = 'force-dynamic';

/**
 * Disallows what is not a page for everyone, and the searches and calculations that differ only in a place on
 * the map, the order, or an amount: there is no end of them. Other searches are allowed, because their
 * `noindex` is in the page. The open data of the API are public; the longer of two matching paths wins.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/listings', '/api/reso', dataRoutes.openApi, dataRoutes.sellerOpenApi],
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
        '/compare',
        `${routes.costs}?`,
        `${routes.search}?`,
        ...endlessParams.map((name) => `/*?*${name}=`),
      ],
    },
    sitemap: `${env().siteUrl}${dataRoutes.sitemap}`,
  };
}

const endlessParams = ['near', 'bounds', 'area', 'sort', 'show', 'map', 'maximum', MORE_PARAM];
