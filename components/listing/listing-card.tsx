import Link from 'next/link';
import { routes } from '@/lib/routes';
import { FiguresRow } from './figures-row';
import { LiveFigures } from './live-figures';
import type { ShownCard } from './shown-card';

interface ListingCardProps {
  readonly card: ShownCard;
  /** Among the first pictures that a visitor sees. */
  readonly isAboveFold: boolean;
}

/** One property in a list: the whole card is one link. */
export function ListingCard({ card, isAboveFold }: ListingCardProps) {
  const { slug, addressLines, cover, sale, lines } = card;
  return (
    <article className="group relative flex flex-col">
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
      <h3 className="order-2 mt-4 text-lg font-semibold leading-snug">
        <Link
          href={routes.property(slug)}
          prefetch={false}
          className="card-link group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
        >
          {addressLines[0]}
          <span className="block text-base font-normal">{addressLines[1]}</span>
        </Link>
      </h3>
      <div className="order-1">
        {'status' in sale ? <LiveFigures initial={sale} /> : <FiguresRow figures={sale} />}
      </div>
      <div className="order-3 mt-2 text-sm leading-relaxed text-text-muted">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </article>
  );
}
