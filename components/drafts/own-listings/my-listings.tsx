import Link from 'next/link';
import type { ReactNode } from 'react';
import { draftTitle } from '@/components/drafts/draft-title';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import type { Draft } from '@/lib/domain/drafts/draft';
import { isForSale, type ListingStatus } from '@/lib/domain/drafts/review-state';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import type { ListingFigures } from '@/lib/domain/listing-views/listing-figures';
import { type ListingPhase, phaseLabel } from '@/lib/domain/listing-views/sale-phase';
import { statusLabel } from '@/lib/domain/listings/labels';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { myListings as copy } from '@/messages/drafts/my-listings';
import { FigureRow } from './figure-row';

interface PublishedHome {
  readonly card: ListingCard;
  readonly phase: ListingPhase;
  readonly figures: ListingFigures;
  /** Null for a home that was not created here as a draft. */
  readonly draft: Draft | null;
}

interface MyListingsProps {
  readonly drafts: readonly Draft[];
  readonly published: readonly PublishedHome[];
}

const groups: readonly (readonly [ListingStatus, title: string])[] = [
  ['ChangesRequested', copy.changesRequested],
  ['Hold', copy.hold],
  ['Draft', copy.drafts],
  ['InReview', copy.review],
  ['Withdrawn', copy.offMarket],
  ['Rejected', copy.notAccepted],
];

/**
 * A seller's homes grouped by status, those that need action first. The public status decides the group, even
 * during a change.
 */
export function MyListings({ drafts, published }: MyListingsProps) {
  const hidden = drafts.filter(({ standing }) => !isForSale(standing.live));
  return (
    <div className="mt-10 max-w-5xl space-y-12">
      {groups.map(([status, title]) => {
        const found = hidden.filter(({ standing }) => standing.status === status);
        return (
          <Group key={status} title={title} count={found.length}>
            {found.map((draft) => (
              <DraftRow key={draft.draftId} draft={draft} />
            ))}
          </Group>
        );
      })}
      <Group title={copy.published} count={published.length}>
        {published.map((home) => (
          <PublishedRow key={home.card.key} home={home} />
        ))}
      </Group>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  if (count === 0) return null;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {title} <span className="font-normal text-text-muted">{count}</span>
      </h2>
      <ul className="mt-2 divide-y divide-line border-b border-line">{children}</ul>
    </section>
  );
}

function DraftRow({ draft }: { readonly draft: Draft }) {
  const { status, live, notes, reason, submittedAt } = draft.standing;
  return (
    <Row
      href={hrefOf(draft)}
      title={draftTitle(draft)}
      badge={<Badge tone={tones[status]}>{statusLabel(status)}</Badge>}
    >
      {status === 'ChangesRequested' && copy.notesReviewer({ notes: notes.length })}
      {status === 'Rejected' && reason}
      {status === 'Hold' && copy.factsWerentConfirmed}
      {status === 'Withdrawn' && copy.openSeeHow}
      {status === 'InReview' &&
        submittedAt !== null &&
        copy.submitted({ submittedAt: formatMoment(submittedAt) })}
      {status === 'Draft' &&
        (live === null ? copy.lastChanged : copy.relisting)({
          changedAt: formatMoment(draft.changedAt),
        })}
    </Row>
  );
}

function hrefOf({ draftId, standing: { status, live } }: Draft): string {
  if (live !== null) return accountRoutes.myListing(draftId);
  return accountRoutes.draftStep(draftId, status === 'Draft' ? 'owner' : 'preview');
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

function PublishedRow({ home: { card, phase, figures, draft } }: { readonly home: PublishedHome }) {
  const page = routes.property(card.slug);
  return (
    <Row
      href={draft ? accountRoutes.myListing(draft.draftId) : page}
      title={card.addressLines.join(', ')}
      badge={<Badge tone={phase === 'live' ? 'live' : 'fixed'}>{phaseLabel(phase)}</Badge>}
    >
      {card.auction && (
        <span className="mb-2 block">
          {phase === 'upcoming'
            ? copy.opens({ startsAt: formatMoment(card.auction.startsAt) })
            : copy.ends({ endsAt: formatMoment(card.auction.endsAt) })}
        </span>
      )}
      {draft && <EditNote draft={draft} />}
      <FigureRow figures={figures} />
    </Row>
  );
}

/** Marks a change in progress or a required action. */
function EditNote({ draft: { standing } }: { readonly draft: Draft }) {
  const words = editWords(standing);
  return words && <strong className="mb-2 block font-medium text-text">{words}</strong>;
}

function editWords({ status, live, notes, confirmation }: Draft['standing']): string | null {
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

interface RowProps {
  readonly href: string;
  readonly title: string;
  readonly badge: ReactNode;
  readonly children: ReactNode;
}

const Row = ({ href, title, badge, children }: RowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
    <div className="min-w-0">
      <Link
        href={href}
        prefetch={false}
        className="break-words font-medium underline-offset-4 hover:underline"
      >
        {title}
      </Link>
      <div className="mt-1 text-sm text-text-muted">{children}</div>
    </div>
    {badge}
  </li>
);
