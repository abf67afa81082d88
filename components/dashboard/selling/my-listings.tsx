import Link from 'next/link';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { statusLabel } from '@/lib/domain/listing/labels';
import { type ListingPhase, phaseLabel } from '@/lib/domain/listing/phase';
import type { ListingCard } from '@/lib/domain/listing/views';
import type { Draft } from '@/lib/domain/selling/draft';
import type { ListingStatus } from '@/lib/domain/selling/standing';
import { formatMoment, formatPlural } from '@/lib/format';
import { routes } from '@/lib/routes';
import { draftTitle } from './draft-title';

export interface PublishedHome {
  readonly card: ListingCard;
  readonly phase: ListingPhase;
}

interface MyListingsProps {
  readonly drafts: readonly Draft[];
  readonly published: readonly PublishedHome[];
}

const groups: readonly (readonly [ListingStatus, title: string])[] = [
  ['ChangesRequested', 'Waiting for your changes'],
  ['Draft', 'Drafts'],
  ['InReview', 'In review'],
  ['Rejected', 'Not accepted'],
];

/** A person’s homes by where they stand, what waits for them first. */
export function MyListings({ drafts, published }: MyListingsProps) {
  return (
    <div className="mt-10 max-w-5xl space-y-12">
      {groups.map(([status, title]) => (
        <Group
          key={status}
          title={title}
          count={drafts.filter((draft) => draft.standing.status === status).length}
        >
          {drafts
            .filter((draft) => draft.standing.status === status)
            .map((draft) => (
              <DraftRow key={draft.draftId} draft={draft} />
            ))}
        </Group>
      ))}
      <Group title="Published" count={published.length}>
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
  readonly children: React.ReactNode;
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
  const { status, notes, reason, submittedAt } = draft.standing;
  return (
    <Row
      href={routes.draftStep(draft.draftId, status === 'Draft' ? 'owner' : 'preview')}
      title={draftTitle(draft)}
      badge={<Badge tone={tones[status]}>{statusLabel(status)}</Badge>}
    >
      {status === 'ChangesRequested' && `${formatPlural(notes.length, 'note')} from the reviewer`}
      {status === 'Rejected' && reason}
      {status === 'InReview' && submittedAt !== null && `Sent in ${formatMoment(submittedAt)}`}
      {status === 'Draft' && `Last changed ${formatMoment(draft.changedAt)}`}
    </Row>
  );
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

function PublishedRow({ home: { card, phase } }: { readonly home: PublishedHome }) {
  return (
    <Row
      href={routes.property(card.slug)}
      title={card.addressLines.join(', ')}
      badge={<Badge tone={phase === 'live' ? 'live' : 'fixed'}>{phaseLabel(phase)}</Badge>}
    >
      {card.auction &&
        `${formatPlural(card.auction.bidCount, 'bid')}, ends ${formatMoment(card.auction.endsAt)}`}
    </Row>
  );
}

interface RowProps {
  readonly href: string;
  readonly title: string;
  readonly badge: React.ReactNode;
  readonly children: React.ReactNode;
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
      <p className="mt-1 text-sm text-text-muted">{children}</p>
    </div>
    {badge}
  </li>
);
