import { DotShape } from '@/components/ui/icons';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { endingBoard as copy } from '@/messages/listings/ending-board';
import { BoardRow } from './board-row';

/** Auctions that end next, as a black trading board with only the current numbers. */
export function EndingBoard({ cards }: { readonly cards: readonly ListingCard[] }) {
  return (
    <section
      aria-labelledby="ending-soon"
      className="on-black rounded bg-primary px-5 pb-3 pt-5 text-surface sm:px-7 sm:pt-6"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="ending-soon" className="text-heading font-semibold">
          {copy.endingSoon}
        </h2>
        <p className="flex items-center gap-2 text-sm text-line">
          <DotShape className="size-2.5 text-secondary" />
          {copy.live}
        </p>
      </div>
      {cards.length === 0 ? (
        <p className="border-t border-text-muted mt-4 py-6 text-line">{copy.noAuctionsOpen}</p>
      ) : (
        <ol className="mt-4 divide-y divide-text-muted border-t border-text-muted">
          {cards.map(
            (card) => card.auction && <BoardRow key={card.key} card={rowOf(card)} initial={card.auction} />,
          )}
        </ol>
      )}
    </section>
  );
}

/** Only the row's data is sent to the browser. */
const rowOf = ({ slug, addressLines, county }: ListingCard) => ({ slug, addressLines, county });
