import { reserveLoweringNoticeMs } from '@/lib/domain/auctions/state/auction-clock';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { ReviewState } from '@/lib/domain/drafts/review-state';
import { decideReview } from './decide-review';
import type { ListingSituation } from './listing-situation';
import type { ReviewCommand } from './review-commands';

/** What a seller can do with a published listing. */
const steps = [
  'reopen',
  'discard',
  'confirm',
  'move-auction',
  'lower-reserve',
  'cancel-auction',
  'resume',
  'put-on-hold',
  'withdraw',
] as const;
export type Step = (typeof steps)[number];

interface ListingFacts {
  readonly ownerId: string;
  readonly standing: ReviewState;
  readonly course: ListingSituation;
  readonly auction: PublicState | null;
  /** The reserve was lowered in an auction that this one replaced. */
  readonly wasLowered: boolean;
}

/** The actions that the review rules allow now. What the seller enters may still be refused. `now` in ms. */
export const listOpenActions = (facts: ListingFacts, now: number): readonly Step[] =>
  steps.filter((step) => {
    if (step === 'lower-reserve' && !canLowerReserve(facts, now)) return false;
    return decideReview([facts.ownerId], facts.standing, commandOf(step, facts, now)).ok;
  });

function commandOf(step: Step, { ownerId, course }: ListingFacts, now: number): ReviewCommand {
  const acted = { by: { uid: ownerId, name: '', role: 'member' as const }, now, course };
  switch (step) {
    case 'withdraw':
    case 'cancel-auction':
      return { type: step, reason: 'Said when it is done', ...acted };
    case 'move-auction':
      return { type: step, gate: 'open', startsAt: Number.POSITIVE_INFINITY, ...acted };
    default:
      return { type: step, ...acted };
  }
}

const canLowerReserve = ({ auction, wasLowered }: ListingFacts, now: number): boolean =>
  !wasLowered &&
  auction?.status === 'running' &&
  auction.reserve.status === 'not-met' &&
  !auction.reserve.lowered &&
  now <= auction.endsAt - reserveLoweringNoticeMs;
