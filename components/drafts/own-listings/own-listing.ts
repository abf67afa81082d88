import { draftTitle } from '@/components/drafts/draft-title';
import { saleFigures } from '@/components/listings/sale-figures';
import type { BadgeTone } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import { statusLabel } from '@/lib/copy/listings/status-label';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { isOpenStatus } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { closingDeadlines } from '@/lib/domain/closings/views/closing-deadlines';
import type { Draft } from '@/lib/domain/drafts/draft';
import { confirmBy } from '@/lib/domain/drafts/fact-confirmation';
import { answerOf, toDollars } from '@/lib/domain/drafts/fields/answers';
import { photoSrc } from '@/lib/domain/drafts/files/photos';
import { isForSale, type ListingStatus } from '@/lib/domain/drafts/review-state';
import { resultOf } from '@/lib/domain/listing-views/auction-results';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import type { OwnListingFacts, OwnListingGroup } from '@/lib/domain/listing-views/own-listings';
import type { ListingPhase } from '@/lib/domain/listing-views/sale-phase';
import type { Task } from '@/lib/domain/notifications/agenda';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { closingDeadlineWords } from '@/messages/closings/closing-deadline-words';
import { closingStatusWords } from '@/messages/closings/closing-status-words';
import { ownListing as copy } from '@/messages/drafts/own-listing';

/** One listing in its seller's list. */
export interface OwnListing extends OwnListingFacts {
  readonly key: string;
  readonly title: string;
  readonly href: string;
  readonly cover: string | null;
  readonly badge: { readonly tone: BadgeTone; readonly text: string };
  /** Null for a draft that names no sale type yet. */
  readonly price: { readonly label: string; readonly amountCents: number | null } | null;
  /** What happens next or must be done, and why. */
  readonly notes: readonly string[];
  readonly action: { readonly href: string; readonly label: string };
}

interface PublishedHome {
  /** As of now. */
  readonly card: ListingCard;
  readonly phase: ListingPhase;
}

interface SellersRecords {
  readonly drafts: readonly Draft[];
  readonly homes: readonly PublishedHome[];
  /** The seller's open tasks, nearest deadline first. */
  readonly tasks: readonly Task[];
  /** The seller's closings, latest first. */
  readonly closings: readonly Closing[];
}

/** A seller's listings. A home for sale is one row, even while its draft changes. */
export function toOwnListings({ drafts, homes, tasks, closings }: SellersRecords): readonly OwnListing[] {
  const taskOf = (key: string) => tasks.find(({ listingKey }) => listingKey === key) ?? null;
  return [
    ...drafts
      .filter(({ standing }) => !isForSale(standing.live))
      .map((draft) => ofDraft(draft, taskOf(draft.draftId))),
    ...homes.map((home) =>
      ofHome(home, {
        draft: drafts.find(({ draftId }) => draftId === home.card.key) ?? null,
        task: taskOf(home.card.key),
        closing: closings.find(({ listingKey }) => listingKey === home.card.key) ?? null,
      }),
    ),
  ];
}

function ofDraft(draft: Draft, task: Task | null): OwnListing {
  const { draftId: key, standing, answers, changedAt } = draft;
  const cover = draft.photos.find(({ order }) => order === 0);
  const saleFormat = answerOf(answers, 'saleFormat');
  const isFixed = saleFormat === 'fixed-price';
  const priceCents = toDollars(answerOf(answers, isFixed ? 'listPrice' : 'startingBid'));
  const title = draftTitle(draft);
  const href = hrefOf(draft);
  return {
    key,
    title,
    href,
    cover: cover ? photoSrc(key, cover, 400) : null,
    badge: { tone: tones[standing.status], text: statusLabel(standing.status) },
    price: saleFormat
      ? { label: isFixed ? copy.listPrice : copy.startingBid, amountCents: priceCents }
      : null,
    notes: [draftNote(draft)],
    action: task ? toAction(task) : { href, label: draftAction(standing) },
    text: [title, draft.listingId, draft.imported?.reference].filter(Boolean).join(' '),
    group: draftGroup(standing),
    needsAction: task !== null || standing.status === 'ChangesRequested' || standing.status === 'Hold',
    nextAt: task?.by ?? null,
    priceCents,
    changedAt,
  };
}

interface HomeRecords {
  /** Null for a home that was not created here as a draft. */
  readonly draft: Draft | null;
  readonly task: Task | null;
  readonly closing: Closing | null;
}

function ofHome({ card, phase }: PublishedHome, { draft, task, closing }: HomeRecords): OwnListing {
  const { badge, price } = saleFigures(card);
  const next = task ? { at: task.by, words: taskWords(task) } : nextDate(card, { draft, closing });
  const title = card.addressLines.join(', ');
  const note = draft && changeNote(draft.standing);
  const href = draft ? accountRoutes.myListing(draft.draftId) : routes.property(card.slug);
  return {
    key: card.key,
    title,
    href,
    cover: card.cover.src || null,
    badge: ownBadge(card, closing) ?? badge,
    price,
    notes: [lotWords(card), next?.words, note].flatMap((each) => each || []),
    action: task ? toAction(task) : homeAction(href, { draft, closing }),
    text: [title, draft?.listingId ?? card.key, draft?.imported?.reference].filter(Boolean).join(' '),
    group: homeGroup({ card, phase }),
    needsAction: task !== null || draft?.standing.status === 'ChangesRequested',
    nextAt: next?.at ?? null,
    priceCents: price.amountCents,
    changedAt: draft?.changedAt ?? Date.parse(card.listedAt),
  };
}

