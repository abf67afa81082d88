import Link from 'next/link';
import { DotShape } from '@/components/ui/icons';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { endingBoard as copy } from '@/messages/listings/ending-board';
import { BoardRow } from './board-row';

/** Auctions that end next, as a black trading board with live prices and clocks. */
export function EndingBoard({ cards }: { readonly cards: readonly ListingCard[] }) {
  return (
    <section
      aria-labelledby="ending-soon"
      className="on-black rounded bg-primary px-4 pb-3 pt-5 text-surface min-[360px]:px-5 sm:px-7 sm:pt-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="ending-soon" className="text-heading font-semibold">
          {copy.endingSoon}
        </h2>
        <Link
          href={routes.auctions}
          prefetch={false}
          className="inline-flex min-h-8 items-center gap-2 underline-offset-4 hover:underline"
        >
          <DotShape className="size-2.5 text-secondary" />
          {copy.allLiveAuctions}
        </Link>
      </div>
      {cards.length === 0 ? (
        <p className="mt-4 border-t border-text-muted py-6 text-line">
          {copy.noAuctionsOpen}{' '}
          <Link href={pageRoutes.upcomingAuctions} prefetch={false} className="underline underline-offset-4">
            {copy.seeUpcoming}
          </Link>
        </p>
      ) : (
        <ol className="mt-4 grid gap-x-10 border-t border-text-muted md:grid-cols-2">
          {cards.map(
            (card) => card.auction && <BoardRow key={card.key} card={rowOf(card)} initial={card.auction} />,
          )}
        </ol>
      )}
    </section>
  );
}

/** Only the row's data is sent to the browser. */
const rowOf = ({ slug, addressLines, cover, broker }: ListingCard) => ({
  slug,
  addressLines,
  cover,
  ...(broker && { broker }),
});
