/**
 * How wide pages draw a picture of a home, as in the attribute `sizes`. Where a picture fills a box that is
 * taller than it is, its whole width counts, including what the box cuts off. pictures.spec.ts measures them.
 */
export const pictureWidths = {
  hero: '(min-width: 991px) max(50vw, 890px), max(100vw, 342px)',
  card: '(min-width: 1280px) 384px, (min-width: 991px) calc(33.4vw - 42px), (min-width: 600px) calc(50vw - 36px), calc(100vw - 32px)',
  mapCard: '264px',
  result:
    '(min-width: 1600px) 373px, (min-width: 1200px) calc(25vw - 27px), (min-width: 991px) calc(33.4vw - 29px), (min-width: 600px) calc(50vw - 26px), calc(100vw - 32px)',
  resultBesideMap:
    '(min-width: 991px) and (max-height: 849px) 152px, (min-width: 1536px) 334px, (min-width: 1200px) 274px, (min-width: 991px) calc(25vw - 34px), (min-width: 600px) calc(50vw - 26px), calc(100vw - 32px)',
  galleryWhole:
    '(min-width: 1280px) 776px, (min-width: 1200px) calc(100vw - 504px), (min-width: 991px) calc(100vw - 472px), (min-width: 600px) calc(100vw - 48px), 100vw',
  galleryLarge: '(min-width: 991px) 414px, (min-width: 600px) calc(50vw - 20px), 100vw',
  galleryWide:
    '(min-width: 1280px) 385px, (min-width: 1200px) calc(50vw - 255px), (min-width: 991px) calc(50vw - 239px), (min-width: 600px) calc(50vw - 27px), 100vw',
  galleryTile: '(min-width: 991px) 203px, (min-width: 600px) 25vw, 100vw',
  fullScreen: 'min(100vw, 133vh)',
  offMarket: '(min-width: 1200px) 400px, (min-width: 991px) 368px, calc(100vw - 32px)',
  smallHome: '112px',
  endingRow: '(min-width: 360px) 88px, 64px',
  boardRow: '72px',
  auctionRow: '(min-width: 600px) 112px, 88px',
  homeRow: '(min-width: 600px) 112px, 88px',
  compared: '(min-width: 600px) 288px, 50vw',
  bidDrawer: '96px',
  sale: '144px',
  portfolioRow: '48px',
} as const;

export type PicturePlace = keyof typeof pictureWidths;
