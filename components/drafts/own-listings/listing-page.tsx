import Link from 'next/link';
import type { ReactNode } from 'react';
import { listingCopy as copy } from '@/components/drafts/draft-copy';
import { draftTitle } from '@/components/drafts/draft-title';
import { Badge } from '@/components/ui/badge';
import { ChevronDownIcon } from '@/components/ui/icons';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { Draft } from '@/lib/domain/drafts/draft';
import { confirmBy } from '@/lib/domain/drafts/fact-confirmation';
import { isEditable, isForSale } from '@/lib/domain/drafts/review-state';
import type { ListingFigures } from '@/lib/domain/listing-views/listing-figures';
import { statusLabel } from '@/lib/domain/listings/labels';
import type { Step } from '@/lib/domain/reviews/listing-actions';
import { hasAuction, type ListingSituation } from '@/lib/domain/reviews/listing-situation';
import { takedownLabels } from '@/lib/domain/staff/staff-copy';
import { formatDay, formatMoment, formatMoney, formatPlural } from '@/lib/format';
import { routes } from '@/lib/routes';
import { FigureRow } from './figure-row';
import { ListingActionForm } from './listing-action-form';
import { ListingsLink } from './listings-link';

interface ListingPageProps {
  readonly draft: Draft;
  readonly slug: string;
  readonly course: ListingSituation;
  readonly listedAt: number | null;
  readonly modifiedAt: number;
  /** Start and end of its auction, in ms. */
  readonly dates: { readonly startsAt: number; readonly endsAt: number } | null;
  /** Buy-now price, and whether the bids still allow it; null without one. */
  readonly buyNow: { readonly priceCents: number; readonly isOpen: boolean } | null;
  readonly figures: ListingFigures;
  readonly steps: readonly Step[];
  /** The action that was just completed. */
  readonly done: string | null;
}

/** A seller's page of a published listing: status, figures, and available actions. */
export function ListingPage({ draft, slug, course, dates, buyNow, ...more }: ListingPageProps) {
  const { steps, done, figures, ...days } = more;
  const { standing, draftId } = draft;
  const { live, confirmation } = standing;
  const isPublic = isForSale(live);
  return (
    <>
      <p className="text-sm text-text-muted">
        <ListingsLink owner={draft.owner} />
      </p>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="min-w-0 break-words text-title font-semibold">{draftTitle(draft)}</h1>
        <Badge tone={isPublic ? 'good' : 'muted'}>{statusLabel(course.status)}</Badge>
      </div>
      <p className="mt-2 text-text-muted">
        {days.listedAt !== null && `Listed ${formatDay(days.listedAt)}`}
        {days.modifiedAt !== days.listedAt && `, last changed ${formatMoment(days.modifiedAt)}`}
      </p>
      {dates && hasAuction(course) && (
        <p className="mt-1 font-medium">
          {course.auction === 'upcoming'
            ? `The auction opens ${formatMoment(dates.startsAt)} and ends ${formatMoment(dates.endsAt)}`
            : `The auction is open until ${formatMoment(dates.endsAt)}`}
        </p>
      )}
      {buyNow && hasAuction(course) && (
        <p className="mt-1">
          {buyNow.isOpen
            ? `It sells at once to who takes your buy-now price of ${formatMoney(buyNow.priceCents)}`
            : `A bid has ended your buy-now price of ${formatMoney(buyNow.priceCents)}`}
        </p>
      )}
      <div className="mt-6 max-w-3xl space-y-4 empty:hidden">
        {done && doneWords[done] && <Notice tone="success" title={doneWords[done]} />}
        {standing.reason && standing.status === live && (
          <Notice tone="warning" title="Your latest change was not accepted">
            {standing.reason}
          </Notice>
        )}
        {course.auction === 'undecided' && (
          <Notice tone="warning" title="The auction ended below its reserve">
            You have 48 hours from its end to accept, to decline or to make one counter-offer.{' '}
            <Link href={routes.dashboard} className="text-link font-medium">
              Decide on your dashboard
            </Link>
          </Notice>
        )}
        {course.takedown && (
          <Notice tone="warning" title={`Taken down by our staff: ${takedownLabels[course.takedown]}`}>
            We wrote to you what is wrong with it. It cannot be listed again while this stands.{' '}
            <Link href={routes.contact} className="text-link font-medium">
              Write to us
            </Link>{' '}
            if you see it differently or have mended it.
          </Notice>
        )}
        {live === 'Hold' && (
          <Notice tone="warning" title="On hold: visitors do not see it">
            Its facts were not confirmed in time. Look through it, change what is not true anymore, and send
            it in again.
          </Notice>
        )}
      </div>
      <FigureRow figures={figures} className="mt-8 max-w-3xl" />
      {isPublic && (
        <p className="mt-6">
          <LinkButton href={routes.property(slug)} prefetch={false} size="small">
            See the page
          </LinkButton>{' '}
          <LinkButton href={accountRoutes.offersFor(draftId)} prefetch={false} size="small">
            Offers
          </LinkButton>
        </p>
      )}
      <div className="mt-10 max-w-3xl space-y-10">
        {standing.status !== live && <UnderWay draft={draft} steps={steps} />}
        {steps.includes('confirm') && confirmation && (
          <Section title="Is it all still true?">
            <p className="mb-4 text-text-muted">
              Buyers rely on what it says. Confirmed {formatDay(confirmation.at)};{' '}
              {course.auction === 'none'
                ? `without another confirmation by ${formatMoment(confirmBy(confirmation))} the listing goes on hold.`
                : 'while its auction is announced or open it does not go on hold.'}
            </p>
            <ListingActionForm step="confirm" draftId={draftId} submit={copy.confirm} />
          </Section>
        )}
        {steps.includes('reopen') && (
          <Section title={isPublic ? 'Change it' : 'List it again'}>
            <p className="mb-4 text-text-muted">
              {isPublic
                ? 'Prices and figures change at once. Words, photos and facts are read by a reviewer first, and visitors see what is published until then. Whoever saved the home or bid on it is told what has changed.'
                : 'Look through it and send it in; a reviewer reads it, and it comes back at the same address.'}
            </p>
            <ListingActionForm
              step="reopen"
              draftId={draftId}
              submit={isPublic ? copy.change : copy.relist}
              variant="primary"
            />
          </Section>
        )}
        <More draft={draft} steps={steps} bidCount={course.bidCount} />
      </div>
    </>
  );
}

