import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { routes } from '@/lib/routes';
import { waysToSell as copy } from '@/messages/how-it-works/ways-to-sell';

export const WaysToSell = () => (
  <>
    <p>{copy.sellerChoosesSale}</p>
    <DataTable
      caption={copy.threeTypesAuction}
      columns={[{ label: copy.saleType }, { label: copy.whatSee }, { label: copy.whenSold }]}
      rows={[
        [copy.auctionWithoutReserve, copy.startingBid, copy.oneBidEnough],
        [copy.auctionPublishedReserve, copy.startingBidReserve, copy.whenBiddersMaximum],
        [copy.auctionSealedReserve, copy.startingBidWhether, copy.whenBiddersMaximumReaches],
        [copy.fixedPrice, copy.listPrice, copy.whenBuyerSeller],
      ]}
    />
    <p>{copy.cryptographicFingerprintCommitment}</p>
    <p>{copy.auctionMayAlso}</p>
    <p>{copy.listingSaysSeller}</p>
    <p>{copy.teamsTables({ link: (children) => <Link href={routes.sell}>{children}</Link> })}</p>
  </>
);
