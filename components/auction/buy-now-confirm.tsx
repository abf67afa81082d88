import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { buyNowPriceOf } from '@/lib/domain/auction/buy-now';
import { type Cents, cents } from '@/lib/domain/money';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { useAuctionPage } from './auction-context';
import { goneWords } from './buy-now-offer';
import { LeadPaintBox } from './lead-paint-box';
import { WholePriceOf } from './live-whole-price';

/** The last step before buying at once: the whole price and what it binds to; and, should a bid end it meanwhile, that. */
export function BuyNowConfirm({ maximumCents, asksLeadPaint = false }: BuyNowConfirmProps) {
  const { auction, isLeadHome, place, bidding } = useAuctionPage();
  const needsLeadPaint = asksLeadPaint || (isLeadHome && place.alias === null);
  const [acceptsLeadPaint, setAcceptsLeadPaint] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const price = formatMoney(maximumCents);
  if (auction.status !== 'open' || buyNowPriceOf(auction) !== maximumCents)
    return (
      <div role="alert">
        <Notice tone="warning" title="It cannot be bought at once any more">
          {auction.status === 'open' ? goneWords(auction, price) : 'The auction does not go on.'} Nothing was
          bought.
        </Notice>
        <Button className="mt-6 w-full" onClick={bidding.dismiss}>
          Back to the auction
        </Button>
      </div>
    );

  function confirm() {
    setAsked(true);
    if (!needsLeadPaint || acceptsLeadPaint) bidding.confirm({ acceptsLeadPaint });
  }

  return (
    <div>
      <p className="text-sm font-medium text-text-muted">The price</p>
      <p className="mt-1 text-4xl font-semibold leading-none tracking-tight tabular-nums">{price}</p>
      <p className="mt-3 text-[0.9375rem] text-text-muted">
        No buyer’s premium. <Whole priceCents={cents(maximumCents)} />
      </p>
      <ul className="mt-5 list-disc space-y-2 pl-5 text-[0.9375rem] leading-relaxed">
        <li>
          <strong className="font-semibold">You buy the home now.</strong> The auction ends at once, nobody
          can outbid you, and you have to buy at {price} plus closing costs.
        </li>
        <li>It cannot be taken back. The contract and the earnest money are due within days.</li>
        <li>
          It stands under the{' '}
          <Link href={routes.terms} target="_blank" className="text-link">
            terms of sale
          </Link>{' '}
          you accepted when you registered.
        </li>
      </ul>
      {needsLeadPaint && (
        <LeadPaintBox
          id="buy-lead-paint"
          isAccepted={acceptsLeadPaint}
          isMissing={isAsked && !acceptsLeadPaint}
          onAccept={setAcceptsLeadPaint}
        />
      )}
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="primary" size="large" onClick={confirm}>
          Buy for {price}
        </Button>
        <Button onClick={bidding.dismiss}>Not now</Button>
      </div>
    </div>
  );
}

interface BuyNowConfirmProps {
  readonly maximumCents: number;
  readonly asksLeadPaint?: boolean;
}

const Whole = ({ priceCents }: { readonly priceCents: Cents }) => (
  <WholePriceOf bidCents={priceCents} subject="A price" still={null} />
);