/** What the seller's own part makes different from the badge that visitors see. */
function ownBadge({ auction }: ListingCard, closing: Closing | null): OwnListing['badge'] | null {
  if (closing && isOpenStatus(closing.status))
    return { tone: 'waiting', text: closingStatusWords[closing.status] };
  const decider = deciderOf(auction);
  if (decider === null) return null;
  return { tone: 'waiting', text: decider === 'seller' ? copy.youDecide : copy.bidderDecides };
}

/** Who decides about a high bid below the reserve; null after any other auction. */
function deciderOf(auction: ListingCard['auction']): 'seller' | 'bidder' | null {
  if (!auction || resultOf(auction) !== 'undecided') return null;
  return auction.counterCents == null ? 'seller' : 'bidder';
}

function homeGroup({ card, phase }: PublishedHome): OwnListingGroup {
  if (phase === 'sold' || phase === 'under-contract') return 'sold';
  const decider = deciderOf(card.auction);
  if (decider === null) return 'for-sale';
  return decider === 'seller' ? 'decide' : 'countered';
}

const toAction = ({ path, action }: Task) => ({ href: path, label: action });

const taskWords = ({ what, by }: Task): string =>
  by === null ? what : copy.taskDue({ what, by: formatMoment(by) });

/** The next date of a home without an open task: of its auction, its closing, or its confirmation. */
function nextDate({ auction }: ListingCard, { draft, closing }: Omit<HomeRecords, 'task'>) {
  if (auction?.status === 'scheduled')
    return {
      at: Date.parse(auction.startsAt),
      words: copy.opens({ startsAt: formatMoment(auction.startsAt) }),
    };
  if (auction?.status === 'open')
    return { at: Date.parse(auction.endsAt), words: copy.ends({ endsAt: formatMoment(auction.endsAt) }) };
  const [deadline] = closing ? closingDeadlines(replayClosing(closing.events)) : [];
  if (deadline) {
    const what = closingDeadlineWords[deadline.of];
    return { at: deadline.at, words: copy.deadline({ what, at: formatMoment(deadline.at) }) };
  }
  const confirmation = draft?.standing.confirmation;
  if (!confirmation || !isForSale(draft.standing.live)) return null;
  const at = confirmBy(confirmation);
  return { at, words: copy.confirmBy({ at: formatMoment(at) }) };
}

function homeAction(href: string, { draft, closing }: Omit<HomeRecords, 'task'>): OwnListing['action'] {
  if (closing && isOpenStatus(closing.status))
    return { href: accountRoutes.sale(closing.saleId), label: copy.openClosing };
  if (!draft) return { href, label: copy.viewListing };
  return { href, label: draft.standing.status === 'Draft' ? copy.finishChanges : copy.manage };
}

/** A change in progress, or a confirmation that is overdue. */
function changeNote({ status, live, notes, confirmation }: Draft['standing']): string | null {
  if (status === live) return confirmation && confirmation.reminders > 0 ? copy.confirmFactsGoes : null;
  switch (status) {
    case 'Draft':
      return copy.changesStartedNot;
    case 'InReview':
      return copy.changesReview;
    case 'ChangesRequested':
      return copy.reviewerLeftNotes({ notes: notes.length });
    default:
      return null;
  }
}

function draftNote({ standing, changedAt }: Draft): string {
  const { status, live, notes, reason, submittedAt } = standing;
  switch (status) {
    case 'ChangesRequested':
      return copy.notesReviewer({ notes: notes.length });
    case 'Rejected':
      return reason ?? '';
    case 'Hold':
      return standing.paused ? copy.notPublic : copy.factsWerentConfirmed;
    case 'Withdrawn':
      return copy.notPublic;
    case 'InReview':
      return submittedAt === null ? '' : copy.submitted({ submittedAt: formatMoment(submittedAt) });
    default:
      return (live === null ? copy.lastChanged : copy.relisting)({ changedAt: formatMoment(changedAt) });
  }
}

/** Where the seller works on the home. */
export function hrefOf({ draftId, standing: { status, live } }: Draft): string {
  if (live !== null) return accountRoutes.myListing(draftId);
  return accountRoutes.draftStep(draftId, status === 'Draft' ? 'owner' : 'preview');
}

function draftAction({ status }: Draft['standing']): string {
  switch (status) {
    case 'ChangesRequested':
      return copy.makeChanges;
    case 'InReview':
      return copy.viewSubmission;
    case 'Rejected':
      return copy.seeWhy;
    case 'Hold':
    case 'Withdrawn':
      return copy.relist;
    default:
      return copy.finishListing;
  }
}

function draftGroup({ status, live }: Draft['standing']): OwnListingGroup {
  if (live !== null) return 'off-market';
  return status === 'InReview' ? 'in-review' : 'drafts';
}

const tones: Readonly<Record<ListingStatus, BadgeTone>> = {
  Draft: 'muted',
  InReview: 'waiting',
  ChangesRequested: 'warning',
  Rejected: 'danger',
  ComingSoon: 'upcoming',
  Active: 'good',
  Hold: 'warning',
  Withdrawn: 'muted',
};
