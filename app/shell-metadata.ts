import type { Metadata } from 'next';
import { indexed } from '@/components/layout/page-metadata';
import { routes } from '@/lib/routes';
import { shareImage, site } from '@/lib/site';

interface SiteConfig {
  readonly siteUrl: string;
  readonly phone: string;
}

/** Default metadata of every page for crawlers and link previews. */
export function shellMetadata({ siteUrl, phone }: SiteConfig): Metadata {
  const title = `${site.title} | ${phone}`;
  return {
    metadataBase: new URL(siteUrl),
    title: { default: title, template: `%s | ${site.name}` },
    description: site.description,
    keywords: [...site.keywords],
    robots: indexed,
    authors: [{ name: site.author, url: siteUrl }],
    creator: site.author,
    applicationName: site.name,
    formatDetection: { telephone: false, address: false, email: false },
    openGraph: {
      title,
      description: site.description,
      type: 'website',
      locale: site.locale,
      siteName: site.name,
      url: routes.home,
      images: [shareImage],
    },
    twitter: { card: 'summary_large_image', title, description: site.description, images: [shareImage] },
  };
}
