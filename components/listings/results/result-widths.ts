/** How wide the results draw a picture: see `picture-widths.ts`. */
export const widthAlone =
  '(min-width: 1600px) 373px, (min-width: 1200px) calc(25vw - 27px), (min-width: 991px) calc(33.4vw - 29px), (min-width: 600px) calc(50vw - 26px), calc(100vw - 32px)';

/** With the map beside the results. */
export const widthBesideMap =
  '(min-width: 991px) and (max-height: 849px) 152px, (min-width: 1536px) 334px, (min-width: 1200px) 274px, (min-width: 991px) calc(25vw - 34px), (min-width: 600px) calc(50vw - 26px), calc(100vw - 32px)';
