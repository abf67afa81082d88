import type { Organization, WebSite } from 'schema-dts';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

interface Place {
  readonly siteUrl: string;
  readonly phone: string;
  readonly contactMail: string;
}

const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string): string => `${siteUrl}/#website`;

const named = (siteUrl: string) =>
  ({ '@type': 'Organization', '@id': organizationId(siteUrl), name: site.name, url: siteUrl }) as const;

/** Who runs the site, as pages that only name it do. */
export const publisher = (siteUrl: string): Organization => named(siteUrl);

/** Who runs the site, in full, and the site with its search: on the home page. */
export const organization = ({ siteUrl, phone, contactMail }: Place): Organization => ({
  ...named(siteUrl),
  logo: `${siteUrl}${site.logo}`,
  description: site.description,
  telephone: phone,
  email: contactMail,
  areaServed: { '@type': 'State', name: 'New York' },
});

export const website = ({ siteUrl }: Pick<Place, 'siteUrl'>): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(siteUrl),
  name: site.name,
  url: siteUrl,
  description: site.description,
  inLanguage: 'en-US',
  publisher: publisher(siteUrl),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${routes.properties}?q={search_term_string}` },
    ...searchInput,
  },
});

/** What the template above asks for, as schema.org writes the input of an action. */
const searchInput = { 'query-input': 'required name=search_term_string' };
