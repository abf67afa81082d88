// biome-ignore-all lint/performance/noImgElement: photos are kept in the sizes that pages ask for, drawings need none
import type { ImgHTMLAttributes } from 'react';
import { pictureSizes } from '@/lib/domain/listings/picture-sizes';
import { type PicturePlace, pictureWidths } from './picture-widths';

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'sizes'> {
  readonly src: string;
  readonly alt: string;
  /** Where it is drawn, which decides its width. */
  readonly place: PicturePlace;
  /** Copies wider than this, in pixels, are not offered. */
  readonly widest?: number;
}

/** A picture of a home: photos in the width and format that suit the browser, drawings unchanged. */
export function Picture({ place, alt, widest, ...image }: PictureProps) {
  const choice = pictureSizes(image.src, widest);
  if (!choice) return <img {...image} alt={alt} />;
  const sizes = pictureWidths[place];
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={choice.avif} sizes={sizes} />
      <img {...image} alt={alt} srcSet={choice.webp} sizes={sizes} />
    </picture>
  );
}
