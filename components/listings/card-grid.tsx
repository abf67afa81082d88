import { classNames } from '@/components/ui/class-names';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { CardList } from './card-list';
import { toCardTexts } from './card-texts';

interface CardGridProps {
  readonly cards: readonly ListingCard[];
  /** Number of cards whose pictures load at once. */
  readonly eager?: number;
  readonly className?: string;
}

export function CardGrid({ cards, eager = 0, className }: CardGridProps) {
  return (
    <CardList cards={cards.map(toCardTexts)} eager={eager} className={classNames(cardGrid, className)} />
  );
}

export const cardGrid =
  'card-grid grid grid-cols-1 gap-x-6 gap-y-12 sm:grid-cols-2 md:grid-cols-3 md:gap-x-8';