const doneWords: Readonly<Record<string, string>> = {
  sent: 'Your change is with our reviewers. Until they decide, visitors see what is published.',
  changed: 'It is changed, and those who follow the home are told.',
  discard: 'The changes are dropped. The listing is as it is published.',
  confirm: 'Confirmed for another 14 days.',
  'move-auction': 'The auction is announced for its new days, and those who follow the home are told.',
  'lower-reserve': 'The reserve is lowered. It stands in the public history.',
  'cancel-auction': 'The auction is canceled, and its bidders are told.',
  withdraw: 'It is off the market, and those who follow the home are told.',
};

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 border-t-2 border-primary pt-3 text-heading font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function UnderWay({ draft, steps }: Pick<ListingPageProps, 'draft' | 'steps'>) {
  const { standing, draftId } = draft;
  return (
    <Section title="Changes under way">
      <p className="mb-4 text-text-muted">
        {standing.status === 'InReview' && 'With our reviewers. You can take them back to go on writing.'}
        {standing.status === 'ChangesRequested' &&
          `A reviewer has read them and left ${formatPlural(standing.notes.length, 'note')}.`}
        {standing.status === 'Draft' && 'Not sent in yet. Visitors see what is published.'}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <LinkButton href={accountRoutes.draftStep(draftId, 'preview')} prefetch={false} variant="primary">
          {isEditable(standing) ? 'Go on with the changes' : 'See the changes'}
        </LinkButton>
        {steps.includes('discard') && (
          <ListingActionForm step="discard" draftId={draftId} submit={copy.discard} />
        )}
      </div>
    </Section>
  );
}

type MoreProps = Pick<ListingPageProps, 'draft' | 'steps'> & { readonly bidCount: number };

/** Rare actions, each behind its title. */
function More({ draft, steps, bidCount }: MoreProps) {
  const { draftId, answers } = draft;
  const visibleSteps = rare.filter((step) => steps.includes(step));
  if (visibleSteps.length === 0) return null;
  return (
    <Section title="More">
      <ul className="divide-y divide-line border-b border-line">
        {visibleSteps.map((step) => (
          <li key={step}>
            <details className="group">
              <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium underline-offset-4 hover:underline">
                {copy[step].title}
                <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
              </summary>
              <div className="pb-6 pt-2">
                <p className="mb-4 max-w-prose text-text-muted">
                  {step === 'cancel-auction' &&
                    bidCount > 0 &&
                    `${copy[step].lost(formatPlural(bidCount, 'bid'))} `}
                  {copy[step].text}
                </p>
                <ListingActionForm
                  step={step}
                  draftId={draftId}
                  {...(step === 'move-auction' && { values: answers })}
                  submit={copy[step].submit}
                />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const rare = [
  'move-auction',
  'lower-reserve',
  'cancel-auction',
  'withdraw',
] as const satisfies readonly Step[];
