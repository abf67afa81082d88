'use client';

import { ListingCard } from './listing-card';
import type { ShownCard } from './shown-card';

interface CardListProps {
  readonly cards: readonly ShownCard[];
  readonly eager: number;
  readonly className: string;
}

/** One island for all cards: their few words cross to the browser instead of each card's elements. */
export function CardList({ cards, eager, className }: CardListProps) {
  return (
    <ul className={className}>
      {cards.map((card, index) => (
        <li key={card.slug}>
          <ListingCard card={card} isAboveFold={index < eager} />
        </li>
      ))}
    </ul>
  );
}
