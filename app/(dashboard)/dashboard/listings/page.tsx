import type { Metadata } from 'next';
import { MyListings } from '@/components/dashboard/selling/my-listings';
import { ToldForm } from '@/components/dashboard/selling/told-form';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { routes } from '@/lib/routes';
import { listDrafts } from '@/lib/server/drafts';
import { listHomes } from '@/lib/server/listings';
import { requireUser } from '@/lib/server/session';

export const metadata: Metadata = { title: 'My listings', robots: { index: false } };

export default async function MyListingsPage({ searchParams }: PageProps<'/dashboard/listings'>) {
  const [user, { sent }] = await Promise.all([requireUser(), searchParams]);
  const [drafts, homes] = await Promise.all([listDrafts(user), listHomes()]);
  const published = homes.filter(({ listing }) => listing.seller.id === user.uid);
  const isSent = drafts.some(({ draftId, standing }) => draftId === sent && standing.status === 'InReview');
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-title font-semibold">My listings</h1>
        <ToldForm what="begin" page={routes.myListings}>
          List a property
        </ToldForm>
      </div>
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
