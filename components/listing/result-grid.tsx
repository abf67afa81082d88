import type { ListingCard } from '@/lib/domain/listing/views';
import { resultGrid } from './card-grid';
import { ResultList } from './result-list';
import { toShownCard } from './shown-card';

/** The cards of a search, which can be compared and hidden. */
export const ResultGrid = ({ cards }: { readonly cards: readonly ListingCard[] }) => (
  <ResultList cards={cards.map(toShownCard)} className={resultGrid} />
);
