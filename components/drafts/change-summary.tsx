import type { Field } from '@/components/ui/form/form-field';
import { Notice } from '@/components/ui/notice';
import { answerWords } from '@/lib/copy/drafts/answer-words';
import { aboutLabel } from '@/lib/copy/drafts/question';
import type { ChangedPart } from '@/lib/domain/reviews/compare-content';
import type { ChangeFacts } from '@/lib/domain/reviews/review-commands';
import { changeSummary as copy } from '@/messages/drafts/change-summary';
import { draft as draftCopy } from '@/messages/drafts/draft';
import { steps } from '@/messages/drafts/steps';

/** Differences from the public listing. */
export function ChangeList({ changed }: { readonly changed: readonly ChangedPart[] }) {
  if (changed.length === 0) return <p className="text-text-muted">{copy.noChangesYet}</p>;
  return (
    <dl className="divide-y divide-line border-y border-line">
      {changed.map(({ about, before, after }) => (
        <div key={about} className="gap-x-6 py-3 sm:grid sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-text-muted">{aboutLabel(about)}</dt>
          <dd className="min-w-0 whitespace-pre-line break-words">
            <del className="text-text-muted">{answerWords(about, before)}</del>
            <ins className="block no-underline">{answerWords(about, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What happens to the change, shown before it is submitted. */
export function ChangeEffect({ change }: { readonly change: ChangeFacts }) {
  const { plan, course, weight } = change;
  if (plan === 'barred')
    return (
      <Notice tone="warning" title={copy.cantChangeSale}>
        {copy.cancelAuctionFirst}
      </Notice>
    );
  if (plan === 'replace')
    return (
      <Notice tone="warning" title={copy.endsAuctionAnnounces}>
        {course.bidCount > 0
          ? copy.auctionBidsBidders({ bidCount: course.bidCount, step: steps.sale.title })
          : copy.auctionTermsFrozen}
      </Notice>
    );
  if (weight === 'light') return <p className="text-text-muted">{copy.changedFiguresDates}</p>;
  return (
    <p className="text-text-muted">
      {copy.reviewerChecksChange}
      {plan === 'schedule' && ` ${copy.newAuctionAnnounced}`}
    </p>
  );
}

/** The seller acknowledges what is lost. */
export function lossFields({ plan, course: { bidCount } }: ChangeFacts): readonly Field[] {
  if (plan !== 'replace' || bidCount === 0) return [];
  const label = draftCopy.loss({ bids: bidCount });
  return [{ name: 'isConfirmed', label, control: 'checkbox', ticked: 'yes' }];
}
