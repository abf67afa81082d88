import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import { formatMoney } from '@/lib/format';

/** Total cost text on a card, when the visitor turned it on. */
export interface TotalCostWords {
  /** Null if unknown. */
  readonly amount: string | null;
  /** The price it is based on, or why it is unavailable. */
  readonly note: string;
}

/** Undefined if the home can no longer be bought. */
export function totalCostWords(card: ListingCard): TotalCostWords | undefined {
  const { wholePrice, auction } = card;
  if (wholePrice === null) return priceOf(card) === null ? unknown('there is no price yet') : undefined;
  const { offerCents, totalCents } = wholePrice;
  if (totalCents === null) return unknown('the amount of a lien is not told');
  const at = auction ? `next bid of ${formatMoney(offerCents)}` : 'list price';
  return { amount: formatMoney(totalCents), note: `At the ${at}, paid in cash` };
}

const unknown = (why: string): TotalCostWords => ({ amount: null, note: `Whole price not known: ${why}` });
