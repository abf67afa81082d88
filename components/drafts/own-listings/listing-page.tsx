import Link from 'next/link';
import type { ReactNode } from 'react';
import { draftTitle } from '@/components/drafts/draft-title';
import { LotNotice } from '@/components/drafts/lots/lot-notice';
import { Badge } from '@/components/ui/badge';
import { ChevronDownIcon } from '@/components/ui/icons';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { statusLabel } from '@/lib/copy/listings/status-label';
import type { Draft } from '@/lib/domain/drafts/draft';
import { confirmBy } from '@/lib/domain/drafts/fact-confirmation';
import { isEditable, isForSale } from '@/lib/domain/drafts/review-state';
import type { ListingFigures } from '@/lib/domain/listing-views/listing-figures';
import type { Lot } from '@/lib/domain/listings/lot';
import type { Step } from '@/lib/domain/reviews/listing-actions';
import { hasAuction, type ListingSituation } from '@/lib/domain/reviews/listing-situation';
import { formatDay, formatMoment, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { listing as listingCopy } from '@/messages/drafts/listing';
import { listingPage as copy } from '@/messages/drafts/listing-page';
import { lotNotice as lotCopy } from '@/messages/lots/lot-notice';
import { takedownLabels } from '@/messages/staff/takedown-labels';
import { type CancellationFacts, CancellationProof, lacksProof } from './cancellation-proof';
import { FigureRow } from './figure-row';
import { ListingActionForm } from './listing-action-form';
import { ListingsLink } from './listings-link';

interface ListingPageProps {
  readonly draft: Draft;
  readonly slug: string;
  readonly lot: Lot | undefined;
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
  /** The new reserve that the seller goes back to change, as typed. */
  readonly typedReserve: string | null;
  readonly cancellation: CancellationFacts;
}

/** A seller's page of a published listing: status, figures, and available actions. */
export function ListingPage({ draft, slug, lot, course, dates, buyNow, ...more }: ListingPageProps) {
  const { steps, done, figures, typedReserve, cancellation, ...days } = more;
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
      <p className="mt-2 text-text-muted">{dayWords(days)}</p>
      {dates && hasAuction(course) && (
        <p className="mt-1 font-medium">
          {course.auction === 'upcoming'
            ? copy.auctionOpensEnds({
                startsAt: formatMoment(dates.startsAt),
                endsAt: formatMoment(dates.endsAt),
              })
            : copy.auctionOpen({ endsAt: formatMoment(dates.endsAt) })}
        </p>
      )}
      {buyNow && hasAuction(course) && (
        <p className="mt-1">
          {buyNow.isOpen
            ? copy.sellsImmediatelyFirst({ price: formatMoney(buyNow.priceCents) })
            : copy.bidEndedBuy({ price: formatMoney(buyNow.priceCents) })}
        </p>
      )}
      <div className="mt-6 max-w-3xl space-y-4 empty:hidden">
        {done && doneWords[done] && <Notice tone="success" title={doneWords[done]} />}
        {standing.reason && standing.status === live && (
          <Notice tone="warning" title={copy.latestChangeWasnt}>
            {standing.reason}
          </Notice>
        )}
        {lot && <LotNotice draftId={draftId} lot={lot} />}
        {course.status === 'Pending' && (
          <Notice tone="info" title={copy.sold}>
            <Link href={accountRoutes.saleOf(draftId)} prefetch={false} className="text-link font-medium">
              {copy.openClosingRoom}
            </Link>
          </Notice>
        )}
        {course.auction === 'undecided' && (
          <Notice tone="warning" title={copy.auctionEndedBelow}>
            {copy.hoursEndAccept({
              link: (children) => (
                <Link href={routes.dashboard} className="text-link font-medium">
                  {children}
                </Link>
              ),
            })}
          </Notice>
        )}
        {course.takedown && (
          <Notice
            tone="warning"
            title={copy.takenDownStaff({ takedownLabels: takedownLabels[course.takedown] })}
          >
            {copy.wroteAboutWhats({
              link: (children) => (
                <Link href={routes.contact} className="text-link font-medium">
                  {children}
                </Link>
              ),
            })}
          </Notice>
        )}
        {live === 'Hold' && (
          <Notice tone="warning" title={copy.holdVisitorsCant}>
            {standing.paused ? copy.youPutOnHold : copy.factsWerentConfirmed}
          </Notice>
        )}
      </div>
      <FigureRow figures={figures} className="mt-8 max-w-3xl" />
      {isPublic && (
        <p className="mt-6 flex flex-wrap gap-2">
          <LinkButton href={routes.property(slug)} prefetch={false} size="small">
            {copy.viewListing}
          </LinkButton>
          <LinkButton href={accountRoutes.offersFor(draftId)} prefetch={false} size="small">
            {copy.offers}
          </LinkButton>
        </p>
      )}
      <div className="mt-10 max-w-3xl space-y-10">
        {standing.status !== live && <UnderWay draft={draft} steps={steps} />}
        {steps.includes('confirm') && confirmation && (
          <Section title={copy.everythingStillTrue}>
            <p className="mb-4 text-text-muted">
              {course.auction === 'none'
                ? copy.buyersRelyWhat({
                    at: formatDay(confirmation.at),
                    confirmation: formatMoment(confirmBy(confirmation)),
                  })
                : copy.buyersRelyWhatListing({ at: formatDay(confirmation.at) })}
            </p>
            <ListingActionForm step="confirm" draftId={draftId} submit={listingCopy.confirm} />
          </Section>
        )}
        {steps.includes('reopen') && (
          <Section title={isPublic ? copy.editListing : copy.relistHome}>
            <p className="mb-4 text-text-muted">
              {isPublic ? copy.changesPricesFigures : copy.reviewResubmitReviewer}
            </p>
            <ListingActionForm
              step="reopen"
              draftId={draftId}
              submit={isPublic ? listingCopy.change : listingCopy.relist}
              variant="primary"
            />
          </Section>
        )}
        {!lot && course.auction === 'upcoming' && (
          <Section title={lotCopy.form}>
            <p className="mb-4 text-text-muted">{lotCopy.formText}</p>
            <LinkButton href={accountRoutes.lot(draftId)} prefetch={false}>
              {lotCopy.form}
            </LinkButton>
          </Section>
        )}
        <More
          draft={draft}
          steps={steps}
          bidCount={course.bidCount}
          typedReserve={typedReserve}
          cancellation={cancellation}
        />
      </div>
    </>
  );
}

