import type { SyntheticEvent } from 'react';
import { Button } from '@/components/ui/button';
import { InputField } from '@/components/ui/field';
import { defaultIncrementTable, nextSteps, oneIncrementAbove } from '@/lib/domain/auctions/terms/increments';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { formatCount, formatMoney } from '@/lib/format';
import { MAXIMUM_PARAM } from '@/lib/routes';

interface BidFormProps {
  readonly idPrefix: string;
  readonly minimum: Cents;
  /** For a leader, who can only raise the own maximum. */
  readonly isRaise?: boolean;
  readonly isSending?: boolean;
  /** What the button says, where no confirm step follows. */
  readonly action?: string;
  readonly error?: string | null;
  readonly typed?: string;
  readonly onType?: (typed: string) => void;
  readonly onPick?: (step: Cents) => void;
  readonly onSubmit?: (event: SyntheticEvent) => void;
}

/** The maximum: typed, or taken from the next steps. */
export function BidForm({ idPrefix, minimum, isRaise = false, isSending = false, ...bid }: BidFormProps) {
  const { action, error, typed, onType, onPick, onSubmit } = bid;
  const words = action ?? (isRaise ? 'Review the raise' : 'Review your bid');
  return (
    <form onSubmit={onSubmit} noValidate className="needs-script">
      <p className="text-sm">
        {isRaise ? 'Raise your maximum to ' : 'Next bid: '}
        <strong className="font-semibold tabular-nums">{formatMoney(minimum)}</strong> or more
      </p>
      <QuickSteps
        steps={nextSteps(defaultIncrementTable, isRaise ? raised(minimum) : minimum)}
        idPrefix={idPrefix}
        onPick={onPick}
      />
      <InputField
        id={`${idPrefix}-max`}
        name={MAXIMUM_PARAM}
        label={isRaise ? 'Your new maximum' : 'Your maximum bid'}
        prefix="$"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={typed}
        onChange={onType && ((event) => onType(event.target.value))}
        error={error ?? undefined}
        help="In whole dollars. We bid for you only as far as needed, up to this amount. Other bidders and the seller do not see it while you lead."
        className="text-lg font-medium tabular-nums"
      />
      <Button
        id={`${idPrefix}-review`}
        type="submit"
        variant="primary"
        size="large"
        className="mt-4 w-full"
        aria-disabled={isSending}
      >
        {isSending ? 'Sending your bid…' : words}
      </Button>
    </form>
  );
}

function QuickSteps({
  steps,
  idPrefix,
  onPick,
}: {
  readonly steps: readonly Cents[];
  readonly idPrefix: string;
  readonly onPick: BidFormProps['onPick'];
}) {
  return (
    <fieldset className="my-4 grid grid-cols-3 gap-2">
      <legend className="sr-only">Take one of the next steps</legend>
      {steps.map((step) => (
        <button
          key={step}
          id={`${idPrefix}-step-${step}`}
          type="button"
          value={formatCount(step / 100)}
          onClick={onPick && (() => onPick(step))}
          className="min-h-11 rounded border border-line px-1 text-sm font-medium tabular-nums hover:border-primary"
        >
          {formatMoney(step)}
        </button>
      ))}
    </fieldset>
  );
}

/** For a leader the minimum is one dollar more, which nobody would choose: a whole increment above the own maximum. */
const raised = (minimum: Cents): Cents => oneIncrementAbove(defaultIncrementTable, cents(minimum - 100));
