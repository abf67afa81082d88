import { LinkButton } from '@/components/ui/link-button';
import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import type { ReserveReview } from '@/lib/domain/reviews/reserve-review';
import { formatMoment, formatMoney } from '@/lib/format';
import { reservePage as copy } from '@/messages/drafts/reserve-page';
import { LowerReserveForm } from './lower-reserve-form';

interface ReserveReviewPanelProps {
  readonly draftId: string;
  /** The new reserve as the seller typed it. */
  readonly typed: string;
  readonly review: ReserveReview;
}

/** The old and the new reserve, what follows, and the button that lowers it. */
export function ReserveReviewPanel({ draftId, typed, review }: ReserveReviewPanelProps) {
  const { oldCents, newCents, highBidCents, version } = review;
  const rows = [
    [copy.now, <Money key="now" cents={oldCents} />],
    [copy.next, <Money key="next" cents={newCents} className="font-semibold" />],
    [copy.highBid, highBidCents === null ? copy.noBids : <Money key="bid" cents={highBidCents} />],
  ] as const;
  return (
    <>
      <dl className="mt-6 max-w-md">
        {rows.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
            <dt className="text-text-muted">{label}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-8 text-heading font-semibold">{copy.follows}</h2>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        <li>{resultWords(review)}</li>
        <li>{copy.once}</li>
        <li>{publicityWords(review)}</li>
      </ul>
      <div className="mt-8">
        <LowerReserveForm
          draftId={draftId}
          typed={typed}
          version={version}
          submit={copy.confirm({ reserve: formatMoney(newCents) })}
          beside={
            <LinkButton href={accountRoutes.changeReserve(draftId, typed)} prefetch={false}>
              {copy.back}
            </LinkButton>
          }
        />
      </div>
    </>
  );
}

function publicityWords({ isSealed, opensOld }: ReserveReview): string {
  if (!isSealed) return copy.published;
  return opensOld ? copy.sealed : copy.sealedEarlier;
}

function resultWords({ newCents, highBidCents, isMet, endsAt }: ReserveReview): string {
  const reserve = formatMoney(newCents);
  if (highBidCents === null) return copy.noneYet({ reserve });
  return isMet
    ? copy.met({ bid: formatMoney(highBidCents), endsAt: formatMoment(endsAt) })
    : copy.notMet({ reserve });
}