function dayWords({ listedAt, modifiedAt }: Pick<ListingPageProps, 'listedAt' | 'modifiedAt'>): string {
  if (listedAt === null) return copy.lastChanged({ modifiedAt: formatMoment(modifiedAt) });
  const listed = { listedAt: formatDay(listedAt) };
  return listedAt === modifiedAt
    ? copy.listed(listed)
    : copy.listedChanged({ ...listed, modifiedAt: formatMoment(modifiedAt) });
}

const doneWords: Readonly<Record<string, string>> = {
  sent: copy.changeReviewersDecide,
  changed: copy.changesPublishedFollowers,
  discard: copy.changesDiscardedPublished,
  confirm: copy.confirmedAnotherDays,
  'move-auction': copy.auctionRescheduledFollowers,
  'lower-reserve': copy.reserveLoweredShown,
  'cancel-auction': copy.auctionCanceledBidders,
  'cancellation-document': copy.documentUploaded,
  withdraw: copy.homeOffMarket,
  'put-on-hold': copy.homeOnHold,
  resume: copy.homeBack,
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
    <Section title={copy.changesProgress}>
      <p className="mb-4 text-text-muted">
        {standing.status === 'InReview' && copy.reviewersKeepEditing}
        {standing.status === 'ChangesRequested' && copy.reviewerCheckedThem({ notes: standing.notes.length })}
        {standing.status === 'Draft' && copy.notSubmittedYet}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <LinkButton href={accountRoutes.draftStep(draftId, 'preview')} prefetch={false} variant="primary">
          {isEditable(standing) ? copy.continueEditing : copy.viewChanges}
        </LinkButton>
        {steps.includes('discard') && (
          <ListingActionForm step="discard" draftId={draftId} submit={listingCopy.discard} />
        )}
      </div>
    </Section>
  );
}

type MoreProps = Pick<ListingPageProps, 'draft' | 'steps' | 'typedReserve' | 'cancellation'> & {
  readonly bidCount: number;
};

/** Rare actions, each behind its title. */
function More({ draft, steps, bidCount, typedReserve, cancellation }: MoreProps) {
  const { draftId, answers } = draft;
  const visibleSteps = rare.filter((step) => steps.includes(step));
  if (visibleSteps.length === 0) return null;
  return (
    <Section title={copy.moreOptions}>
      <ul className="divide-y divide-line border-b border-line">
        {visibleSteps.map((step) => (
          <li key={step} id={step}>
            <details
              className="group"
              open={
                (step === 'lower-reserve' && typedReserve !== null) ||
                (step === 'cancel-auction' && cancellation.isOpen)
              }
            >
              <summary className="flex min-h-12 items-center justify-between gap-3 py-2 font-medium underline-offset-4 hover:underline">
                {listingCopy[step].title}
                <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
              </summary>
              <div className="pb-6 pt-2">
                <p className="mb-4 max-w-prose text-text-muted">
                  {step === 'cancel-auction' &&
                    bidCount > 0 &&
                    `${listingCopy[step].lost({ bids: bidCount })} `}
                  {listingCopy[step].text}
                  {step === 'cancel-auction' &&
                    cancellation.opensReserve &&
                    ` ${listingCopy[step].opensReserve}`}
                </p>
                {step === 'cancel-auction' && (
                  <CancellationProof draftId={draftId} cancellation={cancellation} />
                )}
                {(step !== 'cancel-auction' || !lacksProof(cancellation)) && (
                  <ListingActionForm
                    step={step}
                    draftId={draftId}
                    {...(step === 'move-auction' && { values: answers })}
                    {...(step === 'lower-reserve' &&
                      typedReserve !== null && { values: { newReserve: typedReserve } })}
                    submit={listingCopy[step].submit}
                  />
                )}
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
  'resume',
  'put-on-hold',
  'withdraw',
] as const satisfies readonly Step[];
