import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Market } from './offer-commands';

/** How long before the start of an auction offers end. */
export const preAuctionNoticeMs = 48 * 3_600_000;

type Home = Pick<Listing, 'standardStatus' | 'saleFormat' | 'takesOffers' | 'lot'>;
type Auction = Pick<AuctionState, 'status' | 'bidCount'> & { readonly terms: { readonly startsAt: number } };

/** Whether an offer for the home can be made or accepted now. `auction` is the listing's own; `now` in ms. */
export function offerAvailabilityOf(home: Home | null, auction: Auction | null, now: number): Market {
  const closed = (refusal: NonNullable<Market['refusal']>): Market => ({ refusal, until: null });
  if (home?.standardStatus !== 'Active') return closed('off-market');
  if (home.lot) return closed('in-lot');
  if (home.saleFormat === 'fixed-price') return { refusal: null, until: null };
  if (auction?.status !== 'running') return closed('off-market');
  if (!home.takesOffers) return closed('not-taken');
  const until = auction.terms.startsAt - preAuctionNoticeMs;
  return now > until || auction.bidCount > 0 ? closed('too-late') : { refusal: null, until };
}
