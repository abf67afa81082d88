import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { BidDevices } from '@/components/auctions/own-bids/bid-devices';
import { ReceiptTable } from '@/components/auctions/own-bids/receipt-table';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { routes } from '@/lib/routes';
import { readAuctionedCard } from '@/lib/server/catalog/listings/lots';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { readOwnReceipts } from '@/lib/server/records/auctions/bid-receipts';
import { readOwnDevices } from '@/lib/server/workflows/bids/bidder-devices';
import { bidDevices } from '@/messages/auctions/bid-devices';
import { receiptPage as copy } from '@/messages/auctions/receipt-page';

export const metadata: Metadata = { title: copy.receipts, robots: { index: false } };

export default async function AuctionReceiptsPage({
  params,
  searchParams,
}: PageProps<'/dashboard/receipts/[auctionId]'>) {
  const [user, { auctionId }, { done }] = await Promise.all([requireUser(), params, searchParams]);
  const [own, devices] = await Promise.all([
    readOwnReceipts(user.uid, auctionId),
    readOwnDevices(user.uid, auctionId, clock.now()),
  ]);
  if (!own) notFound();
  const card = await readAuctionedCard(own.slug, auctionId);
  return (
    <div className="max-w-4xl">
      <p className="text-sm text-text-muted">
        <Link href={accountRoutes.receipts} className="text-link">
          {copy.receipts}
        </Link>
      </p>
      <h1 className="mt-3 break-words text-title font-semibold">
        {card?.addressLines.join(', ') ?? own.slug}
      </h1>
      <p className="mt-1 break-words empty:hidden">{lotWords({ lot: card?.lot })}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <li>
          <a href={accountRoutes.receiptFile(auctionId, 'json')} className="text-link">
            {copy.downloadJson}
          </a>
        </li>
        <li>
          <a href={accountRoutes.receiptFile(auctionId, 'text')} className="text-link">
            {copy.downloadText}
          </a>
        </li>
        {card && (
          <li>
            <Link href={routes.property(own.slug)} className="text-link">
              {copy.viewHome}
            </Link>
          </li>
        )}
        {devices && (
          <li>
            <a href="#devices" className="text-link">
              {bidDevices.title}
            </a>
          </li>
        )}
      </ul>
      <ReceiptTable receipts={own.receipts} purchase={own.purchase} />
      {devices && (
        <section aria-labelledby="devices" className="mt-8">
          <h2 id="devices" className="text-heading font-semibold">
            {bidDevices.title}
          </h2>
          <p className="mb-4 mt-2 max-w-prose text-text-muted">{bidDevices.text}</p>
          {done === 'device' && (
            <Notice tone="success" title={bidDevices.added} className="mb-4">
              {bidDevices.addedText}
            </Notice>
          )}
          <noscript>{bidDevices.needsScript}</noscript>
          <BidDevices devices={devices} />
        </section>
      )}
    </div>
  );
}
