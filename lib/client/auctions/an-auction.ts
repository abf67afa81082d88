import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';

/** Test builder: an open auction with a published reserve and no bids. */
export const anAuction = (over: Partial<PublicAuction> = {}): PublicAuction => ({
  id: 'a1',
  listingKey: 'l1',
  status: 'open',
  outcome: null,
  cancelReason: null,
  saleMode: 'published-reserve',
  startingBidCents: cents(20_000_000),
  currentPriceCents: cents(20_000_000),
  minimumNextBidCents: cents(20_000_000),
  bidCount: 0,
  bidderCount: 0,
  reserveStatus: 'not-met',
  reserveCents: cents(20_000_000),
  startsAt: '2026-11-21T15:00:00.000Z',
  endsAt: '2026-11-21T20:00:00.000Z',
  scheduledEndsAt: '2026-11-21T20:00:00.000Z',
  extensionWindowMs: 300_000,
  leaderAlias: null,
  version: 5,
  ledgerHead: '0'.repeat(64),
  serverTime: '2026-11-21T16:00:00.000Z',
  ...over,
});
