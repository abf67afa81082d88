import { useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { PendingBid } from '@/lib/client/auctions/send-bid';
import { unplacedBid as copy } from '@/messages/auctions/unplaced-bid';
import { unplacedWords } from './unplaced-copy';

/** A bid that was not placed. The bidder decides again at the current price. */
export function UnplacedBid({ bid }: { readonly bid: PendingBid }) {
  const { auction, place, standing, bidding } = useBidSession();
  const { title, text, place: placeLabel } = unplacedWords(bid, auction, { ...place, standing });
  return (
    <Notice tone="warning" title={title} className="mb-4">
      <p>{text}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {placeLabel !== null && (
          <Button size="small" onClick={bidding.placeNow}>
            {placeLabel}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={bidding.giveUp}>
          {placeLabel === null ? copy.ok : bid.isPurchase ? copy.dontBuy : copy.dontBid}
        </Button>
      </div>
    </Notice>
  );
}
