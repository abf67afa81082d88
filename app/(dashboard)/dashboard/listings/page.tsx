import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { BeginAtOnce } from '@/components/drafts/own-listings/begin-at-once';
import { ListingFilters } from '@/components/drafts/own-listings/listing-filters';
import { MyListings } from '@/components/drafts/own-listings/my-listings';
import { toOwnListings } from '@/components/drafts/own-listings/own-listing';
import { EmptyState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { PageLinks } from '@/components/ui/page-links';
import { accountRoutes } from '@/lib/account-routes';
import { begin } from '@/lib/actions/drafts';
import type { User } from '@/lib/domain/accounts/user';
import { cardAsOf } from '@/lib/domain/listing-views/listing-card';
import {
  type OwnListingsQuery,
  ownListingsQuery,
  pageOwnListings,
  parseOwnListings,
} from '@/lib/domain/listing-views/own-listings';
import { routes } from '@/lib/routes';
import { listHomes } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readTasks } from '@/lib/server/workflows/agenda/tasks';
import { listOwnClosings } from '@/lib/server/workflows/closings/closing-room';
import { listDrafts } from '@/lib/server/workflows/drafts/drafts';
import { readFiguresOf } from '@/lib/server/workflows/listings/listing-figures';
import { draft as draftCopy } from '@/messages/drafts/draft';
import { listingsPage as copy } from '@/messages/drafts/listings-page';

export const metadata: Metadata = { title: copy.listings, robots: { index: false } };

export default async function MyListingsPage({ searchParams }: PageProps<'/dashboard/listings'>) {
  const [user, params, sent] = await Promise.all([requireUser(), searchParams, headers()]);
  // A link on another site must not make drafts.
  const isAllowed = params.begin !== undefined && sent.get('sec-fetch-site') !== 'cross-site';
  const query = parseOwnListings(params);
  const { all, found, figures, isSent } = await readListings(user, query, params.sent);
  const isBegun = isAllowed && (params.begin !== 'first' || all === 0);
  return (
    <>
      <div className="flex max-w-5xl flex-wrap items-start justify-between gap-4">
        <h1 className="text-title font-semibold">{copy.listings}</h1>
        <Form action={begin} page={accountRoutes.myListings} submit={draftCopy.begin} variant="primary">
          {isBegun && <BeginAtOnce />}
        </Form>
      </div>
      {isSent && (
        <Notice tone="success" title={copy.submittedReview} className="mt-6 max-w-3xl">
          {copy.wellEmailWhen}
        </Notice>
      )}
      {all === 0 ? (
        <EmptyState
          title={copy.noListingsYet}
          className="mt-10 max-w-3xl"
          actions={<LinkButton href={routes.sell}>{copy.howSellingWorks}</LinkButton>}
        >
          {copy.eightStepsSaved}
        </EmptyState>
      ) : (
        <>
          <ListingFilters query={query} counts={found.counts} />
          {found.total === 0 ? (
            <EmptyState
              title={copy.noneMatch}
              className="mt-6 max-w-3xl"
              actions={<LinkButton href={accountRoutes.myListings}>{copy.showAll}</LinkButton>}
            >
              {copy.tryFewerWords}
            </EmptyState>
          ) : (
            <MyListings rows={found.rows} figures={figures} />
          )}
          {found.pages > 1 && (
            <PageLinks
              page={found.page}
              pages={found.pages}
              hrefOf={(page) => accountRoutes.myListingsFor(ownListingsQuery({ ...query, page }))}
            />
          )}
        </>
      )}
    </>
  );
}

/** Only the homes of the shown page load their figures. */
async function readListings(user: User, query: OwnListingsQuery, sent: string | string[] | undefined) {
  const now = clock.now();
  const [drafts, homes, { tasks }, { sold }] = await Promise.all([
    listDrafts(user),
    listHomes(),
    readTasks(user),
    listOwnClosings(user.uid),
  ]);
  const own = homes.filter(({ listing }) => listing.seller.id === user.uid);
  const all = toOwnListings({
    drafts,
    homes: own.map(({ card, phase }) => ({ card: cardAsOf(card, now), phase })),
    tasks,
    closings: sold,
  });
  const found = pageOwnListings(all, query);
  const shown = new Set(found.rows.map(({ key }) => key));
  const figures = await readFiguresOf(
    own.filter(({ listing }) => shown.has(listing.listingKey)),
    now,
  );
  const isSent = drafts.some(({ draftId, standing }) => draftId === sent && standing.status === 'InReview');
  return { all: all.length, found, figures, isSent };
}
