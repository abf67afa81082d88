import { defaultIncrementTable, nextSteps, oneIncrementAbove } from '@/lib/domain/auctions/terms/increments';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { formatCount, formatMoney } from '@/lib/format';
import { nextBid as copy } from '@/messages/auctions/next-bid';
import { StepButton } from './amount-form';

interface NextBidProps {
  readonly minimum: Cents;
  /** For the leader, who can only raise their own maximum. */
  readonly isRaise?: boolean;
}

/** The minimum next bid and the suggested amounts above it. */
export function NextBid({ minimum, isRaise = false }: NextBidProps) {
  const words = isRaise ? copy.raiseMaximumMore : copy.nextBidMore;
  const steps = nextSteps(defaultIncrementTable, isRaise ? raised(minimum) : minimum);
  return (
    <>
      <p className="text-sm">
        {words({
          minimum: formatMoney(minimum),
          strong: (children) => <strong className="font-semibold tabular-nums">{children}</strong>,
        })}
      </p>
      <fieldset className="my-4 grid grid-cols-3 gap-2">
        <legend className="sr-only">{copy.suggestedAmounts}</legend>
        {steps.map((step) => (
          <StepButton key={step} amount={formatCount(step / 100)}>
            {formatMoney(step)}
          </StepButton>
        ))}
      </fieldset>
    </>
  );
}

/**
 * A leader's minimum is one dollar more, which nobody chooses. Suggest a full increment above their maximum.
 */
const raised = (minimum: Cents): Cents => oneIncrementAbove(defaultIncrementTable, cents(minimum - 100));
