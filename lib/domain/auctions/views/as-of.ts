import type { AuctionStatus, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';

/**
 * The public auction at `now`, milliseconds UTC. The clock opens and ends an auction; the stored status only
 * records it later. A bid counts up to and including the end. After that the auction is `settling` until its
 * closing entry.
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
