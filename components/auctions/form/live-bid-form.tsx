import { useBidSession } from '@/components/auctions/live/auction-context';
import { FieldError } from '@/components/ui/form/field';
import { formatMoney } from '@/lib/format';
import { liveBidForm as copy } from '@/messages/auctions/live-bid-form';
import { useAmount } from './amount-form';
import { AmountLabel } from './bid-form';
import { SuggestedAmounts } from './suggested-amounts';

export function LiveSuggestions() {
  const { minimum, isRaise } = useBidSession().form;
  return minimum !== null && <SuggestedAmounts minimum={minimum} isRaise={isRaise} />;
}

export function LiveAmountLabel() {
  const { minimum, isRaise } = useBidSession().form;
  return minimum !== null && <AmountLabel minimum={minimum} isRaise={isRaise} />;
}

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
    <p className="bid-help mt-1.5 text-sm text-text-muted">
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
