/** The widths that pages ask for, in pixels. */
export const pageWidths = [400, 800, 1200, 1600] as const;

/** The widths in which a photo of this width is stored, smallest first. */
export const photoWidths = (width: number): readonly number[] => [
  ...pageWidths.filter((each) => each < width),
  width,
];

/**
 * The `srcset` of a picture in both formats, up to `widest` pixels; `src` is the largest copy. Null if there
 * are no other copies.
 */
export function pictureSizes(
  src: string,
  widest = Number.POSITIVE_INFINITY,
): { readonly avif: string; readonly webp: string } | null {
  const [, stem, width] = /^(\/media\/.+-)(\d+)\.webp$/.exec(src) ?? [];
  if (!stem || !width) return null;
  const setOf = (format: string) =>
    photoWidths(Number(width))
      .filter((each, index) => index === 0 || each <= widest)
      .map((each) => `${stem}${each}.${format} ${each}w`)
      .join(', ');
  return { avif: setOf('avif'), webp: setOf('webp') };
}

/** The widest stored copy that is at most `widthPx` wide, or the picture itself if there is none. */
export function pictureAtMost(src: string, widthPx: number): string {
  const [, stem, width] = /^(\/media\/.+-)(\d+)\.webp$/.exec(src) ?? [];
  if (!stem || !width) return src;
  const fitting = photoWidths(Number(width)).filter((each) => each <= widthPx);
  return fitting.length > 0 ? `${stem}${Math.max(...fitting)}.webp` : src;
}
