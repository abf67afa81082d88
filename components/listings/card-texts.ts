import { brokerLine } from '@/lib/copy/listings/broker-line';
import { lotWords } from '@/lib/copy/lots/lot-words';
import { type AuctionGlance, glanceOf, isOver } from '@/lib/domain/auctions/terms/public-auction';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { occupancyLabel } from '@/lib/domain/listings/labels';
import type { SaleFigures } from './auction-figures';
import { cardFacts, countyName } from './card-facts';
import { saleFigures } from './sale-figures';
import type { TotalCostWords } from './total-cost-copy';

/** The texts of a card: all that is sent to the browser. */
export interface CardTexts {
  readonly slug: string;
  readonly addressLines: ListingCard['addressLines'];
  readonly cover: ListingCard['cover'];
  /** The auction while it can change, else its final figures. */
  readonly sale: AuctionGlance | SaleFigures;
  /** Facts, type and occupancy, county. */
  readonly lines: readonly string[];
  /** Who lists the home, if a broker does. */
  readonly broker?: string;
  /** If the visitor turned it on. */
  readonly wholePrice?: TotalCostWords | undefined;
}

export function toCardTexts(card: ListingCard): CardTexts {
  const { slug, addressLines, cover, auction } = card;
  const isFinal = auction === null || isOver(auction);
  return {
    slug,
    addressLines,
    cover,
    sale: isFinal ? saleFigures(card) : glanceOf(auction),
    lines: [
      lotWords(card),
      cardFacts(card),
      `${card.propertyLabel} · ${occupancyLabel(card.occupancy)}`,
      countyName(card.county),
    ].filter(Boolean),
    ...(card.broker && { broker: brokerLine(card) }),
  };
}
