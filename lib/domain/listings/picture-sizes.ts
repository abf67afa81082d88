/** The widths that pages ask for, in pixels. */
export const pageWidths = [400, 800, 1200, 1600] as const;

/** The widths in which a photo of that width is kept, the smallest first. */
export const photoWidths = (width: number): readonly number[] => [
  ...pageWidths.filter((each) => each < width),
  width,
];

/** What a browser may choose from instead of that picture, which is the largest; null when there is only the one. */
export function pictureSizes(src: string): { readonly avif: string; readonly webp: string } | null {
  const [, stem, width] = /^(\/media\/.+-)(\d+)\.webp$/.exec(src) ?? [];
  if (!stem || !width) return null;
  const setOf = (format: string) =>
    photoWidths(Number(width))
      .map((each) => `${stem}${each}.${format} ${each}w`)
      .join(', ');
  return { avif: setOf('avif'), webp: setOf('webp') };
}

/** The kept copy of that picture that is no wider than `widthPx`, or the picture itself when there is no such copy. */
export function pictureAtMost(src: string, widthPx: number): string {
  const [, stem, width] = /^(\/media\/.+-)(\d+)\.webp$/.exec(src) ?? [];
  if (!stem || !width) return src;
  const fitting = photoWidths(Number(width)).filter((each) => each <= widthPx);
  return fitting.length > 0 ? `${stem}${Math.max(...fitting)}.webp` : src;
}
