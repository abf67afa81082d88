import { useBidSession } from '@/components/auctions/live/auction-context';
import { Button } from '@/components/ui/button';
import type { PendingBid } from '@/lib/client/auctions/send-bid';
import { unplacedBid as copy } from '@/messages/auctions/unplaced-bid';
import { StatusActions, StatusLine } from './status-line';
import { unplacedWords } from './unplaced-copy';

/** A bid that was not placed. The bidder decides again at the current price. */
export function UnplacedBid({ bid }: { readonly bid: PendingBid }) {
  const { auction, place, standing, bidding } = useBidSession();
  const { title, text, place: placeLabel } = unplacedWords(bid, auction, { ...place, standing });
  return (
    <StatusLine tone="warning" title={title}>
      <p>{text}</p>
      <StatusActions>
        {placeLabel !== null && (
          <Button size="small" onClick={bidding.placeNow}>
            {placeLabel}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={bidding.giveUp}>
          {placeLabel === null ? copy.ok : bid.isPurchase ? copy.dontBuy : copy.dontBid}
        </Button>
      </StatusActions>
    </StatusLine>
  );
}
