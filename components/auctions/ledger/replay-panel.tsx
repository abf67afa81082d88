'use client';

import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { replay as copy } from '@/messages/auctions/replay';
import { ReplayedPrices } from './replayed-prices';
import { type ReplayedAuction, useReplay } from './use-replay';

/** The price without each bidder, computed in the browser. */
export function ReplayPanel({ auction }: { readonly auction: ReplayedAuction }) {
  const { replay, start } = useReplay(auction);
  const isHydrated = useHydrated();
  const isRunning = replay.kind === 'running';
  return (
    <div className="needs-script">
      <Button className="w-full" onClick={start} disabled={!isHydrated || isRunning}>
        {labels[replay.kind]}
      </Button>
      <ReplayedPrices auctionId={auction.id} step={replay} />
    </div>
  );
}

const labels = {
  idle: copy.start,
  running: copy.replaying,
  done: copy.again,
  failed: copy.start,
} as const;
