import type { PublicListing } from '@/lib/domain/listing-views/listing-card';

interface SellerLogoProps {
  readonly seller: Pick<PublicListing['seller'], 'name' | 'logo'>;
  readonly className: string;
}

/** The logo of a verified organization; renders nothing without one. */
export function SellerLogo({ seller: { name, logo }, className }: SellerLogoProps) {
  if (!logo) return null;
  return (
    // biome-ignore lint/performance/noImgElement: it was made in its final size.
    <img
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={name}
      loading="lazy"
      className={className}
    />
  );
}
