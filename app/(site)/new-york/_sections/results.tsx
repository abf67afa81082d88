import { isSale } from '@/components/auctions/auction-copy';
import { AuctionRow } from '@/components/listings/auction-row';
import { SalesPart } from '@/components/locations/sales-part';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import type { LocationPage } from '@/lib/domain/location-pages/location-page';
import { pageRoutes } from '@/lib/page-routes';
import { results as copy } from '@/messages/locations/results';

interface ResultsProps {
  readonly page: Pick<LocationPage, 'sales' | 'ended'>;
}

/** Recent sales and auction outcomes. */
export function Results({ page: { sales, ended } }: ResultsProps) {
  if (sales.length === 0 && ended.length === 0) return null;
  return (
    <section aria-labelledby="results">
      <SectionHeading
        id="results"
        title={copy.recentSalesAuction}
        more={{ href: pageRoutes.results, label: copy.allAuctionResults }}
      />
      {sales.length > 0 && <SalesPart sales={sales} />}
      <Auctions title={copy.soldAuctionNot} cards={ended.filter(wasSold)} />
      <Auctions title={copy.notSoldAuction} cards={ended.filter((card) => !wasSold(card))} />
    </section>
  );
}

const wasSold = ({ auction }: ListingCard): boolean => auction !== null && isSale(auction.outcome);

interface AuctionsProps {
  readonly title: string;
  readonly cards: readonly ListingCard[];
}

function Auctions({ title, cards }: AuctionsProps) {
  if (cards.length === 0) return null;
  return (
    <>
      <h3 className="mb-1 mt-10 text-heading font-semibold">{title}</h3>
      <ol className="divide-y divide-line border-t border-primary">
        {cards.map((card) => (
          <AuctionRow key={card.key} card={card} />
        ))}
      </ol>
    </>
  );
}
