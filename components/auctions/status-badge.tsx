import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { statusBadge as copy } from '@/messages/auctions/status-badge';
import { isSale } from './auction-copy';

/** Auction status as a word and a shape. */
export function AuctionStatusBadge({ auction }: { readonly auction: PublicAuction }) {
  const [tone, words] = toneAndWords(auction);
  return <Badge tone={tone}>{words}</Badge>;
}

function toneAndWords({ status, outcome }: PublicAuction): readonly [BadgeTone, string] {
  switch (status) {
    case 'scheduled':
      return ['upcoming', copy.upcomingAuction];
    case 'open':
      return ['live', copy.liveAuction];
    case 'paused':
      return ['waiting', copy.auctionPaused];
    case 'settling':
      return ['waiting', copy.finalizing];
    case 'ended':
      if (outcome === 'fell-through') return ['warning', copy.saleFellThrough];
      if (outcome === 'sold-buy-now') return ['done', copy.soldBuyNow];
      return isSale(outcome) ? ['done', copy.soldAuction] : ['muted', copy.endedNotSold];
    case 'cancelled':
      return ['danger', copy.canceled];
  }
}
