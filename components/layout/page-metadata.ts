import type { Metadata } from 'next';
import { shareImage, site } from '@/lib/site';

interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
}

/** What a page says of itself. `openGraph` replaces the shell's as a whole, so all of it is said again. */
export const pageMetadata = ({ title, description, path }: PageFacts): Metadata => ({
  title,
  description,
  alternates: { canonical: path },
  openGraph: {
    title,
    description,
    url: path,
    type: 'website',
    locale: site.locale,
    siteName: site.name,
    images: [shareImage],
  },
});
