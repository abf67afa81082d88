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
      'What visitors see, for programs. No key and no account is needed, and pages of other sites may read too. Nothing private is in it: of a seller the name, of a bidder the name that the auction gave.',
    contact: { email: contactMail },
  },
  servers: [{ url: siteUrl }],
  tags: [
    {
      name: 'Listings',
      description:
        'The searches of this site. Fields have the names of the RESO Data Dictionary, money is in dollars.',
    },
    {
      name: 'RESO Web API',
      description: 'The same listings by OData 4.0, for programs that speak it: a part of the RESO Web API.',
    },
    { name: 'Auctions', description: 'Their state, their ledgers and their changes. Money is in cents.' },
    { name: 'The site', description: 'The site itself.' },
  ],
  paths: { ...listingPaths, ...resoPaths, ...auctionPaths, ...sitePaths },
  components: {
    ...sharedComponents,
    schemas: { ...propertySchemas, ...auctionSchemas, ...sharedComponents.schemas },
  },
});
