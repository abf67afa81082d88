import type { MetadataRoute } from 'next';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: 'Bank-Owned NY',
    description: site.description,
    lang: 'en-US',
    id: routes.home,
    start_url: routes.home,
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#000000',
    categories: ['business', 'shopping'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: site.logo, sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
