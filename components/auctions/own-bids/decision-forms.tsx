import type { FormEvent, ReactNode } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { InputField } from '@/components/ui/field';
import { whatBinds } from '@/lib/domain/closings/what-binds';
import { formatMoney } from '@/lib/format';
import type { DecisionRowProps } from './decision-row';

/** What the seller may do: accept, decline, or counter once. */
export function SellerForms(props: DecisionRowProps) {
  const { auctionId, highBidCents, highBidderAlias, reserveCents } = props.decision;
  const bid = formatMoney(highBidCents);
  const refused = isRefusedIn(props, 'counter') && props.state.status === 'refused' ? props.state : null;
  return (
    <Steps>
      <Step {...props} wish="accept" label="Accept" button={`Sell for ${bid}`}>
        {highBidderAlias} wins at {bid}. {whatBinds} You cannot undo this.
      </Step>
      <Step {...props} wish="counter" label="Counter" button="Make this counter-offer">
        <p>
          You can counter once and cannot undo it. The high bidder has 24 hours. If they accept, they win at
          your price. {whatBinds} If they decline or do not answer, nothing is sold.
        </p>
        <div className="mt-4">
          <InputField
            id={`counter-${auctionId}`}
            name="amount"
            label="Your counter-offer"
            prefix="$"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={20}
            defaultValue={refused?.typed}
            error={refused?.message}
            help={`Whole dollars, more than ${bid}${reserveCents === null ? '' : ` and at most ${formatMoney(reserveCents)}`}.`}
          />
        </div>
      </Step>
      <Step {...props} wish="decline" label="Decline" button="Decline the high bid">
        The auction ends without a sale, and {highBidderAlias} is free. This cannot be taken back.
      </Step>
    </Steps>
  );
}

/** What the high bidder may answer to a counter-offer. */
export function AnswerForms(props: DecisionRowProps) {
  const price = formatMoney(props.decision.counterCents ?? props.decision.highBidCents);
  return (
    <Steps>
      <Step {...props} wish="accept-counter" label="Accept" button={`Buy for ${price}`}>
        You buy this home for {price}, on the terms of the auction. {whatBinds} You cannot undo this.
      </Step>
      <Step {...props} wish="decline-counter" label="Decline" button="Decline the counter-offer">
        The auction ends without a sale, and your bid does not bind you any more. This cannot be taken back.
      </Step>
    </Steps>
  );
}

const Steps = ({ children }: { readonly children: ReactNode }) => (
  <div className="mt-5 grid items-start gap-3 sm:flex sm:max-w-2xl sm:flex-wrap">{children}</div>
);

interface StepProps extends DecisionRowProps {
  readonly wish: string;
  readonly label: string;
  readonly button: string;
  readonly children: ReactNode;
}

/** A decision and, one step further, what it does in law and the button that takes it. */
function Step(props: StepProps) {
  const { decision, action, isBusy, wish, label, button, children } = props;
  return (
    <details
      name={`decide-${decision.auctionId}`}
      open={isRefusedIn(props, wish)}
      className="sm:open:basis-full"
    >
      <summary className={buttonClass('secondary', 'medium', 'w-full cursor-pointer sm:w-40')}>
        {label}
      </summary>
      <form action={action} onReset={keepTyped} className="mt-3 border-l-4 border-primary py-2 pl-4">
        <input type="hidden" name="auctionId" value={decision.auctionId} />
        <input type="hidden" name="wish" value={wish} />
        <div>{children}</div>
        <Button type="submit" variant="primary" aria-disabled={isBusy} className="mt-4">
          {isBusy ? 'Sending…' : button}
        </Button>
      </form>
    </details>
  );
}

const isRefusedIn = ({ state, decision }: DecisionRowProps, wish: string): boolean =>
  state.status === 'refused' && state.auctionId === decision.auctionId && state.wish === wish;

/** React empties a form after its action; what was refused has to stay. */
const keepTyped = (event: FormEvent): void => event.preventDefault();
