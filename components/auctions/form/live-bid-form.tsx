import { useBidSession } from '@/components/auctions/live/auction-context';
import { FieldError } from '@/components/ui/form/field';
import { formatMoney } from '@/lib/format';
import { liveBidForm as copy } from '@/messages/auctions/live-bid-form';
import { useAmount } from './amount-form';
import { amountLabel } from './bid-form';
import { NextBid } from './next-bid';

export function LiveNextBid() {
  const { minimum, isRaise } = useBidSession().form;
  return minimum !== null && <NextBid minimum={minimum} isRaise={isRaise} />;
}

export const LiveAmountLabel = () => amountLabel(useBidSession().form.isRaise);

export function LiveBidError() {
  const { id } = useAmount();
  const { fault } = useBidSession().form;
  return fault !== null && <FieldError id={id}>{fault}</FieldError>;
}

/** The part of the bid limit left for this auction. */
export function BidLimit() {
  const { limit } = useBidSession().place;
  if (!limit) return null;
  const all = formatMoney(limit.limitCents);
  return (
    <p className="mt-3 text-sm text-text-muted">
      {limit.leftCents < limit.limitCents
        ? copy.bidLimitOther({
            all,
            limit: formatMoney(limit.limitCents - limit.leftCents),
            left: formatMoney(limit.leftCents),
          })
        : copy.bidLimitAvailable({ all })}
    </p>
  );
}
