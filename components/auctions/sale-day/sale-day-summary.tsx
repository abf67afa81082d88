'use client';

import type { BoardRowTexts } from '@/components/auctions/board/board-row-texts';
import { LiveCountdown } from '@/components/listings/live-countdown';
import { useAuctions } from '@/lib/client/auctions/live-list';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { lotCounts as copy } from '@/messages/auctions/lot-counts';
import { countsText } from './counts-text';

interface SaleDaySummaryProps {
  /** The lots of the page: at most as many as one live stream carries. */
  readonly lots: readonly { readonly number: number; readonly auction: BoardRowTexts['auction'] }[];
  /** The day's other lots. */
  readonly others: readonly Pick<PublicAuction, 'status' | 'outcome'>[];
}

/** How many lots are open and ended, and when the next one ends. Kept current while the page is open. */
export function SaleDaySummary({ lots, others }: SaleDaySummaryProps) {
  const auctions = useAuctions(lots.map(({ auction }) => auction));
  const open = auctions
    .map((auction, index) => ({ auction, number: lots[index]?.number ?? 0 }))
    .filter(({ auction }) => auction.status === 'open');
  const [next] = open.sort((a, b) => (a.auction.endsAt < b.auction.endsAt ? -1 : 1));
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 font-medium">
      <span>{countsText([...auctions, ...others])}</span>
      {next && (
        <span className="tabular-nums">
          {copy.nextEnd({ number: next.number })}{' '}
          <LiveCountdown to={next.auction.endsAt} asOf={next.auction.serverTime} />
        </span>
      )}
    </p>
  );
}
