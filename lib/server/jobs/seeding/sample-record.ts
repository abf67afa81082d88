import 'server-only';
import type { Transaction } from '@/lib/server/platform/store/store';
import { recordEvents } from '@/lib/server/records/auctions/auction-record';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import type { SampleSale } from '@/sample/catalog';

/** Adds a sample listing and, if it has one, its auction with the full history to the commit. */
export function recordSample(tx: Transaction, { listing, auction }: SampleSale): void {
  tx.set(listings, listing.listingKey, listing);
  if (!auction) return;
  const { events, state } = auction;
  const { auctionId, termsVersion } = state.terms;
  recordEvents(
    tx,
    { slug: listing.slug, sellerId: listing.seller.id },
    events.map(({ event }) => event),
    (index) => {
      const { event, bidder } = events[index] ?? {};
      if (event?.type !== 'bid' || !bidder) return null;
      return {
        uid: bidder.uid,
        legalName: bidder.legalName,
        termsVersion: termsVersion ?? '',
        receivedAt: event.data.receivedAt,
        requestId: `${auctionId}:${bidder.uid}:sample-${index}`,
      };
    },
  );
  for (const [uid, { maximumCents, number }] of Object.entries(state.secret.bidders)) {
    const own = events.findLast(({ bidder }) => bidder?.uid === uid);
    tx.set(bids, `${auctionId}:${uid}`, {
      auctionId,
      uid,
      alias: `Bidder ${number}`,
      maximumCents,
      lastBidAt: own?.event.at ?? state.at,
    });
  }
}
