import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/form/field';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import type { LimitRequest } from '@/lib/domain/eligibility/bid-limit-request';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { limitCopy as copy } from './account-copy';

interface LimitSectionProps {
  readonly limitCents: number;
  readonly leftCents: number;
  readonly funds: ReviewedFunds | null;
  readonly request: LimitRequest | null;
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
  const { limitCents, leftCents, funds, request, mayAsk, next, outcome, amount } = props;
  const isWaiting = request?.status === 'open';
  return (
    <section id="limit" aria-labelledby="limit-title" className="mt-12 max-w-xl scroll-mt-6">
      <h2 id="limit-title" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        Your bid limit and proof of funds
      </h2>
      <p className="mt-3">
        {mayAsk ? 'You may bid up to ' : 'Once you are confirmed and registered you may bid up to '}
        <strong className="font-semibold tabular-nums">{formatMoney(limitCents)}</strong> in all: the maxima
        of the auctions that you lead and the prices of the homes that you are buying, together.
        {leftCents < limitCents && (
          <>
            {' '}
            They use {formatMoney(limitCents - leftCents)} now, and{' '}
            <strong className="font-semibold tabular-nums">{formatMoney(leftCents)}</strong> is left.
          </>
        )}
      </p>
      <p className="mt-2">
        {funds ? (
          <>
            Our staff reviewed your funds up to{' '}
            <strong className="font-semibold tabular-nums">{formatMoney(funds.cents)}</strong> on{' '}
            {formatDay(funds.at)}. With an offer its seller reads that, up to the price that you offer.
          </>
        ) : (
          'No proof of funds is reviewed. With an offer its seller reads that.'
        )}
      </p>
      {outcome?.isRequested && (
        <Notice tone="success" title="Your proof of funds is with our staff" className="mt-4">
          <p>They answer by e-mail, usually within one business day.</p>
          <LinkButton href={next} size="small" className="mt-3">
            Go on
          </LinkButton>
        </Notice>
      )}
      {request && !outcome?.isRequested && <RequestStatus request={request} />}
      {mayAsk && (
        <form
          action={accountRoutes.requestLimit}
          method="post"
          encType="multipart/form-data"
          className="mt-6 space-y-6"
        >
          <h3 className="font-semibold">
            {isWaiting ? 'Send another amount or a better proof' : 'Send a proof of funds'}
          </h3>
          {outcome?.fault && <Notice tone="error" title={outcome.fault} />}
          <input type="hidden" name="next" value={next} />
          <InputField
            id="amount"
            name="amount"
            label={copy.amount}
            help={copy.amountHelp}
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
            label={copy.proof}
            help={copy.proofHelp(PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS)}
            required
            className="py-2.5 text-sm"
          />
          <Button type="submit">{copy.submit}</Button>
        </form>
      )}
    </section>
  );
}

function RequestStatus({ request: { status, askedCents, at, decided } }: { readonly request: LimitRequest }) {
  if (status === 'open')
    return (
      <Notice tone="info" title={`You asked for a review of ${formatMoney(askedCents)}`} className="mt-4">
        Sent {formatMoment(at)}. Our staff look at it and answer by e-mail.
      </Notice>
    );
  if (!decided) return null;
  return (
    <Notice
      tone={status === 'granted' ? 'success' : 'warning'}
      title={
        status === 'granted'
          ? `Reviewed up to ${formatMoney(decided.shownCents ?? decided.limitCents)}`
          : `${formatMoney(askedCents)} not shown by the proof`
      }
      className="mt-4"
    >
      {formatMoment(decided.at)}: {decided.why}
    </Notice>
  );
}
