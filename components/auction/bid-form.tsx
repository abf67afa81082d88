'use client';

import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/field';
import { isUnusuallyHigh, quickSteps, readAmount } from '@/lib/client/bid-amount';
import { defaultIncrementTable, incrementFor } from '@/lib/domain/auction/increments';
import { type Cents, cents } from '@/lib/domain/money';
import { formatMoney } from '@/lib/format';
import { useAuctionPage } from './auction-context';
import { TYPED_PARAM } from './use-typed';

/** The maximum: typed, or taken from the next steps. Sending it leads to the confirm step. */
export function BidForm({ idPrefix }: { readonly idPrefix: string }) {
  const { auction, place, standing, bidding } = useAuctionPage();
  const [error, setError] = useState<string | null>(null);
  const isRaise = standing === 'leading' && place.maximumCents !== null;
  const minimum =
    isRaise && place.maximumCents !== null ? cents(place.maximumCents + 100) : auction.minimumNextBidCents;
  if (minimum === null) return null;
  const isSending = bidding.step.kind === 'sending';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (minimum === null || isSending) return;
    const amount = readAmount(bidding.typed);
    const fault = faultOf(amount, minimum, isRaise);
    setError(fault);
    if (fault !== null || amount.kind !== 'amount') return document.getElementById(`${idPrefix}max`)?.focus();
    bidding.review(amount.amountCents, isUnusuallyHigh(amount.amountCents, minimum));
  }

  return (
    <form onSubmit={submit} onFocus={bidding.prepare} noValidate className="needs-script">
      <p className="text-sm">
        {isRaise ? 'Raise your maximum to ' : 'Next bid: '}
        <strong className="font-semibold tabular-nums">{formatMoney(minimum)}</strong> or more
      </p>
      <QuickSteps
        steps={isRaise ? raiseSteps(minimum) : quickSteps(minimum, incrementOf)}
        onPick={(step) => {
          setError(null);
          bidding.setTyped((step / 100).toLocaleString('en-US'));
        }}
      />
      <InputField
        id={`${idPrefix}max`}
        name={TYPED_PARAM}
        label={isRaise ? 'Your new maximum' : 'Your maximum bid'}
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={bidding.typed}
        onChange={(event) => bidding.setTyped(event.target.value)}
        error={error ?? undefined}
        help="In whole dollars. We bid for you in the smallest steps, only as far as needed and never above this. Nobody else sees it."
        className="text-lg font-medium tabular-nums"
      />
      <Button type="submit" variant="primary" size="large" className="mt-4 w-full" aria-disabled={isSending}>
        {isSending ? 'Sending your bid…' : isRaise ? 'Review the raise' : 'Review your bid'}
      </Button>
    </form>
  );
}

function QuickSteps({
  steps,
  onPick,
}: {
  readonly steps: readonly Cents[];
  readonly onPick: (step: Cents) => void;
}) {
  return (
    <fieldset className="my-4 grid grid-cols-3 gap-2">
      <legend className="sr-only">Take one of the next steps</legend>
      {steps.map((step) => (
        <button
          key={step}
          type="button"
          onClick={() => onPick(step)}
          className="min-h-11 rounded border border-line px-1 text-sm font-medium tabular-nums hover:border-primary"
        >
          {formatMoney(step)}
        </button>
      ))}
    </fieldset>
  );
}

const incrementOf = (amount: Cents): Cents => incrementFor(defaultIncrementTable, amount);

/** For a leader the minimum is one dollar more, which nobody would choose: whole increments above the own maximum. */
const raiseSteps = (minimum: Cents): readonly Cents[] => {
  const own = cents(minimum - 100);
  return quickSteps(cents(own + incrementOf(own)), incrementOf);
};

function faultOf(amount: ReturnType<typeof readAmount>, minimum: Cents, isRaise: boolean): string | null {
  if (amount.kind === 'empty') return 'Type your maximum, or take one of the steps above.';
  if (amount.kind === 'faulty') return amount.message;
  if (amount.amountCents >= minimum) return null;
  const least = formatMoney(minimum);
  return isRaise ? `To raise your maximum, bid ${least} or more.` : `The next bid is ${least} or more.`;
}
