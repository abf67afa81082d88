import Link from 'next/link';
import { draftTitle } from '@/components/drafts/draft-title';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { accountRoutes } from '@/lib/account-routes';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import type { Draft } from '@/lib/domain/drafts/draft';
import { claimMs } from '@/lib/domain/drafts/review-state';
import { sellerKinds } from '@/lib/domain/listings/vocabulary';
import { formatMoment } from '@/lib/format';
import { reviewQueue as copy } from '@/messages/staff/review-queue';

interface ReviewQueueProps {
  readonly queue: readonly Draft[];
  /** The viewer, and the current time (ms). */
  readonly uid: string;
  /** Sellers whose listings count as the viewer's own: the viewer and their organizations. */
  readonly ownIds: readonly string[];
  readonly now: number;
}

/** Submissions that wait for a decision, longest waiting first. */
export function ReviewQueue({ queue, uid, ownIds, now }: ReviewQueueProps) {
  if (queue.length === 0)
    return (
      <EmptyState title={copy.nothingReview} className="mt-8 max-w-3xl">
        {copy.everySubmissionDecided}
      </EmptyState>
    );
  return (
    <ul className="mt-8 max-w-5xl divide-y divide-line border-y border-line">
      {queue.map((draft) => (
        <li key={draft.draftId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0">
            <Link
              href={accountRoutes.review(draft.draftId)}
              prefetch={false}
              className="break-words font-medium underline-offset-4 hover:underline"
            >
              {draftTitle(draft)}
            </Link>
            <p className="mt-1 text-sm text-text-muted">{factsOf(draft, now)}</p>
          </div>
          {ownIds.includes(draft.owner.uid) ? (
            <Badge tone="muted">{copy.listing}</Badge>
          ) : (
            <Claim draft={draft} uid={uid} now={now} />
          )}
        </li>
      ))}
    </ul>
  );
}

function factsOf({ answers, owner, standing }: Draft, now: number): string {
  const kind = sellerKinds.find((each) => each === answers.sellerKind);
  const { submission, submittedAt } = standing;
  return [
    `${answers.sellerName ?? owner.name}${kind ? ` (${sellerKindLabel(kind).toLowerCase()})` : ''}`,
    submission > 1 && copy.submission({ submission }),
    submittedAt !== null && waitWords(submittedAt, now),
  ]
    .filter(Boolean)
    .join(' · ');
}

function waitWords(submittedAt: number, now: number): string {
  const hours = Math.floor((now - submittedAt) / 3_600_000);
  const since = formatMoment(submittedAt);
  return hours < 48
    ? copy.waitingHours({ hours: Math.max(hours, 0), since })
    : copy.waitingDays({ days: Math.floor(hours / 24), since });
}

function Claim({ draft, uid, now }: { readonly draft: Draft; readonly uid: string; readonly now: number }) {
  const { claim } = draft.standing;
  if (!claim || now - claim.at >= claimMs) return <Badge tone="upcoming">{copy.unclaimed}</Badge>;
  return claim.uid === uid ? (
    <Badge tone="live">{copy.claimed}</Badge>
  ) : (
    <Badge tone="waiting">{copy.claimedBy({ claim: claim.name })}</Badge>
  );
}
