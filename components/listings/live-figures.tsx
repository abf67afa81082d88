import { formatTimeLeft, sayTimeLeft } from '@/components/ui/time-left';
import { useAuction } from '@/lib/client/auctions/live';
import { useAtServerTime } from '@/lib/client/auctions/server-clock';
import type { AuctionGlance } from '@/lib/domain/auctions/terms/public-auction';
import { auctionFigures } from './auction-figures';
import { FiguresRow } from './figures-row';

/** Figures of a changing auction, kept current while the page is open. */
export function LiveFigures({ initial }: { readonly initial: AuctionGlance }) {
  const { auction } = useAuction(initial);
  const figures = auctionFigures(auction);
  return (
    <FiguresRow
      figures={figures}
      countdown={
        figures.time?.isCountdown && <LiveCountdown to={figures.time.at} asOf={initial.serverTime} />
      }
      hasRisen={auction.currentPriceCents !== initial.currentPriceCents}
    />
  );
}

interface LiveCountdownProps {
  readonly to: string;
  /** Server time in the HTML; the time left counts from it until hydration. */
  readonly asOf: string;
}

export function LiveCountdown({ to, asOf }: LiveCountdownProps) {
  const left = (now: number | null) => Date.parse(to) - (now ?? Date.parse(asOf));
  const text = useAtServerTime((now) => formatTimeLeft(left(now)));
  const spoken = useAtServerTime((now) => sayTimeLeft(left(now)));
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{spoken}</span>
    </span>
  );
}
