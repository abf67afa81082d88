import type { ListingCard } from '@/lib/domain/listing/views';
import { getCountyByName } from '@/lib/domain/places/counties';

/** A card prepared for searching: what is compared is computed once. */
export interface SearchEntry {
  readonly card: ListingCard;
  readonly countySlug: string;
  /** What it costs as far as is known: sold for, bid, or asked; null before that. */
  readonly priceCents: number | null;
  readonly listedAtMs: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  /** Words with a space before each, so that ` hal` finds `halsey`. */
  readonly words: string;
}

export function toSearchEntry(card: ListingCard, moreWords = ''): SearchEntry {
  const county = getCountyByName(card.county);
  const { auction } = card;
  return {
    card,
    countySlug: county?.slug ?? '',
    priceCents: card.closePriceCents ?? auction?.currentPriceCents ?? card.listPriceCents,
    listedAtMs: Date.parse(card.listedAt),
    startsAtMs: auction ? Date.parse(auction.startsAt) : Number.POSITIVE_INFINITY,
    endsAtMs: auction ? Date.parse(auction.endsAt) : Number.POSITIVE_INFINITY,
    words: wordsOf(
      [
        ...card.addressLines,
        card.county,
        'County',
        county?.borough ?? '',
        card.propertyLabel,
        moreWords,
      ].join(' '),
    )
      .map((word) => ` ${word}`)
      .join(''),
  };
}

/** Lower case, without accents and punctuation: `St. Lawrence` gives `st`, `lawrence`. */
export function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
