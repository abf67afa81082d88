import type { Metadata } from 'next';
import Link from 'next/link';
import { MyListings } from '@/components/drafts/own-listings/my-listings';
import { EmptyState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { begin } from '@/lib/actions/drafts';
import { routes } from '@/lib/routes';
import { listHomes } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { listOpenDecisions } from '@/lib/server/records/auctions/open-decisions';
import { listDrafts } from '@/lib/server/workflows/drafts/drafts';
import { readHomes } from '@/lib/server/workflows/listings/listing-figures';
import { draft as draftCopy } from '@/messages/drafts/draft';
import { listingsPage as copy } from '@/messages/drafts/listings-page';

export const metadata: Metadata = { title: copy.listings, robots: { index: false } };

/** Each one loads its own figures. */
const SHOWN_AT_MOST = 100;

export default async function MyListingsPage({ searchParams }: PageProps<'/dashboard/listings'>) {
  const [user, { sent }] = await Promise.all([requireUser(), searchParams]);
  const now = clock.now();
  const [drafts, homes, bids] = await Promise.all([listDrafts(user), listHomes(), listMyBids(user.uid)]);
  const own = homes.filter(({ listing }) => listing.seller.id === user.uid);
  const [published, decisions] = await Promise.all([
    readHomes(own.slice(0, SHOWN_AT_MOST), drafts, now),
    listOpenDecisions(user.uid, bids),
  ]);
  const open = decisions.filter(({ side }) => side === 'seller').length;
  const isSent = drafts.some(({ draftId, standing }) => draftId === sent && standing.status === 'InReview');
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-title font-semibold">{copy.listings}</h1>
        <Form action={begin} page={accountRoutes.myListings} submit={draftCopy.begin} variant="primary" />
      </div>
      {open > 0 && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="warning" title={copy.auctionsEndedBelow({ open })}>
            {copy.hoursAuctionsEnd({
              link: (children) => (
                <Link href={routes.dashboard} className="text-link font-medium">
                  {children}
                </Link>
              ),
            })}
          </Notice>
        </div>
      )}
      {isSent && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="success" title={copy.submittedReview}>
            {copy.wellEmailWhen}
          </Notice>
        </div>
      )}
      {drafts.length + published.length === 0 ? (
        <EmptyState title={copy.noListingsYet} className="mt-10 max-w-3xl">
          {copy.eightStepsSaved}
        </EmptyState>
      ) : (
        <MyListings drafts={drafts} published={published} />
      )}
    </>
  );
}
