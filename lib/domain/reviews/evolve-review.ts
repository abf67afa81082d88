import { confirmedAt, remindedAt } from '@/lib/domain/drafts/fact-confirmation';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import {
  type ListingStatus,
  type LiveStatus,
  type ReviewState,
  siteActor,
} from '@/lib/domain/drafts/review-state';
import type { AuditAction, AuditEntry } from './audit-log';
import type { ReviewEvent } from './review-commands';

const nothing: ReviewState = {
  status: 'Draft',
  since: 0,
  submission: 0,
  submittedAt: null,
  claim: null,
  notes: [],
  reason: null,
  live: null,
  published: null,
  onMarketAt: null,
  isCorrection: false,
  confirmation: null,
  seq: 0,
};

/** The review state after one more event. */
export function evolveReview(before: ReviewState | null, event: ReviewEvent): ReviewState {
  const standing = { ...(before ?? nothing), seq: (before?.seq ?? 0) + 1 };
  const { at } = event;
  const moved = (status: ListingStatus): ReviewState => ({ ...standing, status, since: at, claim: null });
  /** Sets the public status; a change in progress continues. */
  const lived = (live: LiveStatus): ReviewState => ({
    ...(standing.status === standing.live ? moved(live) : standing),
    live,
  });
  switch (event.type) {
    case 'started':
      return moved('Draft');
    case 'submitted':
      return {
        ...moved('InReview'),
        submission: standing.submission + 1,
        submittedAt: at,
        isCorrection: event.isCorrection,
      };
    case 'taken-back':
      return moved(standing.notes.length > 0 ? 'ChangesRequested' : 'Draft');
    case 'claimed':
      return { ...standing, claim: { uid: event.by.uid, name: event.by.name, at } };
    case 'released':
      return { ...standing, claim: null };
    case 'changes-requested':
      return {
        ...moved('ChangesRequested'),
        notes: event.notes,
        returned: { submission: standing.submission, at },
      };
    case 'rejected':
      return { ...moved(standing.live ?? 'Rejected'), notes: [], reason: event.reason };
    case 'approved': {
      const live = isLater(standing, event) ? 'ComingSoon' : 'Active';
      const onMarketAt = live === 'ComingSoon' ? event.onMarketAt : null;
      const { specialFindings: accepted } = event;
      return {
        ...publish(moved(live), live),
        onMarketAt,
        confirmation: confirmedAt(at),
        paused: null,
        accepted,
      };
    }
    case 'changed':
    case 'auction-moved':
    case 'reserve-lowered': {
      const live = standing.live ?? 'Active';
      return publish({ ...moved(live), submission: standing.submission + 1 }, live);
    }
    case 'reopened':
      return { ...moved('Draft'), notes: [], reason: null };
    case 'discarded':
      return { ...moved(standing.live ?? 'Draft'), notes: [], reason: null };
    case 'withdrawn':
    case 'taken-down':
      return { ...moved('Withdrawn'), ...offMarket, live: 'Withdrawn', notes: [], paused: null };
    case 'held': {
      const isSellers = event.by.uid !== siteActor.uid;
      return { ...lived('Hold'), ...offMarket, paused: isSellers ? standing.confirmation : null };
    }
    case 'resumed':
      return { ...lived('Active'), confirmation: standing.paused ?? null, paused: null };
    case 'went-on-market':
      return { ...lived('Active'), onMarketAt: null };
    case 'confirmed':
      return { ...standing, confirmation: confirmedAt(at) };
    case 'reminded':
      return { ...standing, confirmation: remindedAt(standing.confirmation, at) };
    case 'auction-cancelled':
      return standing;
  }
}

const offMarket = { onMarketAt: null, confirmation: null } as const;

/** Whether the listing goes on the market later. An active listing does not become `ComingSoon` again. */
const isLater = (
  { live }: ReviewState,
  { at, onMarketAt }: Extract<ReviewEvent, { type: 'approved' }>,
): boolean => onMarketAt !== null && onMarketAt > at && live !== 'Active';

const publish = (standing: ReviewState, live: LiveStatus): ReviewState => ({
  ...standing,
  live,
  published: standing.submission,
  notes: [],
  reason: null,
  isCorrection: false,
});

/** Applies an event to a review state and returns its log entry, which stores words. */
export function recordReview(
  subject: string,
  before: ReviewState | null,
  event: ReviewEvent,
  words: Pick<WizardWords, 'label'>,
): { readonly standing: ReviewState; readonly entry: AuditEntry } {
  const standing = evolveReview(before, event);
  const { at, by, type: action } = event;
  const change = { before: before?.status ?? null, after: standing.status };
  const about = ofAuctions.has(action) ? 'auction' : 'listing';
  return {
    standing,
    entry: { about, subject, seq: standing.seq, at, by, action, ...change, why: whyOf(event, words) },
  };
}

const ofAuctions: ReadonlySet<AuditAction> = new Set([
  'auction-moved',
  'auction-cancelled',
  'reserve-lowered',
]);

function whyOf(event: ReviewEvent, { label }: Pick<WizardWords, 'label'>): string | null {
  switch (event.type) {
    case 'changes-requested':
      return event.notes.map(({ about, text }) => `${label(about)}: ${text}`).join('\n');
    case 'submitted':
      return event.isCorrection ? 'The seller confirmed that bids will be lost.' : null;
    case 'rejected':
    case 'withdrawn':
    case 'auction-cancelled':
    case 'taken-down':
      return event.reason;
    case 'approved':
      return event.specialReview || null;
    default:
      return null;
  }
}
