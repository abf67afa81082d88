import { RecentHomes } from '@/components/favorites/recent-homes';
import { CardGrid } from '@/components/listings/card-grid';
import { EndingBoard } from '@/components/listings/results/ending-board';
import { CountyIndex } from '@/components/search/county-index';
import { HeroSearch } from '@/components/search/hero-search';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { SectionHeading } from '@/components/ui/section-heading';
import type { ListingCard } from '@/lib/domain/listing-views/listing-card';
import { formatCount } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import type { HomePage } from '@/lib/server/catalog/listings/listings';
import { homeView as copy } from '@/messages/home/home-view';
import { HowItWorks } from './how-it-works';
import { SellInvitation } from './sell-invitation';

const onBoard = 4;
const inGrid = 6;

export function HomeView({ home }: { readonly home: HomePage }) {
  const board = home.endingSoon.slice(0, onBoard);
  const live = besides(board, home.liveNow).slice(0, inGrid);
  return (
    <div className="page-width space-y-20 sm:space-y-24">
      <Hero board={board} totals={home.totals} />
      <section aria-labelledby="live-now">
        <SectionHeading
          id="live-now"
          title={copy.liveNow}
          note={copy.openBiddingNow}
          more={{ href: routes.auctions, label: copy.allAuctions }}
        />
        {live.length > 0 ? (
          <CardGrid cards={live} className="max-sm:[&>li:nth-child(n+5)]:hidden" />
        ) : (
          <EmptyState
            title={copy.noAuctionsOpen}
            actions={<LinkButton href={pageRoutes.upcomingAuctions}>{copy.upcomingAuctions}</LinkButton>}
          >
            {copy.upcomingAuctionsAnnounced}
          </EmptyState>
        )}
      </section>
      <section aria-labelledby="new">
        <SectionHeading
          id="new"
          title={copy.newMarket}
          more={{
            href: `${routes.properties}?sort=newest`,
            label: copy.allNewProperties,
          }}
        />
        <CardGrid cards={home.newest.slice(0, inGrid)} className="max-sm:[&>li:nth-child(n+4)]:hidden" />
      </section>
      <section aria-labelledby="by-county">
        <SectionHeading
          id="by-county"
          title={copy.browseCounty}
          note={copy.montaukNiagaraWhats}
          more={{ href: pageRoutes.newYork, label: copy.marketStats }}
        />
        <CountyIndex counts={Object.fromEntries(home.counties.map(({ slug, count }) => [slug, count]))} />
      </section>
      <RecentHomes />
      <HowItWorks />
      <SellInvitation />
    </div>
  );
}

function Hero({ board, totals }: Pick<HomePage, 'totals'> & { readonly board: readonly ListingCard[] }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 pt-10 sm:pt-14 md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex flex-col">
        <h1 className="text-display font-semibold">{copy.bankOwnedHomes}</h1>
        <p className="mb-8 mt-5 max-w-[56ch] text-lg leading-relaxed">{copy.foreclosedBankOwned}</p>
        <HeroSearch />
        <Totals totals={totals} />
      </div>
      <EndingBoard cards={board} />
    </div>
  );
}

function Totals({ totals }: Pick<HomePage, 'totals'>) {
  const figures = [
    [copy.propertiesSale, totals.available],
    [copy.liveAuctions, totals.live],
    [copy.upcomingAuctions, totals.upcoming],
  ] as const;
  return (
    <dl className="mt-10 grid max-w-2xl grid-cols-3 divide-x divide-line border-y border-line md:mt-auto">
      {figures.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse justify-end px-4 py-4 first:pl-0 last:pr-0">
          <dt className="text-xs text-text-muted sm:text-sm">{label}</dt>
          <dd className="text-title font-semibold">{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Leaves out homes on the board, unless fewer than three would remain. */
function besides(board: readonly ListingCard[], live: readonly ListingCard[]): readonly ListingCard[] {
  const others = live.filter((card) => !board.some(({ key }) => key === card.key));
  return others.length >= 3 ? others : live;
}
