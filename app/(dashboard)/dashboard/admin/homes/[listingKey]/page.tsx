import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AuctionActionForms } from '@/components/staff/auction-action-forms';
import { BidderBlocks } from '@/components/staff/bidder-blocks';
import { DoneNotice } from '@/components/staff/done-notice';
import { AuctionBadge } from '@/components/staff/home-list';
import { PublicAnswers } from '@/components/staff/public-answers';
import { CancellationDocuments } from '@/components/staff/review/cancellation-documents';
import { StaffForm } from '@/components/staff/staff-form';
import { StaffOnly } from '@/components/staff/staff-only';
import { LogSection } from '@/components/staff/staff-section';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { draftFaultWords } from '@/lib/copy/drafts/draft-fault-words';
import { statusLabel } from '@/lib/copy/listings/status-label';
import { staffRefusalWords } from '@/lib/copy/staff/staff-refusal-words';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { isOnMarket } from '@/lib/domain/staff/takedown';
import { formatMoment } from '@/lib/format';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { listAnsweredFor } from '@/lib/server/records/inquiries/questions';
import { readHome } from '@/lib/server/workflows/staff/staff-listings';
import { homePage as copy } from '@/messages/staff/home-page';
import { lift as liftCopy } from '@/messages/staff/lift';
import { relations as relationsCopy } from '@/messages/staff/relations';
import { staffRefusals } from '@/messages/staff/staff-refusals';
import { takedown as takedownCopy } from '@/messages/staff/takedown';
import { takedownLabels } from '@/messages/staff/takedown-labels';

export const metadata: Metadata = { title: copy.home, robots: { index: false } };

export default async function HomePage({
  params,
  searchParams,
}: PageProps<'/dashboard/admin/homes/[listingKey]'>) {
  const [user, { listingKey }, { done, refused }] = await Promise.all([requireUser(), params, searchParams]);
  const [found, answered] = await Promise.all([
    readHome(user, listingKey),
    listAnsweredFor(user, listingKey),
  ]);
  if (!found.ok && found.reason === 'not-found') notFound();
  if (!found.ok || !answered.ok) return <StaffOnly />;
  const { home, sellers, takedown, bidders, hasOpenRelations, otherBlocks, log } = found.value;
  const { cancellationDocuments, isBinding, staffDocument } = found.value;
  const isOwn = sellers.some(({ uid }) => uid === user.uid);
  const page = accountRoutes.staffHome(listingKey);
  return (
    <div className="max-w-4xl">
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.staffHomes} className="text-link">
          {copy.homesAuctions}
        </Link>
      </p>
      <h1 className="mt-3 text-title font-semibold">{home.title}</h1>
      <p className="mt-2 text-text-muted">
        {copy.seller({
          listingId: home.listingId,
          status: statusLabel(home.status),
          seller: home.seller.name,
        })}
      </p>
      <ul className="mt-1 break-words text-text-muted">
        {sellers.map(({ uid, name, email }) => (
          <li key={uid}>
            <Link href={accountRoutes.staffPerson(uid)} className="text-link">
              {name}
            </Link>
            , {email}
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <LinkButton href={routes.property(home.slug)} prefetch={false} size="small">
          {copy.viewListing}
        </LinkButton>
        {home.auction && <AuctionBadge status={home.auction.status} />}
      </div>
      <CancellationDocuments
        draftId={listingKey}
        documents={cancellationDocuments}
        staffDocument={staffDocument}
      />
      <DoneNotice done={done} />
      {takedown && (
        <div className="mt-6">
          <Notice tone="warning" title={copy.takenDown({ takedownLabels: takedownLabels[takedown.reason] })}>
            {copy.seeLogMessage({ at: formatMoment(takedown.at) })}
            {takedown.liftedAt !== undefined &&
              ` ${copy.liftedSellerCan({ liftedAt: formatMoment(takedown.liftedAt) })}`}
          </Notice>
        </div>
      )}
      {isOwn && (
        <div className="mt-6">
          <Notice tone="info" title={staffRefusalWords('own-listing')} />
        </div>
      )}
      {home.auction && !isOwn && (
        <AuctionActionForms
          auction={home.auction}
          page={page}
          proof={isBinding ? { hasDocument: staffDocument !== null, problem: fileProblem(refused) } : null}
        />
      )}
      {home.auction && !isOwn && (
        <BidderBlocks auctionId={home.auction.id} page={page} bidders={bidders} others={otherBlocks} />
      )}
      {home.auction && hasOpenRelations && !isOwn && (
        <section aria-labelledby="relations" className="mt-12">
          <h2 id="relations" className="border-t-2 border-primary pt-3 text-heading font-semibold">
            {relationsCopy.title}
          </h2>
          <p className="mb-4 mt-2 max-w-prose text-text-muted">{relationsCopy.text}</p>
          <StaffForm
            action="closeRelations"
            id="close-relations"
            page={page}
            hidden={{ id: home.auction.id }}
            why={{ label: relationsCopy.why, help: relationsCopy.whyHelp }}
            submit={relationsCopy.submit}
          />
        </section>
      )}
      {!isOwn && <PublicAnswers page={page} answered={answered.value} />}
      {takedown && takedown.liftedAt === undefined && !isOwn && (
        <section aria-labelledby="lift" className="mt-12">
          <h2 id="lift" className="border-t-2 border-primary pt-3 text-heading font-semibold">
            {copy.allowSellerRelist}
          </h2>
          <p className="mb-4 mt-2 max-w-prose text-text-muted">{copy.doesntPublishAnything}</p>
          <StaffForm
            action="letListAgain"
            id="lift-takedown"
            page={page}
            hidden={{ id: listingKey, what: 'takedown-lifted' }}
            why={{ label: liftCopy.why, help: liftCopy.whyHelp }}
            submit={liftCopy.submit}
          />
        </section>
      )}
      {isOnMarket(home.status) && !isOwn && (
        <section aria-labelledby="takedown" className="mt-12">
          <h2 id="takedown" className="border-t-2 border-primary pt-3 text-heading font-semibold">
            {copy.takeDownListing}
          </h2>
          <p className="mb-4 mt-2 max-w-prose text-text-muted">{copy.pageSayHome}</p>
          <StaffForm
            action="takeHomeDown"
            id="take-down"
            page={page}
            hidden={{ id: listingKey, what: 'taken-down' }}
            choice={{
              label: takedownCopy.reason,
              choices: takedownReasons.map((value) => ({ value, label: takedownLabels[value] })),
            }}
            why={{ label: takedownCopy.why, help: takedownCopy.whyHelp }}
            submit={takedownCopy.submit}
          />
        </section>
      )}
      <LogSection entries={log} empty={copy.noEntriesHome} />
    </div>
  );
}

const fileProblem = (refused: string | string[] | undefined): string | null => {
  if (typeof refused !== 'string') return null;
  return draftFaultWords(refused) ?? staffRefusals.other;
};
