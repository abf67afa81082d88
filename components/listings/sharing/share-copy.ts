import type { SaleFigures } from '@/components/listings/auction-figures';
import { cardFacts } from '@/components/listings/card-facts';
import { saleFigures } from '@/components/listings/sale-figures';
import type { BadgeTone } from '@/components/ui/badge';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import { statusLabel } from '@/lib/copy/listings/status-label';
import type { ListingDetail } from '@/lib/domain/listing-views/listing-card';
import { isFormerStatus } from '@/lib/domain/listings/vocabulary';
import { formatMoment, formatMoney } from '@/lib/format';
import { shareCopy as copy } from '@/messages/listings/share-copy';

/** All text on the share picture. A change in it redraws the picture. */
export interface ShareWords {
  readonly badge: { readonly tone: BadgeTone; readonly text: string };
  readonly priceLabel: string;
  readonly price: string | null;
  /** Bids and reserve, or the purchase options at a fixed price. */
  readonly note: string;
  readonly time: string | null;
  readonly addressLines: readonly [string, string];
  /** Who lists the home, if a broker does. */
  readonly listedBy?: string;
  /** Path of the photo. */
  readonly cover: string;
}

/** No countdown or relative time: the picture is viewed long after it is rendered. */
export function shareWords({ card, auction, listing }: ListingDetail): ShareWords {
  const { addressLines, cover, status } = card;
  const place = { addressLines, cover: cover.src };
  if (isFormerStatus(status))
    return {
      ...place,
      badge: { tone: 'muted', text: statusLabel(status) },
      priceLabel: '',
      price: null,
      note: copy.noLongerSale,
      time: null,
    };
  const { badge, price, note, time } = saleFigures(card);
  const amountCents = listing.closePriceCents ?? auction?.salePriceCents ?? price.amountCents;
  return {
    ...place,
    badge,
    priceLabel: price.label,
    price: amountCents === null ? null : formatMoney(amountCents),
    note: note === badge.text ? cardFacts(card) : note,
    time: timeWords(time),
    ...(card.broker && { listedBy: brokerLine(card) }),
  };
}

function timeWords(time: SaleFigures['time']): string | null {
  if (!time?.hasClock) return null;
  return `${time.dateLabel} ${formatMoment(time.at)}`;
}
