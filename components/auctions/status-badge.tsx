import { Badge, type BadgeTone } from '@/components/ui/badge';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { isSale } from './auction-copy';

/** Auction status as a word and a shape. */
export function AuctionStatusBadge({ auction }: { readonly auction: PublicAuction }) {
  const [tone, words] = toneAndWords(auction);
  return <Badge tone={tone}>{words}</Badge>;
}

function toneAndWords({ status, outcome }: PublicAuction): readonly [BadgeTone, string] {
  switch (status) {
    case 'scheduled':
      return ['upcoming', 'Auction ahead'];
    case 'open':
      return ['live', 'Live auction'];
    case 'paused':
      return ['waiting', 'Auction paused'];
    case 'settling':
      return ['waiting', 'Closing'];
    case 'ended':
      if (outcome === 'fell-through') return ['warning', 'Sale fell through'];
      if (outcome === 'sold-buy-now') return ['done', 'Bought at once'];
      return isSale(outcome) ? ['done', 'Sold at auction'] : ['muted', 'Ended, not sold'];
    case 'cancelled':
      return ['danger', 'Canceled'];
  }
}
