import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BidListRows } from '@/components/auctions/bid-lists/bid-list-rows';
import { StopListForm } from '@/components/auctions/bid-lists/stop-list-form';
import { Notice } from '@/components/ui/notice';
import { formatMoment } from '@/lib/format';
import { requireUser } from '@/lib/server/people/sessions/session';
import { getOwnBidList } from '@/lib/server/workflows/bids/own-bid-lists';
import { bidListPage as copy } from '@/messages/auctions/bid-list-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

export default async function BidListPage({
  params,
  searchParams,
}: PageProps<'/dashboard/bids/lists/[listId]'>) {
  const [user, { listId }, { done }] = await Promise.all([requireUser(), params, searchParams]);
  const list = await getOwnBidList(user.uid, decodeURIComponent(listId));
  if (!list) notFound();
  const { lots, salt, commitment, status, startedAt } = list;
  const saved = { lots: lots.map(({ auctionId, maximumCents }) => ({ auctionId, maximumCents })), salt };
  return (
    <>
      <h1 className="text-title font-semibold">{copy.title}</h1>
      <p className="mb-6 mt-3 text-text-muted">
        {status === 'stopped' ? copy.stopped : copy.started({ at: formatMoment(startedAt) })}
      </p>
      {done === 'started' && status === 'standing' && (
        <Notice tone="success" title={copy.startedNow} className="mb-6" />
      )}
      {done === 'stopped' && <Notice tone="success" title={copy.stoppedNow} className="mb-6" />}
      <BidListRows lots={lots} />
      {status === 'standing' && (
        <div className="mt-6">
          <StopListForm listId={list.listId} />
        </div>
      )}
      <details className="mt-8 max-w-3xl">
        <summary className="w-fit cursor-pointer py-1 underline underline-offset-4">{copy.proof}</summary>
        <p className="mt-3 max-w-prose break-words text-sm">{copy.proofText({ commitment })}</p>
        <pre className="mt-3 overflow-x-auto rounded bg-surface-muted p-3 text-sm">
          {JSON.stringify(saved, null, 2)}
        </pre>
      </details>
    </>
  );
}
