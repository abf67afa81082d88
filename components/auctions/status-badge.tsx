import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import * as copy from '@/messages/auctions';
import { isSale } from './auction-copy';

/** Auction status as a word and a shape. */
export function AuctionStatusBadge({ auction }: { readonly auction: PublicAuction }) {
  const [tone, words] = toneAndWords(auction);
  return <Badge tone={tone}>{words}</Badge>;
}

function toneAndWords({ status, outcome }: PublicAuction): readonly [BadgeTone, string] {
  switch (status) {
    case 'scheduled':
      return ['upcoming', copy.statusBadge.upcomingAuction];
    case 'open':
      return ['live', copy.statusBadge.liveAuction];
    case 'paused':
      return ['waiting', copy.statusBadge.auctionPaused];
    case 'settling':
      return ['waiting', copy.statusBadge.finalizing];
    case 'ended':
      if (outcome === 'fell-through') return ['warning', copy.statusBadge.saleFellThrough];
      if (outcome === 'sold-buy-now') return ['done', copy.statusBadge.soldBuyNow];
      return isSale(outcome)
        ? ['done', copy.statusBadge.soldAuction]
        : ['muted', copy.statusBadge.endedNotSold];
    case 'cancelled':
      return ['danger', copy.statusBadge.canceled];
  }
}
