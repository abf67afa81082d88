import type { LotNames } from '@/lib/domain/listings/lot';
import type { ListingCard } from './listing-card';

/** What a row of a dashboard shows of a home. */
export interface RowCard extends Pick<ListingCard, 'addressLines' | 'cover'> {
  /** Set if the home is sold in a lot. */
  readonly lot?: LotNames | undefined;
}

export const toRowCard = ({ addressLines, cover, lot }: ListingCard): RowCard => ({
  addressLines,
  cover,
  ...(lot && { lot: { homes: lot.homes, others: lot.others } }),
});
