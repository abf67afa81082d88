import type { Organization, WebSite } from 'schema-dts';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

interface SiteConfig {
  readonly siteUrl: string;
  readonly phone: string;
  readonly contactMail: string;
}

const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string): string => `${siteUrl}/#website`;

const named = (siteUrl: string) =>
  ({ '@type': 'Organization', '@id': organizationId(siteUrl), name: site.name, url: siteUrl }) as const;

/** The site's operator, for pages that only name it. */
export const publisher = (siteUrl: string): Organization => named(siteUrl);

/** The site's operator in full, and the site with its search, for the home page. */
export const organization = ({ siteUrl, phone, contactMail }: SiteConfig): Organization => ({
  ...named(siteUrl),
  logo: `${siteUrl}${site.logo}`,
  description: site.description,
  telephone: phone,
  email: contactMail,
  areaServed: { '@type': 'State', name: 'New York' },
});

export const website = ({ siteUrl }: Pick<SiteConfig, 'siteUrl'>): WebSite => ({
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

/** The placeholder in the template above, as schema.org describes the input of an action. */
const searchInput = { 'query-input': 'required name=search_term_string' };
