import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { priceOf } from '@/lib/domain/listing-views/shown-price';
import { formatMoney } from '@/lib/format';
import * as copy from '@/messages/listings';

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
  if (wholePrice === null)
    return priceOf(card) === null ? unknown(copy.totalCostCopy.allPriceUnknown) : undefined;
  const { offerCents, totalCents } = wholePrice;
  if (totalCents === null) return unknown(copy.totalCostCopy.allPriceUnknownLiens);
  const note = auction
    ? copy.totalCostCopy.nextBidPaid({ offer: formatMoney(offerCents) })
    : copy.totalCostCopy.listPrice;
  return { amount: formatMoney(totalCents), note };
}

const unknown = (note: string): TotalCostWords => ({ amount: null, note });
