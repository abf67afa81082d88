import type { Field } from '@/components/ui/form/form-field';
import { Notice } from '@/components/ui/notice';
import { answerWords } from '@/lib/domain/drafts/fields/answer-copy';
import { aboutLabel } from '@/lib/domain/drafts/fields/fields';
import type { ChangedPart } from '@/lib/domain/reviews/compare-content';
import type { ChangeFacts } from '@/lib/domain/reviews/review-commands';
import { formatPlural } from '@/lib/format';
import { draftCopy } from './draft-copy';

/** Differences from the public listing. */
export function ChangeList({ changed }: { readonly changed: readonly ChangedPart[] }) {
  if (changed.length === 0)
    return (
      <p className="text-text-muted">Nothing yet. Choose a step above and change what is not true anymore.</p>
    );
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
      <Notice tone="warning" title="The way of sale stays while its auction is announced or open">
        Cancel the auction first, for one of the listed reasons.
      </Notice>
    );
  if (plan === 'replace')
    return (
      <Notice tone="warning" title="This ends the auction, and another is announced">
        {course.bidCount > 0
          ? `${formatPlural(course.bidCount, 'bid stands', 'bids stand')}, and bidders relied on what the listing said. When a reviewer approves the change, the auction is canceled and no bid in it counts. The new auction begins at least 24 hours later, on the days that you gave under “Price and way of sale”. Every bidder is told what has changed.`
          : 'The terms of an auction are frozen when it is scheduled. When a reviewer approves the change, this one is canceled, and the new one begins at least 24 hours later.'}
      </Notice>
    );
  if (weight === 'light')
    return (
      <p className="text-text-muted">
        These are figures, days or the order of photos: visitors see them as soon as you send them.
      </p>
    );
  return (
    <p className="text-text-muted">
      A reviewer reads the change first. Until then visitors see what is published.
      {plan === 'schedule' && ' A new auction is announced for the days that you gave.'}
    </p>
  );
}

/** The seller acknowledges what is lost. */
export function lossFields({ plan, course: { bidCount } }: ChangeFacts): readonly Field[] {
  if (plan !== 'replace' || bidCount === 0) return [];
  const label = draftCopy.loss(formatPlural(bidCount, 'bid is lost', 'bids are lost'));
  return [{ name: 'isConfirmed', label, control: 'checkbox', ticked: 'yes' }];
}
