import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import { formatMoney } from '@/lib/format';
import { totalCostCopy as copy } from '@/messages/listings/total-cost-copy';

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
  if (wholePrice === null) return priceOf(card) === null ? unknown(copy.allPriceUnknown) : undefined;
  const { offerCents, totalCents } = wholePrice;
  if (totalCents === null) return unknown(copy.allPriceUnknownLiens);
  const note = auction ? copy.nextBidPaid({ offer: formatMoney(offerCents) }) : copy.listPrice;
  return { amount: formatMoney(totalCents), note };
}

const unknown = (note: string): TotalCostWords => ({ amount: null, note });
