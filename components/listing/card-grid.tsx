import { classNames } from '@/components/ui/class-names';
import type { ListingCard as Card } from '@/lib/domain/listing/views';
import { ListingCard } from './listing-card';

type GridWidth = 'full' | 'narrow';

interface CardGridProps {
  readonly cards: readonly Card[];
  readonly headingLevel?: 2 | 3;
  /** How many of the first pictures load at once. */
  readonly eager?: number;
  /** `narrow` stands beside a column of filters. */
  readonly width?: GridWidth;
  readonly className?: string;
}

export function CardGrid({ cards, headingLevel = 3, eager = 0, width = 'full', className }: CardGridProps) {
  return (
    <ul className={classNames(grid, columns[width], className)}>
      {cards.map((card, index) => (
        <li key={card.key}>
          <ListingCard card={card} headingLevel={headingLevel} isAboveFold={index < eager} />
        </li>
      ))}
    </ul>
  );
}

const grid = 'grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 md:gap-x-8';
const columns: Record<GridWidth, string> = { full: 'md:grid-cols-3', narrow: 'lg:grid-cols-3' };
