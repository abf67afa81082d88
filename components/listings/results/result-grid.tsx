import { toCardTexts } from '@/components/listings/card-texts';
import { totalCostWords } from '@/components/listings/total-cost-copy';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { resultGrid as copy } from '@/messages/listings/result-grid';
import type { ResultTexts } from './result-card';
import { ResultList } from './result-list';

interface ResultGridProps {
  readonly cards: readonly ListingCard[];
  readonly hasWholePrices: boolean;
}

/** Search result cards with compare and hide buttons. */
export const ResultGrid = ({ cards, hasWholePrices }: ResultGridProps) => (
  <ResultList
    cards={cards.map((card) => ({
      ...toResultTexts(card),
      ...(hasWholePrices && { wholePrice: totalCostWords(card) }),
    }))}
  />
);

function toResultTexts(card: ListingCard): ResultTexts {
  const texts = toCardTexts(card);
  return {
    ...texts,
    // The last line is the county, which is next to the city here.
    lines: texts.lines.slice(0, -1),
    county: copy.county({ name: card.county }),
    redFlags: card.risks.redFlags,
  };
}
