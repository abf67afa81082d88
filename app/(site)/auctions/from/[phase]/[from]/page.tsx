import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { auctionPhases } from '@/lib/server/catalog/listings/listings';
import { fromPage as copy } from '@/messages/auctions/from-page';
import { AuctionsView } from '../../../_sections/auctions-view';

/** There are as many cursors as auctions, so these pages are not cached. */
export const dynamic = 'force-dynamic';
export const metadata: Metadata = {
  title: copy.auctionsDay,
  robots: { index: false, follow: true },
};

export default async function Page({ params }: PageProps<'/auctions/from/[phase]/[from]'>) {
  const { phase: requestedPhase, from } = await params;
  const phase = auctionPhases.find((known) => known === requestedPhase);
  if (!phase) notFound();
  return <AuctionsView phase={phase} from={from} />;
}
