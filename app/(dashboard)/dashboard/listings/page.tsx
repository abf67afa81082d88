import type { Metadata } from 'next';
import Link from 'next/link';
import { draftCopy } from '@/components/drafts/draft-copy';
import { MyListings } from '@/components/drafts/own-listings/my-listings';
import { EmptyState } from '@/components/ui/empty-state';
import { Form } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { begin } from '@/lib/actions/drafts';
import { formatPlural } from '@/lib/format';
import { routes } from '@/lib/routes';
import { listHomes } from '@/lib/server/catalog/listings/listings';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listMyBids } from '@/lib/server/records/auctions/auctions';
import { listOpenDecisions } from '@/lib/server/records/auctions/open-decisions';
import { listDrafts } from '@/lib/server/workflows/drafts/drafts';
import { readHomes } from '@/lib/server/workflows/listings/listing-figures';

export const metadata: Metadata = { title: 'My listings', robots: { index: false } };

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
        <h1 className="text-title font-semibold">My listings</h1>
        <Form action={begin} page={accountRoutes.myListings} submit={draftCopy.begin} variant="primary" />
      </div>
      {open > 0 && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="warning" title={`${formatPlural(open, 'auction')} ended below the reserve`}>
            You have 48 hours from the end to decide.{' '}
            <Link href={routes.dashboard} className="text-link font-medium">
              Decide on your dashboard
            </Link>
          </Notice>
        </div>
      )}
      {isSent && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="success" title="It is with our reviewers">
            You are told by e-mail when they have decided.
          </Notice>
        </div>
      )}
      {drafts.length + published.length === 0 ? (
        <EmptyState title="You have no listings yet" className="mt-10 max-w-3xl">
          Eight steps, saved as you type: you can stop and go on later, on any device. Nothing is shown to
          anybody before you send it in and a reviewer has approved it.
        </EmptyState>
      ) : (
        <MyListings drafts={drafts} published={published} />
      )}
    </>
  );
}
