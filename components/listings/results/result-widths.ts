/** How wide the results draw a picture, to a few pixels: see `picture-widths.ts`. Short, as the page's script is. */
export const widthAlone =
  '(min-width: 1200px) min(25vw, 373px), (min-width: 991px) 33vw, (min-width: 600px) 50vw, 100vw';

/** With the map beside the results. */
export const widthBesideMap =
  '(min-width: 991px) and (max-height: 849px) 152px, (min-width: 1536px) 334px, (min-width: 991px) min(25vw, 274px), (min-width: 600px) 50vw, 100vw';
