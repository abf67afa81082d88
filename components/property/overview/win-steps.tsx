import { SubSection } from '@/components/property/detail-section';
import { dataRoutes } from '@/lib/data-routes';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { earnestMoneyOf } from '@/lib/domain/closings/earnest-money';
import { formatMoment, formatMoney } from '@/lib/format';
import { winSteps as copy } from '@/messages/property/win-steps';

interface WinStepsProps {
  readonly auction: PublicAuction;
  readonly terms: ClosingTerms;
  readonly slug: string;
}

/** From the end of the auction to the keys, while the auction can still be won. */
export function WinSteps({ auction, terms, slug }: WinStepsProps) {
  const priceCents = auction.minimumNextBidCents;
  if (priceCents === null) return null;
  const { earnestMoneyBasisPoints: share, depositWithinHours, signWithinHours, closeWithinDays } = terms;
  const steps: readonly (readonly [string, string])[] = [
    [copy.win, copy.auctionEnds({ endsAt: formatMoment(auction.endsAt) })],
    [copy.sign, copy.signWithin({ signWithinHours })],
    share === 0
      ? [copy.deposit, copy.noDeposit]
      : [
          copy.depositOf({ deposit: formatMoney(earnestMoneyOf(priceCents, share)) }),
          copy.depositWithin({ percent: share / 100, depositWithinHours }),
        ],
    [copy.close, copy.closeWithin({ closeWithinDays })],
  ];
  return (
    <SubSection id="win" title={copy.ifYouWin({ price: formatMoney(priceCents) })}>
      <ol className="win-steps">
        {steps.map(([step, words]) => (
          <li key={step}>
            <strong>{step}</strong>
            {words}
          </li>
        ))}
      </ol>
      <a
        href={dataRoutes.homeCalendar(slug)}
        className="text-link no-print mt-2 inline-block text-sm sm:absolute sm:right-0 sm:top-0 sm:mt-0"
      >
        {copy.addCalendar}
      </a>
    </SubSection>
  );
}
