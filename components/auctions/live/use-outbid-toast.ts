import { useEffect, useRef } from 'react';
import { notify } from '@/lib/client/page/notify';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { useOutbidToast as copy } from '@/messages/auctions/use-outbid-toast';

interface OutbidToast {
  readonly auction: PublicAuction;
  readonly standing: BidderPosition['standing'];
  readonly bidAgain: () => void;
}

/** Shows a toast with a link to bid again when the leader is outbid. */
export function useOutbidToast({ auction, standing, bidAgain }: OutbidToast): void {
  const last = useRef(standing);
  const again = useRef(bidAgain);
  again.current = bidAgain;
  const { id, currentPriceCents, minimumNextBidCents } = auction;

  useEffect(() => {
    const wasLeading = last.current === 'leading';
    last.current = standing;
    if (!wasLeading || standing !== 'outbid' || minimumNextBidCents === null) return;
    notify({
      id: `outbid:${id}`,
      tone: 'warning',
      title: copy.outbid,
      description: copy.priceNowNext({
        currentPrice: formatMoney(currentPriceCents),
        minimumNextBid: formatMoney(minimumNextBidCents),
      }),
      action: { label: copy.bidAgain, onClick: () => again.current() },
    });
  }, [standing, id, currentPriceCents, minimumNextBidCents]);
}
