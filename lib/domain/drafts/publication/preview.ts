import { decide } from '@/lib/domain/auctions/commands/decide';
import { appendEntries, genesisHead } from '@/lib/domain/auctions/ledger/ledger';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { toPublicAuction } from '@/lib/domain/auctions/views/auction-views';
import type { Draft } from '@/lib/domain/drafts/draft';
import { type ListingDetail, toListingCard, toPublicListing } from '@/lib/domain/listing-views/listing-card';
import { type Publication, toListing } from './to-listing';

/** The page as visitors would see it; null while the draft is incomplete. `now` in ms. */
export function toPreview(draft: Draft, now: number): ListingDetail | null {
  const made = toListing(draft, { auctionId: `${draft.draftId}-preview`, salt: '0'.repeat(64) }, now);
  if (!made.ok) return null;
  const { listing, schedule } = made.value;
  const auction = schedule && toScheduled(schedule);
  return {
    listing: toPublicListing(listing),
    auction,
    card: toListingCard(listing, auction),
  };
}

/** The auction as it looks before its start, even if the start has passed. */
function toScheduled(schedule: NonNullable<Publication['schedule']>): PublicAuction | null {
  const before = Math.min(schedule.now, schedule.terms.startsAt - 1);
  const decided = decide(null, { ...schedule, now: before });
  if (!decided.ok) return null;
  const { state, head } = appendEntries(genesisHead, decided.value.events, null);
  return toPublicAuction({ state, head: head.hash }, before);
}
