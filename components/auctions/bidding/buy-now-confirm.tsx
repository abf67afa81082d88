import { useState } from 'react';
import { InvestorFormNotice } from '@/components/accounts/investor-form-notice';
import { WinnerTerms } from '@/components/auctions/if-you-win';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import { cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { buyNowConfirm as copy } from '@/messages/auctions/buy-now-confirm';
import { buyNowEndWords } from './buy-now-offer';
import { LeadPaintBox } from './lead-paint-box';
import { focusOn, ReviewActions, ReviewFacts } from './review-bid';
import { StoppedReview } from './stopped-review';
import { useLeadPaint } from './use-lead-paint';

/** Last step before buy now: total cost, obligations, and what happens if a bid ends the offer meanwhile. */
export function BuyNowConfirm({ maximumCents, asksLeadPaint = false }: BuyNowConfirmProps) {
  const { auction, duties, bidding, drawer, place } = useBidSession();
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const leadPaint = useLeadPaint('buy-lead-paint', asksLeadPaint, wasSubmitted);
  const price = formatMoney(maximumCents);
  if (auction.status !== 'open' || buyNowPriceOf(auction) !== maximumCents)
    return (
      <StoppedReview title={copy.buyNowNo} back={copy.backAuction}>
        {copy.haventBoughtHome({
          status: auction.status === 'open' ? buyNowEndWords(auction, price) : copy.auctionIsntOpen,
        })}
      </StoppedReview>
    );

  function confirm() {
    setWasSubmitted(true);
    if (leadPaint.isMissing) return focusOn(leadPaint.box.id);
    bidding.confirm(leadPaint.accepts);
  }

  return (
    <>
      <p className="mt-4 text-sm text-text-muted">{copy.price}</p>
      <p className="mt-1 font-figures text-4xl font-semibold leading-none tracking-tight">{price}</p>
      <p className="mt-3 text-sm">
        {copy.buyingHomeNow({
          strong: (children) => <strong className="font-semibold">{children}</strong>,
          price,
        })}
      </p>
      {leadPaint.isNeeded && <LeadPaintBox {...leadPaint.box} />}
      {place.needsInvestorForm && <InvestorFormNotice use="purchase" className="mt-4" />}
      <ReviewFacts priceCents={maximumCents} />
      <section aria-label={copy.afterBuy} className="mt-4 text-sm">
        <h3 className="mb-1 font-semibold">{copy.afterBuy}</h3>
        <WinnerTerms
          terms={duties.closing}
          contractHref={duties.contractHref}
          priceCents={cents(maximumCents)}
          since="buying"
        />
      </section>
      <ReviewActions>
        <Button variant="primary" size="large" onClick={confirm}>
          {copy.buy({ price })}
        </Button>
        <Button variant="quiet" onClick={drawer.close}>
          {copy.notNow}
        </Button>
      </ReviewActions>
    </>
  );
}

interface BuyNowConfirmProps {
  readonly maximumCents: number;
  readonly asksLeadPaint?: boolean;
}
