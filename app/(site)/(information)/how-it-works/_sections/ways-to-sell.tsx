import { DataTable } from '@/components/layout/data-table';
import * as copy from '@/messages/how-it-works';

export const WaysToSell = () => (
  <>
    <p>{copy.waysToSell.sellerChoosesSale}</p>
    <DataTable
      caption={copy.waysToSell.threeTypesAuction}
      columns={[
        { label: copy.waysToSell.saleType },
        { label: copy.waysToSell.whatSee },
        { label: copy.waysToSell.whenSold },
      ]}
      rows={[
        [copy.waysToSell.auctionWithoutReserve, copy.waysToSell.startingBid, copy.waysToSell.oneBidEnough],
        [
          copy.waysToSell.auctionPublishedReserve,
          copy.waysToSell.startingBidReserve,
          copy.waysToSell.whenBiddersMaximum,
        ],
        [
          copy.waysToSell.auctionSealedReserve,
          copy.waysToSell.startingBidWhether,
          copy.waysToSell.whenBiddersMaximumReaches,
        ],
        [copy.waysToSell.fixedPrice, copy.waysToSell.listPrice, copy.waysToSell.whenBuyerSeller],
      ]}
    />
    <p>{copy.waysToSell.cryptographicFingerprintCommitment}</p>
    <p>{copy.waysToSell.auctionMayAlso}</p>
    <p>{copy.waysToSell.listingSaysSeller}</p>
  </>
);
