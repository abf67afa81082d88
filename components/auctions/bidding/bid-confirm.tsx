import Link from 'next/link';
import { useState } from 'react';
import { IfYouWin } from '@/components/auctions/if-you-win';
import { useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { CheckboxField } from '@/components/ui/form/field';
import { cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { bidConfirm as copy } from '@/messages/auctions/bid-confirm';
import { BuyNowConfirm } from './buy-now-confirm';
import { LeadPaintBox } from './lead-paint-box';

/** Last step before a bid: what it binds the bidder to, and up to what amount. */
export function BidConfirm() {
  const { bidding } = useBidSession();
  const { step } = bidding;
  const confirming = step.kind === 'confirming' ? step : null;
  return (
    <Dialog
      isOpen={confirming !== null}
      onClose={() => confirming && bidding.dismiss()}
      title={confirming?.isPurchase ? copy.buyHomeNow : copy.placeBid}
    >
      {confirming?.isPurchase && <BuyNowConfirm {...confirming} />}
      {confirming && !confirming.isPurchase && <ConfirmStep key={confirming.maximumCents} {...confirming} />}
    </Dialog>
  );
}

interface ConfirmStepProps {
  readonly maximumCents: number;
  readonly isTwice: boolean;
  readonly asksLeadPaint?: boolean;
}

function ConfirmStep({ maximumCents, isTwice, asksLeadPaint = false }: ConfirmStepProps) {
  const { duties, place, bidding } = useBidSession();
  const needsLeadPaint = asksLeadPaint || (duties.leadPapers !== null && place.alias === null);
  const [isSure, setSure] = useState(false);
  const [acceptsLeadPaint, setAcceptsLeadPaint] = useState(false);
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const amount = formatMoney(maximumCents);

  function confirm() {
    setWasSubmitted(true);
    if ((!isTwice || isSure) && (!needsLeadPaint || acceptsLeadPaint)) bidding.confirm({ acceptsLeadPaint });
  }

  return (
    <div>
      <p className="text-sm font-medium text-text-muted">{copy.maximum}</p>
      <p className="mt-1 text-4xl font-semibold leading-none tracking-tight tabular-nums">{amount}</p>
      <ul className="mt-5 list-disc space-y-2 pl-5 text-[0.9375rem] leading-relaxed">
        <li>
          {copy.cantWithdrawBid({
            strong: (children) => <strong className="font-semibold">{children}</strong>,
            amount,
          })}
        </li>
        <li>
          {copy.bidSubjectTerms({
            link: (children) => (
              <Link href={routes.terms} target="_blank" className="text-link">
                {children}
              </Link>
            ),
          })}
        </li>
      </ul>
      <IfYouWin terms={duties.closing} priceCents={cents(maximumCents)} title={copy.win} isUpTo />
      {isTwice && (
        <CheckboxField
          id="bid-sure"
          className="mt-5 rounded bg-surface-muted p-3"
          label={copy.yesMeanMore({ amount })}
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
          error={wasSubmitted && !isSure ? copy.checkBoxContinue : undefined}
        />
      )}
      {needsLeadPaint && (
        <LeadPaintBox
          id="bid-lead-paint"
          papers={duties.leadPapers}
          isAccepted={acceptsLeadPaint}
          isMissing={wasSubmitted && !acceptsLeadPaint}
          onAccept={setAcceptsLeadPaint}
        />
      )}
      <div className="mt-6 flex flex-col gap-3">
        <Button variant="primary" size="large" onClick={confirm}>
          {copy.placeBid2}
        </Button>
        <Button onClick={bidding.dismiss}>{copy.changeAmount}</Button>
      </div>
    </div>
  );
}
