import Link from 'next/link';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import { accountRoutes } from '@/lib/account-routes';
import { occupancyLabel, propertyKindLabel } from '@/lib/domain/listings/labels';
import { getCountyBySlug } from '@/lib/domain/locations/counties';
import {
  daysListed,
  type PortfolioHome,
  type PortfolioRow,
  type PortfolioStatus,
} from '@/lib/domain/portfolio/portfolio-home';
import type { PortfolioColumn } from '@/lib/domain/portfolio/portfolio-query';
import { formatCount, formatDay, formatMoment } from '@/lib/format';
import { ownListing } from '@/messages/drafts/own-listing';
import { nextWords } from '@/messages/portfolio/next-words';
import { priceWords } from '@/messages/portfolio/price-words';
import { statusWords } from '@/messages/portfolio/status-words';

/** Columns of numbers, which are right-aligned. */
export const numberColumns: readonly PortfolioColumn[] = ['days', 'views', 'saves', 'questions', 'bidders'];

/** What a column shows of a home; null where there is nothing. `now` in ms. */
export const cellOf: Readonly<Record<PortfolioColumn, (row: PortfolioRow, now: number) => ReactNode>> = {
  asset: ({ home }) => home.assetNumber,
  status: ({ home }) => <StatusCell home={home} />,
  price: ({ home: { price } }) =>
    price && (
      <>
        <Money cents={price.cents} className="block font-medium" />
        <span className="block text-text-muted">{priceWords[price.of]}</span>
      </>
    ),
  days: ({ home }, now) => countOrNull(daysListed(home, now)),
  next: ({ home: { next } }) =>
    next && (
      <>
        <span className="block text-text-muted">{nextWords[next.of]}</span>
        {formatMoment(next.at)}
      </>
    ),
  views: ({ figures }) => countOrNull(figures?.views),
  saves: ({ figures }) => countOrNull(figures?.saves),
  questions: ({ figures }) => countOrNull(figures?.questions.open),
  bidders: ({ home }) => countOrNull(home.bidders),
  county: ({ home }) => getCountyBySlug(home.county)?.name,
  kind: ({ home }) => home.kind && propertyKindLabel(home.kind),
  occupancy: ({ home }) => home.occupancy && occupancyLabel(home.occupancy),
  parcel: ({ home }) => home.parcelNumber,
  note: ({ draft }) => draft.memberNote && <span className="whitespace-pre-line">{draft.memberNote}</span>,
  changed: ({ home }) => formatDay(home.changedAt),
};

const countOrNull = (count: number | null | undefined): string | null =>
  count == null ? null : formatCount(count);

function StatusCell({ home }: Pick<PortfolioRow, 'home'>) {
  const step = nextStep(home);
  return (
    <>
      <Badge tone={tones[home.status]}>{statusWords[home.status]}</Badge>
      {step && (
        <Link href={step.href} prefetch={false} className="mt-1 block w-fit text-link">
          {step.label}
        </Link>
      )}
    </>
  );
}

function nextStep({ key, task, status }: PortfolioHome) {
  if (task) return { href: task.path, label: task.action };
  if (status === 'returned')
    return { href: accountRoutes.draftStep(key, 'preview'), label: ownListing.makeChanges };
  return null;
}

const tones: Readonly<Record<PortfolioStatus, BadgeTone>> = {
  draft: 'muted',
  'in-review': 'waiting',
  returned: 'warning',
  rejected: 'danger',
  published: 'good',
  'auction-live': 'live',
  'auction-ended': 'waiting',
  'under-contract': 'waiting',
  sold: 'done',
  'off-market': 'muted',
};
