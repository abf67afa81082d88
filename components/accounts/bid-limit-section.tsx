import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/form/field';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { bidLimitSection as copy } from '@/messages/accounts/bid-limit-section';
import { limit as limitCopy } from '@/messages/accounts/limit';

interface LimitSectionProps {
  readonly limitCents: number;
  readonly leftCents: number;
  readonly funds: ReviewedFunds | null;
  readonly request: LimitRequest | null;
  /** A proof of funds cannot lift the limit now. */
  readonly hasOpenDefault: boolean;
  /** True when the bid limit is the only thing that blocks a bid. */
  readonly mayAsk: boolean;
  /** Path to continue to afterwards. */
  readonly next: string;
  /** Form outcome: null, requested, or the error. */
  readonly outcome: { readonly isRequested: boolean; readonly fault: string | null } | null;
  readonly amount: string;
}

/** Shows the person's bid limit and how to raise it. */
export function LimitSection(props: LimitSectionProps) {
  const { limitCents, leftCents, funds, request, hasOpenDefault, mayAsk, next, outcome, amount } = props;
  const isWaiting = request?.status === 'open';
  return (
    <section id="limit" aria-labelledby="limit-title" className="mt-12 max-w-xl scroll-mt-6">
      <h2 id="limit-title" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.bidLimitProof}
      </h2>
      <p className="mt-3">
        {(mayAsk ? copy.canBidUpTo : copy.onceRegistered)({
          limit: formatMoney(limitCents),
          strong: (children) => <strong className="font-semibold tabular-nums">{children}</strong>,
        })}
        {leftCents < limitCents && (
          <>
            {' '}
            {copy.committedNowAvailable({
              limit: formatMoney(limitCents - leftCents),
              left: formatMoney(leftCents),
              strong: (children) => <strong className="font-semibold tabular-nums">{children}</strong>,
            })}
          </>
        )}
      </p>
      <p className="mt-2">
        {funds
          ? copy.staffReviewedFunds({
              cents: formatMoney(funds.cents),
              strong: (children) => <strong className="font-semibold tabular-nums">{children}</strong>,
              at: formatDay(funds.at),
            })
          : copy.noProofFunds}
      </p>
      {outcome?.isRequested && (
        <Notice tone="success" title={copy.proofFundsSubmitted} className="mt-4">
          <p>{copy.staffReplyEmail}</p>
          <LinkButton href={next} size="small" className="mt-3">
            {copy.continueLabel}
          </LinkButton>
        </Notice>
      )}
      {request && !outcome?.isRequested && <RequestStatus request={request} />}
      {hasOpenDefault && (
        <Notice tone="warning" title={copy.openDefault} className="mt-4">
          {copy.openDefaultText}
        </Notice>
      )}
      {mayAsk && !hasOpenDefault && (
        <form
          action={accountRoutes.requestLimit}
          method="post"
          encType="multipart/form-data"
          className="mt-6 space-y-6"
        >
          <h3 className="font-semibold">{isWaiting ? copy.submitAnotherAmount : copy.submitProofFunds}</h3>
          {outcome?.fault && <Notice tone="error" title={outcome.fault} />}
          <input type="hidden" name="next" value={next} />
          <InputField
            id="amount"
            name="amount"
            label={limitCopy.amount}
            help={limitCopy.amountHelp}
            prefix="$"
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={amount}
          />
          <InputField
            id="proof"
            name="proof"
            type="file"
            accept="application/pdf,.pdf"
            label={limitCopy.proof}
            help={limitCopy.proofHelp({
              daysAfterReview: PROOF_KEPT_DAYS,
              unreviewed: PROOF_UNREVIEWED_DAYS,
            })}
            required
            className="py-2.5 text-sm"
          />
          <Button type="submit">{limitCopy.submit}</Button>
        </form>
      )}
    </section>
  );
}

function RequestStatus({ request: { status, askedCents, at, decided } }: { readonly request: LimitRequest }) {
  if (status === 'open')
    return (
      <Notice tone="info" title={copy.requestedReview({ asked: formatMoney(askedCents) })} className="mt-4">
        {copy.sentStaffReview({ at: formatMoment(at) })}
      </Notice>
    );
  if (!decided) return null;
  return (
    <Notice
      tone={status === 'granted' ? 'success' : 'warning'}
      title={
        status === 'granted'
          ? copy.reviewed({ shown: formatMoney(decided.shownCents ?? decided.limitCents) })
          : copy.proofFundsDoesnt({ asked: formatMoney(askedCents) })
      }
      className="mt-4"
    >
      {formatMoment(decided.at)}: {decided.why}
    </Notice>
  );
}
