// biome-ignore-all lint/performance/noImgElement: photos are kept in the sizes that pages ask for, drawings need none
import type { ImgHTMLAttributes } from 'react';
import { pictureSizes } from '@/lib/domain/listings/picture-sizes';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  readonly alt: string;
  /** How wide it is shown, as in CSS. */
  readonly sizes: string;
}

/** A picture of a home: a photo in the width and format that suit the browser, a drawing as it is. */
export function Picture({ sizes, alt, ...image }: PictureProps) {
  const choice = pictureSizes(image.src);
  if (!choice) return <img {...image} alt={alt} />;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={choice.avif} sizes={sizes} />
      <img {...image} alt={alt} srcSet={choice.webp} sizes={sizes} />
    </picture>
  );
}
