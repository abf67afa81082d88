import Link from 'next/link';
import type { ComponentProps } from 'react';
import { Countdown } from '@/components/auctions/countdown';
import type { FormBody } from '@/components/ui/form/form';
import { Money } from '@/components/ui/money';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { decisionRow as copy } from '@/messages/auctions/decision-row';
import { AnswerForms, SellerForms } from './decision-forms';
import type { OwnDecision } from './decision-panel';

export interface DecisionRowProps {
  readonly decision: OwnDecision;
  readonly form: ComponentProps<typeof FormBody>['form'];
}

/** One home: the amounts, the deadline, and this person's options. */
export function DecisionRow(props: DecisionRowProps) {
  const { side, slug, card, highBidCents, reserveCents, counterCents, decideBy } = props.decision;
  const isSeller = side === 'seller';
  return (
    <li className="py-5">
      <p className="text-lg font-semibold leading-snug">
        <Link href={routes.property(slug)} className="hover:underline">
          {card?.addressLines[0] ?? copy.homeNoLonger}
        </Link>
      </p>
      <p className="break-words text-text-muted">
        {[card?.addressLines[1], card && lotWords(card)].filter(Boolean).join(' · ')}
      </p>
      <dl className="mt-4 grid grid-cols-2 gap-4 text-sm sm:grid-cols-4">
        <Figure term={isSeller ? copy.highBid : copy.yourHighBid}>
          <Money cents={highBidCents} />
        </Figure>
        {reserveCents !== null && (
          <Figure term={copy.reserve}>
            <Money cents={reserveCents} />
          </Figure>
        )}
        {counterCents !== null && (
          <Figure term={isSeller ? copy.counteroffer : copy.sellersCounteroffer}>
            <Money cents={counterCents} />
          </Figure>
        )}
        <Figure term={copy.timeLeft}>
          <Countdown at={decideBy} />
        </Figure>
      </dl>
      <p className="mt-4 max-w-prose">{task(props.decision)}</p>
      <p className="text-text-muted">
        {copy.openWithoutAnswer({
          decideBy: formatMoment(decideBy),
          time: (children) => <time dateTime={decideBy}>{children}</time>,
        })}
      </p>
      {isSeller && counterCents === null && <SellerForms {...props} />}
      {!isSeller && <AnswerForms {...props} />}
    </li>
  );
}

function task({ side, highBidderAlias, counterCents }: OwnDecision): string {
  if (side === 'high-bidder') return copy.bidHighestBelow;
  if (counterCents === null) return copy.auctionEndedBelow;
  return copy.counteredWaitingRespond({ counter: formatMoney(counterCents), highBidderAlias });
}

function Figure({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-text-muted">{term}</dt>
      <dd className="mt-0.5 text-lg font-semibold leading-tight">{children}</dd>
    </div>
  );
}
