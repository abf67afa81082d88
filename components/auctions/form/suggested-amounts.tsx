import { defaultIncrementTable, nextSteps, oneIncrementAbove } from '@/lib/domain/auctions/terms/increments';
import { type Cents, cents } from '@/lib/domain/shared/money';
import { formatCount, formatMoney } from '@/lib/format';
import { suggestedAmounts as copy } from '@/messages/auctions/suggested-amounts';
import { StepButton } from './amount-form';

interface SuggestedAmountsProps {
  readonly minimum: Cents;
  /** For the leader, who can only raise their own maximum. */
  readonly isRaise?: boolean;
}

export function SuggestedAmounts({ minimum, isRaise = false }: SuggestedAmountsProps) {
  const steps = nextSteps(defaultIncrementTable, isRaise ? raised(minimum) : minimum);
  return (
    <fieldset className="mb-2 grid grid-cols-3 gap-2">
      <legend className="sr-only">{copy.suggestedAmounts}</legend>
      {steps.map((step) => (
        <StepButton key={step} amount={formatCount(step / 100)}>
          {formatMoney(step)}
        </StepButton>
      ))}
    </fieldset>
  );
}

/**
 * A leader's minimum is one dollar more, which nobody chooses. Suggest a full increment above their maximum.
 */
const raised = (minimum: Cents): Cents => oneIncrementAbove(defaultIncrementTable, cents(minimum - 100));
