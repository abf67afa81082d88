import { useAuction } from '@/lib/client/auctions/live';
import type { AuctionGlance } from '@/lib/domain/auctions/terms/public-auction';
import { auctionFigures } from './auction-figures';
import { FiguresRow } from './figures-row';
import { LiveCountdown } from './live-countdown';

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
