import { countyName } from '@/components/listings/card-facts';
import { type CardTexts, toCardTexts } from '@/components/listings/card-texts';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { resultTexts as copy } from '@/messages/listings/result-texts';

/** The texts of a card among the results. */
export interface ResultTexts extends CardTexts {
  readonly county: string;
  /** Number of known red flags of its risk report. */
  readonly redFlags: number;
}

export function toResultTexts(card: ListingCard): ResultTexts {
  const texts = toCardTexts(card);
  return {
    ...texts,
    // The county is next to the city here.
    lines: texts.lines.filter((line) => line !== countyName(card.county)),
    county: copy.county({ name: card.county }),
    redFlags: card.risks.redFlags,
  };
}
