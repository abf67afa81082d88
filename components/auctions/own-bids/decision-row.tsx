import Link from 'next/link';
import type { ComponentProps } from 'react';
import { Countdown, Moment } from '@/components/auctions/countdown';
import type { FormBody } from '@/components/ui/form/form';
import { Money } from '@/components/ui/money';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
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
          {card?.addressLines[0] ?? 'This home is no longer shown'}
        </Link>
      </p>
      <p className="text-text-muted">{card?.addressLines[1]}</p>
      <dl className="mt-4 grid grid-cols-2 gap-4 text-sm sm:grid-cols-4">
        <Figure term={isSeller ? 'High bid' : 'Your high bid'}>
          <Money cents={highBidCents} />
        </Figure>
        {reserveCents !== null && (
          <Figure term="Your reserve">
            <Money cents={reserveCents} />
          </Figure>
        )}
        {counterCents !== null && (
          <Figure term={isSeller ? 'Your counter-offer' : 'The seller asks'}>
            <Money cents={counterCents} />
          </Figure>
        )}
        <Figure term="Time left">
          <Countdown at={decideBy} />
        </Figure>
      </dl>
      <p className="mt-4 max-w-prose">{task(props.decision)}</p>
      <p className="text-text-muted">
        Until <Moment at={decideBy} />. Without an answer by then nobody is bound.
      </p>
      {isSeller && counterCents === null && <SellerForms {...props} />}
      {!isSeller && <AnswerForms {...props} />}
    </li>
  );
}

function task({ side, highBidderAlias, counterCents }: OwnDecision): string {
  if (side === 'high-bidder')
    return 'Your bid was the highest, but below the reserve. The seller makes you one counter-offer.';
  if (counterCents === null)
    return 'The auction ended below your reserve. Accept the high bid, decline it, or make one counter-offer.';
  return `You asked for ${formatMoney(counterCents)}. Now ${highBidderAlias} has the word.`;
}

function Figure({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-text-muted">{term}</dt>
      <dd className="mt-0.5 text-lg font-semibold leading-tight">{children}</dd>
    </div>
  );
}
