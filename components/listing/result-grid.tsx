import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { resultGrid } from './card-grid';
import { ResultList } from './result-list';
import { toShownCard } from './shown-card';
import { wholePriceWords } from './whole-price-words';

interface ResultGridProps {
  readonly cards: readonly ListingCard[];
  readonly hasWholePrices: boolean;
}

/** The cards of a search, which can be compared and hidden. */
export const ResultGrid = ({ cards, hasWholePrices }: ResultGridProps) => (
  <ResultList
    cards={cards.map((card) => ({
      ...toShownCard(card),
      ...(hasWholePrices && { wholePrice: wholePriceWords(card) }),
    }))}
    className={resultGrid}
  />
);
