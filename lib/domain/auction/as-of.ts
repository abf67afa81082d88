import type { AuctionStatus, PublicAuction } from './public-auction';

/** An auction as stored: what the clock decides is still to be derived. */
export type StoredAuction = Omit<PublicAuction, 'serverTime'>;

/**
 * The public state at an instant (milliseconds UTC). Open and ended are facts of the clock; the stored status only
 * records them later. A bid counts up to and including the end; from then until the closing entry it is `settling`.
 */
export function asOf(auction: StoredAuction, now: number): PublicAuction {
  const status = statusAt(auction, now);
  return {
    ...auction,
    status,
    minimumNextBidCents:
      status === 'scheduled' || status === 'open' || status === 'paused' ? auction.minimumNextBidCents : null,
    serverTime: new Date(now).toISOString(),
  };
}

function statusAt(auction: StoredAuction, now: number): AuctionStatus {
  if (auction.status !== 'scheduled' && auction.status !== 'open') return auction.status;
  if (now < Date.parse(auction.startsAt)) return 'scheduled';
  return now <= Date.parse(auction.endsAt) ? 'open' : 'settling';
}
