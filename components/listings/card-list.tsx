'use client';

import type { CardTexts } from './card-texts';
import { ListingCard } from './listing-card';

interface CardListProps {
  readonly cards: readonly CardTexts[];
  readonly eager: number;
  readonly className: string;
}

/** One island for all cards, so that only their texts are sent and not each card's elements. */
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
