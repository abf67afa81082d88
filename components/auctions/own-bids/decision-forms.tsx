import { FormBody } from '@/components/ui/form/form';
import { formatMoney } from '@/lib/format';
import { whatBinds } from '@/messages/closings/what-binds';
import { decisionCopy as copy } from './decision-copy';
import type { DecisionRowProps } from './decision-row';

/** The seller's options: accept, decline, or counter once. */
export function SellerForms({ decision, form }: DecisionRowProps) {
  const { auctionId, highBidCents, highBidderAlias, reserveCents } = decision;
  const { accept, counter, decline } = copy;
  const bid = formatMoney(highBidCents);
  const reserve = reserveCents === null ? null : formatMoney(reserveCents);
  const shared = sharedBy(auctionId, form);
  return (
    <div className={stepsClass}>
      <FormBody
        {...shared}
        hidden={{ auctionId, wish: 'accept' }}
        confirm={{
          ...shared.confirm,
          label: accept.label,
          text: `${accept.text(highBidderAlias, bid)} ${whatBinds} ${copy.cannotUndo}`,
        }}
        submit={accept.submit(bid)}
      />
      <FormBody
        {...shared}
        hidden={{ auctionId, wish: 'counter' }}
        confirm={{
          ...shared.confirm,
          label: counter.label,
          text: `${counter.text} ${whatBinds} ${counter.unanswered}`,
        }}
        fields={[
          {
            name: 'amount',
            label: counter.amount,
            help: counter.amountHelp(bid, reserve),
            control: 'money',
            width: 'full',
          },
        ]}
        submit={counter.submit}
      />
      <FormBody
        {...shared}
        hidden={{ auctionId, wish: 'decline' }}
        confirm={{ ...shared.confirm, label: decline.label, text: decline.text(highBidderAlias) }}
        submit={decline.submit}
      />
    </div>
  );
}

/** The high bidder's answers to a counteroffer. */
export function AnswerForms({ decision, form }: DecisionRowProps) {
  const { auctionId, counterCents, highBidCents } = decision;
  const { acceptCounter, declineCounter } = copy;
  const price = formatMoney(counterCents ?? highBidCents);
  const shared = sharedBy(auctionId, form);
  return (
    <div className={stepsClass}>
      <FormBody
        {...shared}
        hidden={{ auctionId, wish: 'accept-counter' }}
        confirm={{
          ...shared.confirm,
          label: acceptCounter.label,
          text: `${acceptCounter.text(price)} ${whatBinds} ${copy.cannotUndo}`,
        }}
        submit={acceptCounter.submit(price)}
      />
      <FormBody
        {...shared}
        hidden={{ auctionId, wish: 'decline-counter' }}
        confirm={{ ...shared.confirm, label: declineCounter.label, text: declineCounter.text }}
        submit={declineCounter.submit}
      />
    </div>
  );
}

const stepsClass = 'mt-5 grid items-start gap-3 sm:flex sm:max-w-2xl sm:flex-wrap';

const sharedBy = (auctionId: string, form: DecisionRowProps['form']) =>
  ({
    form,
    id: auctionId,
    distinctBy: ['auctionId', 'wish'],
    confirm: { group: `decide-${auctionId}` },
    busy: copy.busy,
    variant: 'primary',
  }) as const;
