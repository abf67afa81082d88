import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { useAuction } from '@/lib/client/auctions/live';
import type { AuctionGlance } from '@/lib/domain/auctions/terms/public-auction';
import { formatMoney } from '@/lib/format';
import { shownPrice as copy } from '@/messages/listings/shown-price';
import { auctionFigures, type SaleFigures } from './auction-figures';
import type { CardTexts } from './card-texts';
import { LiveCountdown } from './live-countdown';

export interface ShownFigures {
  readonly figures: SaleFigures;
  /** Only while the auction runs. */
  readonly countdown?: ReactNode;
  /** True after the price changed while the page was open. */
  readonly hasRisen?: boolean;
}

/** The price, marked when it has just risen. */
export function ShownPrice({ figures: { price }, countdown, hasRisen }: ShownFigures) {
  const { amountCents } = price;
  if (amountCents === null) return price.text ?? copy.notSetYet;
  if (!countdown) return <span className="whitespace-nowrap">{formatMoney(amountCents)}</span>;
  return <Money key={amountCents} cents={amountCents} {...(hasRisen && { className: 'price-rise' })} />;
}

type Show = (shown: ShownFigures) => ReactNode;

/** The figures of a card. Those of a changing auction are kept current while the page is open. */
export const LiveFigures = ({ sale, as: Shown }: Pick<CardTexts, 'sale'> & { readonly as: Show }) =>
  'status' in sale ? <AuctionFigures initial={sale} as={Shown} /> : <Shown figures={sale} />;

function AuctionFigures({ initial, as: Shown }: { readonly initial: AuctionGlance; readonly as: Show }) {
  const { auction } = useAuction(initial);
  const figures = auctionFigures(auction);
  const { time } = figures;
  return (
    <Shown
      figures={figures}
      countdown={time?.isCountdown && <LiveCountdown to={time.at} asOf={initial.serverTime} />}
      hasRisen={auction.currentPriceCents !== initial.currentPriceCents}
    />
  );
}
