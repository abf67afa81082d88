import type { ReactNode } from 'react';
import { useAuction } from '@/lib/client/auctions/live';
import type { AuctionGlance } from '@/lib/domain/auctions/terms/public-auction';
import { totalCostNote as copy } from '@/messages/listings/total-cost-note';
import type { CardTexts } from './card-texts';
import type { TotalCostWords } from './total-cost-copy';

interface WholePriceNoteProps {
  readonly words: TotalCostWords;
  readonly sale: CardTexts['sale'];
}

/** Total cost under a card's figures. Only in result lists, so that no other page loads it. */
export const TotalCostNote = ({ words, sale }: WholePriceNoteProps) =>
  'status' in sale ? <LiveNote words={words} initial={sale} /> : <Note words={words} isLeast={false} />;

interface LiveNoteProps {
  readonly words: TotalCostWords;
  readonly initial: AuctionGlance;
}

/**
 * A higher bid never costs less, so the earlier total is a minimum. The first bid does not change the price.
 */
function LiveNote({ words, initial }: LiveNoteProps) {
  const { status, currentPriceCents, bidCount } = useAuction(initial).auction;
  const takesBids = status === 'scheduled' || status === 'open' || status === 'paused';
  const isLeast = currentPriceCents !== initial.currentPriceCents || !bidCount !== !initial.bidCount;
  return takesBids && <Note words={words} isLeast={isLeast} />;
}

interface NoteProps {
  readonly words: TotalCostWords;
  readonly isLeast: boolean;
}

const strong = (children: ReactNode) => <b>{children}</b>;

const Note = ({ words: { amount, note }, isLeast }: NoteProps) => (
  <p className="card-whole">
    {amount !== null && (
      <span>{isLeast ? copy.moreAll({ amount, strong }) : copy.about({ amount, strong })}</span>
    )}
    {isLeast && amount ? copy.nextBidPaid : note}
  </p>
);
