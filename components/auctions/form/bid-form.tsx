import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Field, fieldControl } from '@/components/ui/form/field';
import { bidForm as copy } from '@/messages/auctions/bid-form';
import { AmountForm, AmountInput } from './amount-form';

interface BidFormProps {
  /** Id of the field. */
  readonly id: string;
  /** The minimum next bid with suggested amounts. */
  readonly nextBid: ReactNode;
  readonly label: ReactNode;
  readonly fault: ReactNode;
  readonly button: ReactNode;
}

/** Maximum bid field: typed, or chosen from the suggested amounts. */
export function BidForm({ id, nextBid, label, fault, button }: BidFormProps) {
  return (
    <AmountForm>
      {nextBid}
      <Field id={id} label={label} help={copy.wholeDollarsOnly}>
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-4 flex items-center text-text-muted"
          >
            $
          </span>
          <AmountInput className={amountLook} />
        </div>
        {fault}
      </Field>
      {button}
    </AmountForm>
  );
}

export const amountLabel = (isRaise: boolean): string => (isRaise ? copy.newMaximum : copy.maximumBid);

const amountLook = classNames(
  fieldControl(),
  'h-12 pl-9 text-lg font-medium tabular-nums aria-[invalid=true]:border-danger aria-[invalid=true]:hover:border-primary',
);
