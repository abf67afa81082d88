/** Facts about the site that are the same in every environment. lib/server/platform/env.ts has the others. */
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

/** The preview image of shared links. */
export const shareImage = {
  url: '/og.png',
  type: 'image/png',
  width: 1200,
  height: 630,
  alt: `${site.name}: ${site.title}`,
} as const;
