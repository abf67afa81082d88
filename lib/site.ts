/** Facts about the site that do not depend on where it runs. What does is in lib/server/platform/env.ts. */
export const site = {
  name: 'Bank-Owned New York',
  title: 'Bank-Owned Properties for Sale in New York',
  description:
    'Bank-owned (REO, foreclosure) properties for sale in New York. An online auction where anyone can upload, buy and sell, with every bid on a public ledger.',
  keywords: [
    'bank-owned homes New York',
    'REO New York',
    'foreclosure auction New York',
    'buy foreclosed home',
    'sell property online auction',
  ],
  author: 'Bank-Owned New York',
  locale: 'en_US',
  timeZone: 'America/New_York',
  /** 512 by 512 pixels. */
  logo: '/icon-512.png',
} as const;

/** What a shared link shows. */
export const shareImage = {
  url: '/og.png',
  type: 'image/png',
  width: 1200,
  height: 630,
  alt: `${site.name}: ${site.title}`,
} as const;
