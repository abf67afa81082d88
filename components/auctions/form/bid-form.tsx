import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { fieldControl } from '@/components/ui/form/field';
import type { Cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { bidForm as copy } from '@/messages/auctions/bid-form';
import { AmountForm, AmountInput } from './amount-form';

interface BidFormProps {
  /** Id of the field. */
  readonly id: string;
  readonly label: ReactNode;
  /** Suggested amounts. */
  readonly suggestions: ReactNode;
  readonly fault: ReactNode;
  readonly button: ReactNode;
}

/** Maximum bid field: typed, or chosen from the suggested amounts, with its button beside it. */
export const BidForm = ({ id, label, suggestions, fault, button }: BidFormProps) => (
  <AmountForm>
    <label htmlFor={id} className="mb-2 block text-sm">
      {label}
    </label>
    {suggestions}
    <div className="flex gap-2">
      <div className="relative min-w-0 flex-1">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-text-muted"
        >
          $
        </span>
        <AmountInput className={amountLook} />
      </div>
      {button}
    </div>
    {fault}
    <p id={`${id}-help`} className="bid-help mt-1.5 text-sm text-text-muted">
      {copy.onlyAsNeeded}
    </p>
  </AmountForm>
);

interface AmountLabelProps {
  readonly minimum: Cents;
  /** For the leader, who can only raise their own maximum. */
  readonly isRaise?: boolean;
}

export const AmountLabel = ({ minimum, isRaise = false }: AmountLabelProps) =>
  (isRaise ? copy.newMaximum : copy.maximumBid)({
    minimum: formatMoney(minimum),
    strong: (children) => <strong className="font-semibold">{children}</strong>,
  });

const amountLook = classNames(
  fieldControl(),
  'h-12 pl-8 pr-2 text-lg font-medium aria-[invalid=true]:border-danger aria-[invalid=true]:hover:border-primary',
);
