// biome-ignore-all lint/performance/noImgElement: photos are kept in the sizes that pages ask for, drawings need none
import type { ImgHTMLAttributes } from 'react';
import { pictureSizes } from '@/lib/domain/listings/picture-sizes';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  readonly alt: string;
  /** From `picture-widths.ts`. */
  readonly sizes: string;
  /** Copies wider than this, in pixels, are not offered. */
  readonly widest?: number;
}

/** A picture of a home: photos in the width and format that suit the browser, drawings unchanged. */
export function Picture({ sizes, alt, widest, ...image }: PictureProps) {
  const choice = pictureSizes(image.src, widest);
  if (!choice) return <img {...image} alt={alt} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={choice.avif} sizes={sizes} />
      <img {...image} alt={alt} srcSet={choice.webp} sizes={sizes} />
    </picture>
  );
}
