import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import { formatMoney } from '@/lib/format';

/** What a card says of the whole price, when a visitor wants to see it. */
export interface TotalCostWords {
  /** Null where it is not known. */
  readonly amount: string | null;
  /** What it is computed on, or why it is not. */
  readonly note: string;
}

/** Undefined where nothing can be offered any more. */
export function totalCostWords(card: ListingCard): TotalCostWords | undefined {
  const { wholePrice, auction } = card;
  if (wholePrice === null) return priceOf(card) === null ? unknown('there is no price yet') : undefined;
  const { offerCents, totalCents } = wholePrice;
  if (totalCents === null) return unknown('the amount of a lien is not told');
  const at = auction ? `next bid of ${formatMoney(offerCents)}` : 'list price';
  return { amount: formatMoney(totalCents), note: `At the ${at}, paid in cash` };
}

const unknown = (why: string): TotalCostWords => ({ amount: null, note: `Whole price not known: ${why}` });
