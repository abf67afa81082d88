import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LotView } from '@/components/drafts/lots/lot-view';
import { ViewerFrame } from '@/components/organizations/viewer-frame';
import { isSellersViewer } from '@/lib/server/people/organizations/seller';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readLot } from '@/lib/server/workflows/lots/read-lot';
import { lotPage as copy } from '@/messages/lots/lot-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

type Props = PageProps<'/dashboard/listings/[draftId]/lot'>;

export default async function LotPage({ params, searchParams }: Props) {
  const [user, { draftId }, { q, done }] = await Promise.all([requireUser(), params, searchParams]);
  const typed = (typeof q === 'string' ? q : '').slice(0, 100);
  const found = await readLot(user, { draftId, typed }, clock.now());
  if (!found.ok) notFound();
  const isViewer = await isSellersViewer(runtime().store, found.value.sellerId, user.uid);
  return (
    <ViewerFrame isViewer={isViewer}>
      <LotView page={found.value} typed={typed} done={typeof done === 'string' ? done : null} />
    </ViewerFrame>
  );
}
