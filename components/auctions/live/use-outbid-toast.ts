import { useEffect, useRef } from 'react';
import { notify } from '@/lib/client/page/notify';
import type { BidderPosition, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';

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
      title: 'You have been outbid',
      description: `The price is now ${formatMoney(currentPriceCents)}. The next bid is ${formatMoney(minimumNextBidCents)} or more.`,
      action: { label: 'Bid again', onClick: () => again.current() },
    });
  }, [standing, id, currentPriceCents, minimumNextBidCents]);
}
