import type { OpenApi } from '@/lib/domain/open-data/open-api';
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
    title: `${siteName}: open data`,
    version: '1.0.0',
    description:
      'The public data of this site, for programs. No key or account is required, and cross-origin requests are allowed. It has no private data: for a seller, only the name; for a bidder, only the alias given by the auction.',
    contact: { email: contactMail },
  },
  servers: [{ url: siteUrl }],
  tags: [
    {
      name: 'Listings',
      description:
        'Search this site’s listings. Field names follow the RESO Data Dictionary. Amounts are in dollars.',
    },
    {
      name: 'RESO Web API',
      description: 'The same listings via OData 4.0: part of the RESO Web API.',
    },
    { name: 'Auctions', description: 'Auction states, ledgers, and changes. Amounts are in cents.' },
    { name: 'Site', description: 'Terms, health, and this API description.' },
  ],
  paths: { ...listingPaths, ...resoPaths, ...auctionPaths, ...sitePaths },
  components: {
    ...sharedComponents,
    schemas: { ...propertySchemas, ...auctionSchemas, ...sharedComponents.schemas },
  },
});
