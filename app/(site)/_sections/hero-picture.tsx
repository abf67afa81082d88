import { Picture } from '@/components/listings/pictures/picture';
import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { routes } from '@/lib/routes';

/** The home whose auction ends next, else the newest: the picture is the link. */
export function HeroPicture({ card }: { readonly card: ListingCard }) {
  const { slug, cover, addressLines, broker } = card;
  return (
    <a
      href={routes.property(slug)}
      className="group relative block min-h-64 overflow-hidden bg-surface-muted"
    >
      <Picture
        src={cover.src}
        alt={cover.alt}
        width={800}
        height={600}
        fetchPriority="high"
        sizes={pictureWidths.hero}
        className="absolute inset-0 size-full object-cover"
      />
      <span className="on-black absolute bottom-0 left-0 max-w-full bg-primary px-4 py-2 text-sm text-surface">
        <span className="font-medium underline-offset-4 group-hover:underline">{addressLines[0]}</span>{' '}
        {addressLines[1]}
        {broker && <span className="block text-xs">{brokerLine(card)}</span>}
      </span>
    </a>
  );
}
