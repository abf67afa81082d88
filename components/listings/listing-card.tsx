import Link from 'next/link';
import type { ReactNode } from 'react';
import { UseButton } from '@/components/favorites/use-button';
import { routes } from '@/lib/routes';
import { listingCard as copy } from '@/messages/listings/listing-card';
import type { CardTexts } from './card-texts';
import { FiguresRow } from './figures-row';
import { LiveFigures } from './live-figures';
import { Picture } from './pictures/picture';
import * as pictureWidths from './pictures/picture-widths';

interface ListingCardProps {
  readonly card: CardTexts;
  /** True for one of the first visible pictures. */
  readonly isAboveFold: boolean;
  readonly sizes?: string;
  /** Buttons below the facts. */
  readonly children?: ReactNode;
}

/** A property card: the whole card is one link, and the favorite button is separate. */
export function ListingCard({ card, isAboveFold, sizes = pictureWidths.card, children }: ListingCardProps) {
  const { slug, addressLines, cover, sale, lines, broker } = card;
  return (
    <article className="card">
      <div className="card-cover">
        <Picture
          src={cover.src}
          alt={cover.alt}
          width={800}
          height={600}
          loading={isAboveFold ? 'eager' : 'lazy'}
          decoding="async"
          sizes={sizes}
        />
      </div>
      <h3 className="card-title">
        <Link href={routes.property(slug)} prefetch={false} className="card-link">
          {addressLines[0]}
          <span>{addressLines[1]}</span>
        </Link>
      </h3>
      <UseButton
        slug={slug}
        use="saved"
        label={copy.save({ addressLines: addressLines[0] })}
        className="heart card-heart"
      />
      <div className="order-1">
        <LiveFigures sale={sale} as={FiguresRow} />
      </div>
      <div className="card-facts">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {broker && <p>{broker}</p>}
      </div>
      {children}
    </article>
  );
}
