import { AuctionRow } from '@/components/listing/auction-row';
import { SalesTable } from '@/components/place/sales-table';
import { SectionHeading } from '@/components/ui/section-heading';
import type { GroupPage } from '@/lib/domain/places/group-page';
import { routes } from '@/lib/routes';

/** What was sold and how auctions ended. */
export function Results({ page: { sales, ended } }: { readonly page: GroupPage }) {
  if (sales.length === 0 && ended.length === 0) return null;
  return (
    <section aria-labelledby="results">
      <SectionHeading
        id="results"
        title="Sold, and how auctions ended"
        more={{ href: routes.results, label: 'All auction results' }}
      />
      {sales.length > 0 && <SalesTable sales={sales} />}
      {ended.length > 0 && (
        <>
          <h3 className="mb-1 mt-10 text-heading font-semibold">
            Auctions not closed yet, or without a sale
          </h3>
          <ol className="divide-y divide-line border-t border-primary">
            {ended.map((card) => (
              <AuctionRow key={card.key} card={card} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
