import { isSale } from '@/components/auctions/auction-copy';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { AuctionGlance, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { positionBadge as copy } from '@/messages/auctions/position-badge';

interface PositionBadgeProps {
  readonly auction: Pick<AuctionGlance, 'status' | 'outcome'> &
    Partial<Pick<PublicAuction, 'decideBy' | 'counterCents'>>;
  readonly isLeading: boolean;
}

/** The bidder's own position in an auction. */
export function PositionBadge(props: PositionBadgeProps) {
  const position = positionOf(props);
  return <Badge tone={tones[position]}>{copy[position]}</Badge>;
}

const tones: Readonly<Record<keyof typeof copy, BadgeTone>> = {
  canceled: 'danger',
  finalizing: 'waiting',
  leading: 'good',
  outbid: 'danger',
  notWon: 'muted',
  fellThrough: 'warning',
  won: 'done',
  countered: 'waiting',
  notSold: 'warning',
};

function positionOf({ auction, isLeading }: PositionBadgeProps): keyof typeof copy {
  const { status, outcome, decideBy, counterCents } = auction;
  if (status === 'cancelled') return 'canceled';
  if (status !== 'ended' && !isLeading) return 'outbid';
  if (status !== 'ended') return status === 'settling' ? 'finalizing' : 'leading';
  if (!isLeading) return 'notWon';
  if (outcome === 'fell-through') return 'fellThrough';
  if (isSale(outcome)) return 'won';
  return decideBy && counterCents ? 'countered' : 'notSold';
}
