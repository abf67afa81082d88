'use client';

import type { BoardRowTexts } from '@/components/auctions/board/board-row-texts';
import { LiveCountdown } from '@/components/listings/live-countdown';
import { useAuctions } from '@/lib/client/auctions/live-list';
import { useServerNow } from '@/lib/client/auctions/server-clock';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { lotCounts as copy } from '@/messages/auctions/lot-counts';
import { countsText } from './counts-text';

interface SaleDaySummaryProps {
  /** The lots of the page: at most as many as one live stream carries. */
  readonly lots: readonly { readonly number: number; readonly auction: BoardRowTexts['auction'] }[];
  /** The day's other lots, as rendered. */
  readonly others: readonly { readonly number: number; readonly auction: OtherAuction }[];
}

type OtherAuction = Pick<PublicAuction, 'status' | 'outcome' | 'endsAt' | 'serverTime'>;

/** How many lots are open and ended, and when the next one ends. Kept current while the page is open. */
export function SaleDaySummary({ lots, others }: SaleDaySummaryProps) {
  const auctions = useAuctions(lots.map(({ auction }) => auction));
  const now = useServerNow(5_000);
  const followed = auctions.map((auction, index) => ({ auction, number: lots[index]?.number ?? 0 }));
  const ahead = others.filter(
    ({ auction: { endsAt, serverTime } }) => Date.parse(endsAt) > (now ?? Date.parse(serverTime)),
  );
  const open = [...followed, ...ahead].filter(({ auction }) => auction.status === 'open');
  const [next] = open.sort((a, b) => (a.auction.endsAt < b.auction.endsAt ? -1 : 1));
  return (
    <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 font-medium">
      <span>{countsText([...auctions, ...others.map(({ auction }) => auction)])}</span>
      {next && (
        <span className="tabular-nums">
          {copy.nextEnd({ number: next.number })}{' '}
          <LiveCountdown to={next.auction.endsAt} asOf={next.auction.serverTime} />
        </span>
      )}
      {lots.length > 0 && others.length > 0 && (
        <span className="font-normal text-text-muted">{copy.shownAreLive}</span>
      )}
    </p>
  );
}
