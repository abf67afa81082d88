import type { OpenApi } from '@/lib/domain/open-data/open-api';
import { apiDocument as copy } from '@/messages/open-data/api-document';
import { auctionPaths } from './auction-paths';
import { auctionSchemas } from './auction-schemas';
import { listingPaths } from './listing-paths';
import { propertySchemas } from './property-schemas';
import { resoPaths } from './reso-paths';
import { sharedComponents } from './shared-parts';
import { sitePaths } from './site-paths';

interface Place {
  readonly siteName: string;
  readonly siteUrl: string;
  readonly contactMail: string;
}

/** Every route that programs may read without signing in. */
export const openApiDocument = ({ siteName, siteUrl, contactMail }: Place): OpenApi => ({
  openapi: '3.1.0',
  info: {
    title: copy.openData({ siteName }),
    version: '1.0.0',
    description: copy.publicDataSite,
    contact: { email: contactMail },
  },
  servers: [{ url: siteUrl }],
  tags: [
    {
      name: 'Listings',
      description: copy.searchSitesListings,
    },
    {
      name: 'RESO Web API',
      description: copy.sameListingsVia,
    },
    { name: 'Auctions', description: copy.auctionStatesLedgers },
    { name: 'Site', description: copy.termsHealthApi },
  ],
  paths: { ...listingPaths, ...resoPaths, ...auctionPaths, ...sitePaths },
  components: {
    ...sharedComponents,
    schemas: { ...propertySchemas, ...auctionSchemas, ...sharedComponents.schemas },
  },
});
