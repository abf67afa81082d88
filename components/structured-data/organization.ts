import type { Organization, WebSite } from 'schema-dts';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

interface Place {
  readonly siteUrl: string;
  readonly phone: string;
  readonly contactMail: string;
}

export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string): string => `${siteUrl}/#website`;

/** Who runs the site, and the site with its search. Other pages name both by their ids. */
export const organization = ({ siteUrl, phone, contactMail }: Place): Organization => ({
  '@type': 'Organization',
  '@id': organizationId(siteUrl),
  name: site.name,
  url: siteUrl,
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
  publisher: { '@id': organizationId(siteUrl) },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}${routes.properties}?q={search_term_string}` },
    ...searchInput,
  },
});

/** What the template above asks for, as schema.org writes the input of an action. */
const searchInput = { 'query-input': 'required name=search_term_string' };
