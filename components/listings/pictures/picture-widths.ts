/**
 * How wide pages draw a picture of a home, as in the attribute `sizes`. Where a picture fills a box that is
 * taller than it is, its whole width counts, including what the box cuts off. pictures.spec.ts measures them.
 */
export const hero = '(min-width: 991px) max(50vw, 890px), max(100vw, 342px)';
export const card =
  '(min-width: 1280px) 384px, (min-width: 991px) calc(33.4vw - 42px), (min-width: 600px) calc(50vw - 36px), calc(100vw - 32px)';
export const mapCard = '264px';
export const result =
  '(min-width: 1200px) min(25vw, 373px), (min-width: 991px) 33vw, (min-width: 600px) 50vw, 100vw';
export const resultBesideMap =
  '(min-width: 991px) and (max-height: 849px) 152px, (min-width: 1536px) 334px, (min-width: 991px) min(25vw, 274px), (min-width: 600px) 50vw, 100vw';
export const galleryWhole =
  '(min-width: 1280px) 776px, (min-width: 1200px) calc(100vw - 504px), (min-width: 991px) calc(100vw - 472px), (min-width: 600px) calc(100vw - 48px), 100vw';
export const galleryLarge = '(min-width: 991px) 414px, (min-width: 600px) calc(50vw - 20px), 100vw';
export const galleryWide =
  '(min-width: 1280px) 385px, (min-width: 1200px) calc(50vw - 255px), (min-width: 991px) calc(50vw - 239px), (min-width: 600px) calc(50vw - 27px), 100vw';
export const galleryTile = '(min-width: 991px) 203px, (min-width: 600px) 25vw, 100vw';
export const fullScreen = 'min(100vw, 133vh)';
export const offMarket = '(min-width: 1200px) 400px, (min-width: 991px) 368px, calc(100vw - 32px)';
export const smallHome = '112px';
export const endingRow = '(min-width: 360px) 88px, 64px';
export const boardRow = '72px';
export const auctionRow = '(min-width: 600px) 112px, 88px';
export const homeRow = '(min-width: 600px) 112px, 88px';
export const compared = '(min-width: 600px) 288px, 50vw';
export const bidDrawer = '96px';
export const sale = '144px';
export const portfolioRow = '48px';
