import * as pictureWidths from '@/components/listings/pictures/picture-widths';
import { totalCostWords } from '@/components/listings/total-cost-copy';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { ResultList } from './result-list';
import { toResultTexts } from './result-texts';

interface ResultGridProps {
  readonly cards: readonly ListingCard[];
  readonly hasWholePrices: boolean;
}

/** Search result cards with compare and hide buttons. */
export const ResultGrid = ({ cards, hasWholePrices }: ResultGridProps) => (
  <ResultList
    sizes={{ alone: pictureWidths.result, besideMap: pictureWidths.resultBesideMap }}
    cards={cards.map((card) => ({
      ...toResultTexts(card),
      ...(hasWholePrices && { wholePrice: totalCostWords(card) }),
    }))}
  />
);
