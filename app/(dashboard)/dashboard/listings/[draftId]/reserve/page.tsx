import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReserveReviewPanel } from '@/components/drafts/own-listings/reserve-review';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { getSession, requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { reviewReserve } from '@/lib/server/workflows/listings/manage-listing';
import { reservePage as copy } from '@/messages/drafts/reserve-page';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/listings/[draftId]/reserve'>;

export default async function ReservePage({ params, searchParams }: Props) {
  const [user, session] = await Promise.all([requireUser(), getSession()]);
  const [{ draftId }, { to, done }] = await Promise.all([params, searchParams]);
  const typed = (typeof to === 'string' ? to : '').slice(0, 100);
  const review = session && user && (await reviewReserve(session, draftId, typed, clock.now()));
  if (!review || (!review.ok && review.reason === 'not-found')) notFound();
  return (
    <div className="max-w-3xl">
      <h1 className="text-title font-semibold">{copy.title}</h1>
      {done === 'changed' && (
        <Notice tone="warning" title={copy.changed} className="mt-6">
          {copy.changedText}
        </Notice>
      )}
      {review.ok ? (
        <ReserveReviewPanel draftId={draftId} typed={typed} review={review.value} />
      ) : (
        <>
          <Notice tone="warning" title={copy.refused} className="mt-6">
            {sellingRefusalWords[review.reason]}
          </Notice>
          <LinkButton href={accountRoutes.myListing(draftId)} prefetch={false} className="mt-6">
            {copy.backToListing}
          </LinkButton>
        </>
      )}
    </div>
  );
}
