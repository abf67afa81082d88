import { SmallHomes, toSmallHome } from '@/components/listings/small-homes';
import { useCards } from '@/components/listings/use-cards';
import { Button } from '@/components/ui/button';
import { storeLocally } from '@/lib/client/favorites/browser-favorites';
import { recentView as copy } from '@/messages/favorites/recent-view';

const most = 3;

export function RecentView({ slugs }: { readonly slugs: readonly string[] }) {
  const { cards } = useCards(slugs.slice(0, 2 * most));
  const recentCards = slugs.flatMap((slug) => cards.find((card) => card.slug === slug) ?? []).slice(0, most);
  if (recentCards.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="no-print mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-t-2 border-primary pt-3">
        <h2 id="recent" className="text-heading font-semibold">
          {copy.recentlyViewed}
        </h2>
        <p className="text-sm text-text-muted">
          {copy.storedOnlyBrowser}
          <Button variant="quiet" size="small" onClick={() => storeLocally({ recent: [] })}>
            {copy.clearAll}
          </Button>
        </p>
      </div>
      <SmallHomes homes={recentCards.map(toSmallHome)} />
    </section>
  );
}
