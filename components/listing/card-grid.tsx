import { classNames } from '@/components/ui/class-names';
import type { ListingCard } from '@/lib/domain/listing/views';
import { CardList } from './card-list';
import { toShownCard } from './shown-card';

type GridWidth = 'full' | 'narrow';

interface CardGridProps {
  readonly cards: readonly ListingCard[];
  /** How many of the first pictures load at once. */
  readonly eager?: number;
  /** `narrow` stands beside a column of filters. */
  readonly width?: GridWidth;
  readonly className?: string;
}

export function CardGrid({ cards, eager = 0, width = 'full', className }: CardGridProps) {
  return (
    <CardList
      cards={cards.map(toShownCard)}
      eager={eager}
      className={classNames(gridClass(width), className)}
    />
  );
}

export const gridClass = (width: GridWidth): string => classNames(grid, columns[width]);

const grid = 'grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 md:gap-x-8';
const columns: Record<GridWidth, string> = {
  full: 'md:grid-cols-3',
  narrow: 'lg:grid-cols-3 with-map:grid-cols-1',
};
