import type { MetadataRoute } from 'next';
import { accountRoutes } from '@/lib/account-routes';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { manifest as copy } from '@/messages/site/manifest';

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
    shortcuts: [
      { name: copy.browseHomes, url: routes.properties },
      { name: copy.auctions, url: routes.auctions },
      { name: copy.savedHomes, url: routes.saved },
      { name: copy.myBids, url: accountRoutes.bids },
    ],
    screenshots: [
      {
        src: '/screenshots/results.jpg',
        sizes: '1280x800',
        type: 'image/jpeg',
        form_factor: 'wide',
        label: copy.homesSale,
      },
      ...narrow.map(
        ([file, label]) =>
          ({
            src: `/screenshots/${file}.jpg`,
            sizes: '780x1688',
            type: 'image/jpeg',
            form_factor: 'narrow',
            label,
          }) as const,
      ),
    ],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: site.logo, sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

const narrow = [
  ['home', copy.homePage],
  ['auction', copy.liveAuction],
] as const;
