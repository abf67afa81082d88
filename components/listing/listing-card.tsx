import Link from 'next/link';
import { occupancyLabel } from '@/lib/domain/listing/labels';
import type { ListingCard as Card } from '@/lib/domain/listing/views';
import { routes } from '@/lib/routes';
import { cardFacts, countyName } from './card-facts';
import { FiguresRow } from './figures-row';
import { LiveFigures } from './live-figures';
import { saleFigures } from './sale-figures';

interface ListingCardProps {
  readonly card: Card;
  /** Of the card's address in its page's outline. */
  readonly headingLevel?: 2 | 3;
  /** Among the first pictures that a visitor sees. */
  readonly isAboveFold?: boolean;
}

/** One property in a list: the whole card is one link. */
export function ListingCard({ card, headingLevel = 3, isAboveFold }: ListingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const facts = cardFacts(card);
  return (
    <article className="group relative flex flex-col">
      <Cover cover={card.cover} isAboveFold={isAboveFold ?? false} />
      <Heading className="order-2 mt-4 text-lg font-semibold leading-snug">
        <Link
          href={routes.property(card.slug)}
          prefetch={false}
          className="card-link group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {card.addressLines[0]}
          <span className="block text-base font-normal">{card.addressLines[1]}</span>
        </Link>
      </Heading>
      <div className="order-1">
        {card.auction && canChange(card.auction.status) ? (
          <LiveFigures initial={card.auction} />
        ) : (
          <FiguresRow figures={saleFigures(card)} />
        )}
      </div>
      <div className="order-3 mt-2 text-sm leading-relaxed text-text-muted">
        {facts && <p>{facts}</p>}
        <p>
          {card.propertyLabel} · {occupancyLabel(card.occupancy)}
        </p>
        <p>{countyName(card.county)}</p>
      </div>
    </article>
  );
}

function Cover({ cover, isAboveFold }: { readonly cover: Card['cover']; readonly isAboveFold: boolean }) {
  return (
    <div className="aspect-[4/3] overflow-hidden rounded bg-surface-muted">
      {/* biome-ignore lint/performance/noImgElement: drawn as SVG, nothing for an optimizer to do */}
      <img
        src={cover.src}
        alt={cover.alt}
        width={800}
        height={600}
        loading={isAboveFold ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  );
}

const canChange = (status: string): boolean => status !== 'ended' && status !== 'cancelled';
