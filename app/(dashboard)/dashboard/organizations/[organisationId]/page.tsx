import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { draftTitle } from '@/components/drafts/draft-title';
import { MyListings } from '@/components/drafts/own-listings/my-listings';
import { toOwnListings } from '@/components/drafts/own-listings/own-listing';
import { OrganizationForm } from '@/components/organizations/organization-form';
import { OrganizationHead } from '@/components/organizations/organization-head';
import { ScheduleForm } from '@/components/organizations/schedule-form';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { toQuestion } from '@/lib/copy/drafts/question';
import { sellerProofOf } from '@/lib/domain/drafts/condition-disclosure';
import { contentOf, type Draft } from '@/lib/domain/drafts/draft';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { isEditable, isForSale } from '@/lib/domain/drafts/review-state';
import { countOpenBesides, MAX_SCHEDULED } from '@/lib/domain/drafts/schedule';
import { cardAsOf } from '@/lib/domain/listing-views/listing-card';
import { isViewer, type Organization } from '@/lib/domain/organizations/organization';
import { formatMoment } from '@/lib/format';
import { listHomes } from '@/lib/server/catalog/listings/listings';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTasks } from '@/lib/server/workflows/agenda/tasks';
import { listOwnClosings } from '@/lib/server/workflows/closings/closing-room';
import { readDraftPage } from '@/lib/server/workflows/drafts/portfolio';
import { readFiguresOf } from '@/lib/server/workflows/listings/listing-figures';
import { organization as organizationCopy } from '@/messages/organizations/organization';
import { organizationPage as copy } from '@/messages/organizations/organization-page';

export const metadata: Metadata = {
  title: copy.organizationListings,
  robots: { index: false },
};

const saleMode = getField('saleMode');
const saleModes = (saleMode && toQuestion(saleMode).choices) ?? [];

type Props = PageProps<'/dashboard/organizations/[organisationId]'>;

export default async function OrganizationPage({ params, searchParams }: Props) {
  const [user, { organisationId }, { after, sent }] = await Promise.all([
    requireUser(),
    params,
    searchParams,
  ]);
  const found = await readOrganization(user, organisationId);
  if (!found.ok) notFound();
  const cursor = typeof after === 'string' ? after : null;
  const [{ drafts, cursor: next }, homes, { tasks }, { sold }] = await Promise.all([
    readDraftPage(organisationId, cursor, MAX_SCHEDULED),
    listHomes(),
    readTasks(user),
    listOwnClosings(user.uid),
  ]);
  const now = clock.now();
  const keys = new Set(drafts.map(({ draftId }) => draftId));
  const homesOnPage = homes.filter(({ listing }) => keys.has(listing.listingKey));
  const figures = await readFiguresOf(homesOnPage, now);
  const open = drafts.filter(({ standing }) => isEditable(standing) && !isForSale(standing.live));
  const rows = toOwnListings({
    drafts: drafts.filter((draft) => !open.includes(draft)),
    homes: homesOnPage.map(({ card, phase }) => ({ card: cardAsOf(card, now), phase })),
    tasks,
    closings: sold,
  });
  const isSent = drafts.some(({ draftId, standing }) => draftId === sent && standing.status === 'InReview');
  const page = accountRoutes.organization(organisationId);
  const isOnlyViewing = isViewer(found.value, user.uid);
  return (
    <>
      <OrganizationHead organization={found.value} uid={user.uid} part="listings" />
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {!isOnlyViewing && (
          <>
            <OrganizationForm
              action="beginFor"
              page={page}
              hidden={{ organisationId }}
              submit={organizationCopy.begin}
            />
            <LinkButton href={accountRoutes.imports(organisationId)}>{copy.importTable}</LinkButton>
          </>
        )}
        {drafts.length > 0 && (
          <a
            href={accountRoutes.organizationTable(organisationId)}
            download
            className={buttonClass('secondary')}
          >
            {copy.exportTable}
          </a>
        )}
      </div>
      {isSent && (
        <Notice tone="success" title={copy.submittedReview} className="mt-6 max-w-3xl">
          {copy.wellEmailEvery}
        </Notice>
      )}
      {drafts.length === 0 && (
        <EmptyState title={copy.noListingsYet} className="mt-10 max-w-3xl">
          {copy.importTableAll}
        </EmptyState>
      )}
      {drafts.length > 0 && (
        <ViewerFrame isViewer={isOnlyViewing} isSilent>
          <ScheduleForm
            organisationId={organisationId}
            drafts={open.map((draft) => toRow(draft, found.value, now))}
            count={cursor || next ? copy.countOnPage({ count: open.length }) : String(open.length)}
            modes={saleModes}
          />
        </ViewerFrame>
      )}
      {rows.length > 0 && <MyListings rows={rows} figures={figures} />}
      {next && (
        <LinkButton href={`${page}?after=${encodeURIComponent(next)}`} prefetch={false} className="mt-8">
          {copy.moreListings}
        </LinkButton>
      )}
    </>
  );
}

function toRow(draft: Draft, organization: Organization, now: number) {
  const proof = sellerProofOf(organization.organisationId, organization);
  const open = countOpenBesides(contentOf(draft), proof, now);
  return {
    draftId: draft.draftId,
    title: draftTitle(draft),
    note: [
      draft.imported?.reference,
      draft.standing.status === 'ChangesRequested' && copy.waitingChanges,
      open === 0 ? copy.completeExceptAuction : copy.itemsLeftComplete({ open }),
      copy.lastChanged({ changedAt: formatMoment(draft.changedAt) }),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}
