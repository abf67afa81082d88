import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { ReceiptTable } from '@/components/auctions/own-bids/receipt-table';
import { accountRoutes } from '@/lib/account-routes';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { routes } from '@/lib/routes';
import { readAuctionedCard } from '@/lib/server/catalog/listings/lots';
import { requireUser } from '@/lib/server/people/sessions/session';
import { readOwnReceipts } from '@/lib/server/records/auctions/bid-receipts';
import { receiptPage as copy } from '@/messages/auctions/receipt-page';

export const metadata: Metadata = { title: copy.receipts, robots: { index: false } };

export default async function AuctionReceiptsPage({ params }: PageProps<'/dashboard/receipts/[auctionId]'>) {
  const [user, { auctionId }] = await Promise.all([requireUser(), params]);
  const own = await readOwnReceipts(user.uid, auctionId);
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
      </ul>
      <ReceiptTable receipts={own.receipts} purchase={own.purchase} />
    </div>
  );
}
