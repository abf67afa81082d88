import { CardGrid } from '@/components/listings/card-grid';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { routes } from '@/lib/routes';
import { similarHomes as copy } from '@/messages/property/similar-homes';

export function SimilarHomes({ cards }: { readonly cards: readonly ListingCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="no-print mt-20">
      <SectionHeading
        id="similar"
        title={copy.similarHomes}
        more={{ href: routes.properties, label: copy.allProperties }}
      />
      <CardGrid cards={cards.slice(0, 3)} className="sm:max-md:[&>li:nth-child(3)]:hidden" />
    </section>
  );
}
