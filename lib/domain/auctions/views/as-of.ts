import type { AuctionStatus, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

/**
 * The public state at an instant (milliseconds UTC). Open and ended are facts of the clock; the stored status only
 * records them later. A bid counts up to and including the end; from then until the closing entry it is `settling`.
 */
export function asOf<T extends Clocked>(
  auction: T,
  now: number,
): T & Pick<PublicAuction, 'status' | 'serverTime'> {
  const status = statusAt(auction, now);
  const takesBids = status === 'scheduled' || status === 'open' || status === 'paused';
  return {
    ...auction,
    ...(!takesBids && 'minimumNextBidCents' in auction && { minimumNextBidCents: null }),
    status,
    serverTime: new Date(now).toISOString(),
  };
}

type Clocked = Pick<PublicAuction, 'status' | 'startsAt' | 'endsAt'>;

function statusAt(auction: Clocked, now: number): AuctionStatus {
  if (auction.status !== 'scheduled' && auction.status !== 'open') return auction.status;
  if (now < Date.parse(auction.startsAt)) return 'scheduled';
  return now <= Date.parse(auction.endsAt) ? 'open' : 'settling';
}
