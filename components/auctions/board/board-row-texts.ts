import { cardFacts } from '@/components/listings/card-facts';
import { brokerLine } from '@/lib/copy/listings/broker-line';
import { lotWords } from '@/lib/copy/lots/lot-words';
import {
  type AuctionGlance,
  type BidderPosition,
  glanceOf,
  type PublicAuction,
} from '@/lib/domain/auctions/terms/public-auction';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { occupancyLabel } from '@/lib/domain/listings/labels';
import { pictureAtMost } from '@/lib/domain/listings/picture-sizes';
import { boardRow as copy } from '@/messages/auctions/board-row';

/** One auction on the board: all that is sent to the browser. */
export interface BoardRowTexts {
  readonly slug: string;
  /** Its number on the page of a sale day. */
  readonly lot?: number;
  readonly street: string;
  /** City and county. */
  readonly place: string;
  readonly cover: string;
  readonly occupancy: string;
  /** Size and type. */
  readonly facts: string;
  /** Who lists the home, if a broker does. */
  readonly broker?: string;
  readonly auction: AuctionGlance & Pick<PublicAuction, 'salePriceCents'>;
  /** The signed-in person's position; null if they have not bid. */
  readonly you: (BidderPosition & { readonly asOfVersion: number }) | null;
}

/** Empty for a home without an auction. */
export function toBoardRow(card: ListingCard, you: BoardRowTexts['you'] = null): readonly BoardRowTexts[] {
  const { slug, addressLines, county, cover, occupancy, propertyLabel, auction } = card;
  if (auction === null) return [];
  const [street, city] = addressLines;
  const { salePriceCents } = auction;
  return [
    {
      slug,
      street,
      place: copy.place({ city, county }),
      cover: pictureAtMost(cover.src, 400),
      occupancy: occupancyLabel(occupancy),
      facts: [lotWords(card), cardFacts(card), propertyLabel].filter(Boolean).join(' · '),
      ...(card.broker && { broker: brokerLine(card) }),
      auction: { ...glanceOf(auction), ...(salePriceCents !== undefined && { salePriceCents }) },
      you,
    },
  ];
}
