import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import type { OfferView } from '@/lib/domain/offers/offer-views';
import type { Side } from '@/lib/domain/offers/offer-vocabulary';
import { formatMoney } from '@/lib/format';
import { offerRow as copy } from '@/messages/offers/offer-row';
import { deadlineWords, offerBadge } from './offer-copy';

interface OfferRowProps {
  readonly offer: OfferView;
  readonly side: Side;
  /** Address of the home. */
  readonly place: string;
}

/** An offer in a list: the home, the current price and the status. */
export function OfferRow({ offer, side, place }: OfferRowProps) {
  const [tone, word] = offerBadge(offer, side);
  const deadline = deadlineWords(offer, side);
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <p className="font-medium">
          <Link href={accountRoutes.offer(offer.offerId)} prefetch={false} className="text-link break-words">
            {place}
          </Link>
        </p>
        <p className="mt-1 text-sm text-text-muted">
          {side === 'seller' ? copy.from({ buyerName: offer.buyerName }) : copy.offer}
          {deadline && ` · ${deadline}`}
          {offer.status === 'Accepted' && (
            <>
              {' · '}
              <Link
                href={accountRoutes.sale(saleIdOf({ kind: 'offer', offerId: offer.offerId }))}
                className="text-link"
              >
                {copy.openClosingRoom}
              </Link>
            </>
          )}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-4 sm:justify-end">
        <span className="text-lg font-semibold tabular-nums">{formatMoney(offer.terms.priceCents)}</span>
        <Badge tone={tone}>{word}</Badge>
      </p>
    </li>
  );
}
