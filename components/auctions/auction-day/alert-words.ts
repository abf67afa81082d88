import type { LotAlert } from '@/lib/domain/auctions/views/auction-day';
import { sellerAuctionDay as copy } from '@/messages/auctions/seller-auction-day';

export const alertWords: Readonly<Record<LotAlert, string>> = {
  'no-bids': copy.alertNoBids,
  quiet: copy.alertQuiet,
  'near-reserve': copy.alertNearReserve,
};
