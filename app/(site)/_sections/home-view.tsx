import { RecentHomes } from '@/components/favorites/recent-homes';
import { CardGrid } from '@/components/listings/card-grid';
import { EndingBoard } from '@/components/listings/results/ending-board';
import { CountyIndexPart } from '@/components/search/county-index-part';
import { HeroSearch } from '@/components/search/hero-search';
import { QuickSearches } from '@/components/search/quick-searches';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { formatCount } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import type { HomePage } from '@/lib/server/catalog/listings/listings';
import { homeView as copy } from '@/messages/home/home-view';
import { HeroPicture } from './hero-picture';
import { SellInvitation } from './sell-invitation';
import { StepsToBuy } from './steps-to-buy';

const onBoard = 4;

export function HomeView({ home }: { readonly home: HomePage }) {
  const board = home.endingSoon.slice(0, onBoard);
  const pictured = board[0] ?? home.newest[0];
  const isOnBoard = ({ slug }: ListingCard) => board.some((card) => card.slug === slug);
  // A home on the board is shown again only when there are too few others.
  const newest = home.newest.toSorted((a, b) => Number(isOnBoard(a)) - Number(isOnBoard(b)));
  return (
    <>
      <div className="grid border-b border-line md:grid-cols-2">
        <div className="page-width py-6 md:ml-auto md:max-w-[calc(theme(maxWidth.content)/2)] md:pr-12">
          <h1 className="text-display font-semibold">{copy.bankOwnedHomes}</h1>
          <p className="mb-5 mt-3 max-w-[50ch] text-lg">{copy.foreclosedBankOwned}</p>
          <HeroSearch />
          <QuickSearches />
          <p className="mt-5 text-sm text-text-muted">
            {copy.totals({ ...home.totals, upcoming: formatCount(home.totals.upcoming) })}
          </p>
        </div>
        {pictured && <HeroPicture card={pictured} />}
      </div>
      <div className="page-width space-y-7 pt-6">
        <EndingBoard cards={board} />
        <section aria-labelledby="new">
          <SectionHeading
            id="new"
            title={copy.newMarket}
            more={{ href: `${routes.properties}?sort=newest`, label: copy.allNewProperties }}
          />
          <CardGrid cards={newest.slice(0, 3)} />
        </section>
        <StepsToBuy />
        <section aria-labelledby="by-county">
          <SectionHeading
            id="by-county"
            title={copy.browseCounty}
            more={{ href: pageRoutes.newYork, label: copy.marketStats }}
          />
          <CountyIndexPart
            counts={Object.fromEntries(home.counties.map(({ slug, count }) => [slug, count]))}
          />
        </section>
        <RecentHomes />
        <SellInvitation />
      </div>
    </>
  );
}
