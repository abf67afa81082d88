import Link from 'next/link';
import { useState } from 'react';
import { IfYouWin } from '@/components/auctions/if-you-win';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { TotalCostOf } from '@/components/auctions/live/live-total-cost';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { buyNowConfirm as copy } from '@/messages/auctions/buy-now-confirm';
import { buyNowEndWords } from './buy-now-offer';
import { LeadPaintBox } from './lead-paint-box';

/** Last step before buy now: total cost, obligations, and what happens if a bid ends the offer meanwhile. */
export function BuyNowConfirm({ maximumCents, asksLeadPaint = false }: BuyNowConfirmProps) {
  const { auction, duties, place, bidding } = useBidSession();
  const needsLeadPaint = asksLeadPaint || (duties.leadPapers !== null && place.alias === null);
  const [acceptsLeadPaint, setAcceptsLeadPaint] = useState(false);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const price = formatMoney(maximumCents);
  if (auction.status !== 'open' || buyNowPriceOf(auction) !== maximumCents)
    return (
      <div role="alert">
        <Notice tone="warning" title={copy.buyNowNo}>
          {copy.haventBoughtHome({
            status: auction.status === 'open' ? buyNowEndWords(auction, price) : copy.auctionIsntOpen,
          })}
        </Notice>
        <Button className="mt-6 w-full" onClick={bidding.dismiss}>
          {copy.backAuction}
        </Button>
      </div>
    );

  function confirm() {
    setWasSubmitted(true);
    if (!needsLeadPaint || acceptsLeadPaint) bidding.confirm({ acceptsLeadPaint });
  }

  return (
    <div>
      <p className="text-sm font-medium text-text-muted">{copy.price}</p>
      <p className="mt-1 text-4xl font-semibold leading-none tracking-tight tabular-nums">{price}</p>
      <p className="mt-3 text-[0.9375rem] text-text-muted">
        {copy.noBuyersPremium} <Whole priceCents={cents(maximumCents)} />
      </p>
      <ul className="mt-5 list-disc space-y-2 pl-5 text-[0.9375rem] leading-relaxed">
        <li>
          {copy.buyingHomeNow({
            strong: (children) => <strong className="font-semibold">{children}</strong>,
            price,
          })}
        </li>
        <li>
          {copy.purchaseSubjectTerms({
            link: (children) => (
              <Link href={routes.terms} target="_blank" className="text-link">
                {children}
              </Link>
            ),
          })}
        </li>
      </ul>
      <IfYouWin
        terms={duties.closing}
        priceCents={cents(maximumCents)}
        title={copy.afterBuy}
        since="buying"
      />
      {needsLeadPaint && (
        <LeadPaintBox
          id="buy-lead-paint"
          papers={duties.leadPapers}
          isAccepted={acceptsLeadPaint}
          isMissing={wasSubmitted && !acceptsLeadPaint}
          onAccept={setAcceptsLeadPaint}
        />
      )}
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="primary" size="large" onClick={confirm}>
          {copy.buy({ price })}
        </Button>
        <Button onClick={bidding.dismiss}>{copy.notNow}</Button>
      </div>
    </div>
  );
}

interface BuyNowConfirmProps {
  readonly maximumCents: number;
  readonly asksLeadPaint?: boolean;
}

const Whole = ({ priceCents }: { readonly priceCents: Cents }) => (
  <TotalCostOf bidCents={priceCents} subject="price" still={null} />
);
