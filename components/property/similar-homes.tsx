import { toCardTexts } from '@/components/listings/card-texts';
import { type SmallHome, SmallHomes, toSmallHome } from '@/components/listings/small-homes';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { similarHomes as copy } from '@/messages/property/similar-homes';

/** Homes of the same sort. Sent only as HTML. */
export const SimilarHomes = ({ homes }: { readonly homes: readonly SmallHome[] }) => (
  <section aria-label={copy.similarHomes} className="detail-section no-print">
    <h2>{copy.similarHomes}</h2>
    <SmallHomes homes={homes} />
  </section>
);

const most = 3;

export const toSimilarHomes = (cards: readonly ListingCard[]): readonly SmallHome[] =>
  cards.slice(0, most).map((card) => toSmallHome(toCardTexts(card)));
