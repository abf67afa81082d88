import Link from 'next/link';
import { type ReactNode, useState } from 'react';
import { InvestorFormNotice } from '@/components/accounts/investor-form-notice';
import { WinnerTerms } from '@/components/auctions/if-you-win';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { TotalCostOf } from '@/components/auctions/live/live-total-cost';
import { Button } from '@/components/ui/button';
import { CheckboxField } from '@/components/ui/form/field';
import { accountRoutes } from '@/lib/account-routes';
import type { ClosingTerms } from '@/lib/domain/auctions/terms/closing-terms';
import { latestDates } from '@/lib/domain/auctions/terms/latest-dates';
import { cents } from '@/lib/domain/shared/money';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { reviewBid as copy } from '@/messages/auctions/review-bid';
import { LeadPaintBox } from './lead-paint-box';
import { StoppedReview } from './stopped-review';
import { useLeadPaint } from './use-lead-paint';

interface ReviewBidProps {
  readonly maximumCents: number;
  readonly isTwice: boolean;
  readonly asksLeadPaint?: boolean;
}

/** Last step before a bid: what it costs, what it binds the bidder to and when, and up to what amount. */
export function ReviewBid({ maximumCents, isTwice, asksLeadPaint = false }: ReviewBidProps) {
  const { auction, duties, bidding, form, place } = useBidSession();
  const [isSure, setSure] = useState(false);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const leadPaint = useLeadPaint('bid-lead-paint', asksLeadPaint, wasSubmitted);
  const amount = formatMoney(maximumCents);
  const isOpen = auction.status === 'open';
  if (!isOpen || (form.minimum !== null && maximumCents < form.minimum))
    return (
      <StoppedReview
        title={form.isRaise ? copy.cantRaise({ amount }) : copy.cantPlace}
        back={isOpen ? copy.changeAmount : copy.backAuction}
      >
        {(form.isRaise ? copy.haventRaised : copy.haventPlaced)({
          status: isOpen
            ? copy.minimumRose({ minimum: formatMoney(form.minimum ?? 0) })
            : copy.auctionIsntOpen,
          amount,
        })}
      </StoppedReview>
    );

  function confirm() {
    setWasSubmitted(true);
    if (isTwice && !isSure) return focusOn('bid-sure');
    if (leadPaint.isMissing) return focusOn(leadPaint.box.id);
    bidding.confirm(leadPaint.accepts);
  }

  return (
    <>
      <p className="mt-4 text-sm text-text-muted">{copy.maximum}</p>
      <p className="mt-1 font-figures text-4xl font-semibold leading-none tracking-tight">{amount}</p>
      <p className="mt-3 text-sm">{copy.cantWithdrawBid({ strong, amount })}</p>
      {isTwice && (
        <CheckboxField
          id="bid-sure"
          className="mt-4 rounded bg-surface-muted p-3"
          label={copy.yesMeanMore({ amount })}
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
          error={wasSubmitted && !isSure ? copy.checkBoxContinue : undefined}
        />
      )}
      {leadPaint.isNeeded && <LeadPaintBox {...leadPaint.box} />}
      {place.needsInvestorForm && <InvestorFormNotice use="bid" className="mt-4" />}
      {bidding.isNewDevice && (
        <p className="mt-3 text-sm">
          {copy.newDevice({ link: linkTo(accountRoutes.bidDevices(auction.id)) })}
        </p>
      )}
      <ReviewFacts priceCents={maximumCents} dates={datesOf(auction.endsAt, duties.closing)} />
      <section aria-label={copy.win} className="mt-4 text-sm">
        <h3 className="mb-1 font-semibold">{copy.win}</h3>
        <WinnerTerms
          terms={duties.closing}
          contractHref={duties.contractHref}
          priceCents={cents(maximumCents)}
          isUpTo
        />
      </section>
      <ReviewActions>
        <Button variant="primary" size="large" onClick={confirm}>
          {(form.isRaise ? copy.raiseTo : copy.placeBid)({ amount })}
        </Button>
        <Button variant="quiet" onClick={bidding.dismiss}>
          {copy.changeAmount}
        </Button>
      </ReviewActions>
    </>
  );
}

/** The unchecked box may be out of sight. */
export const focusOn = (id: string): void => document.getElementById(id)?.focus();

const strong = (children: ReactNode) => <strong className="font-semibold">{children}</strong>;

/** `Sign the contract by …, close by …`: the latest days if the auction ends as it stands now. */
function datesOf(endsAt: string, terms: ClosingTerms): string {
  const { signBy, closeBy } = latestDates(endsAt, terms);
  return copy.datesIfWin({ signBy: formatMoment(signBy), closeBy: formatDay(closeBy) });
}

interface ReviewFactsProps {
  readonly priceCents: number;
  readonly dates?: string;
}

/** Total cost, dates, seller, disclosures, and terms of a bid or purchase. */
export function ReviewFacts({ priceCents, dates }: ReviewFactsProps) {
  const { home } = useBidSession();
  return (
    <dl className="mt-4 divide-y divide-line border-y border-line text-sm">
      <Fact term={copy.cost}>
        {copy.noBuyersPremium}{' '}
        <TotalCostOf bidCents={cents(priceCents)} subject={dates ? 'bid' : 'price'} still={null} />
      </Fact>
      {dates && <Fact term={copy.dates}>{dates}</Fact>}
      <Fact term={copy.seller}>{home.seller}</Fact>
      <Fact term={copy.disclosures}>
        {copy.readDisclosures({ risks: linkTo('#risks'), documents: linkTo('#documents') })}
      </Fact>
      <Fact term={copy.terms}>
        {copy.subjectTerms({
          link: (children) => (
            <Link href={routes.terms} target="_blank" className="text-link">
              {children}
            </Link>
          ),
        })}
      </Fact>
    </dl>
  );
}

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_1fr] gap-3 py-2">
    <dt className="text-text-muted">{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** A part of the page behind the drawer, in its own tab, so that the review stays. */
const linkTo = (href: string) => (children: ReactNode) => (
  <a href={href} target="_blank" className="text-link" rel="noopener">
    {children}
  </a>
);

/** The buttons stay in view at the end of the drawer. */
export const ReviewActions = ({ children }: { readonly children: ReactNode }) => (
  <div className="sticky bottom-0 -mx-5 -mb-5 mt-5 flex flex-col gap-1 border-t border-line bg-surface px-5 py-3 sm:-mx-8 sm:-mb-8 sm:px-8">
    {children}
  </div>
);
