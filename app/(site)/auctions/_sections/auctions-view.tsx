import Link from 'next/link';
import { notFound } from 'next/navigation';
import { CardGrid } from '@/components/listings/card-grid';
import { JsonLd } from '@/components/structured-data/json-ld';
import { itemList } from '@/components/structured-data/lists';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Tabs } from '@/components/ui/tabs';
import { dataRoutes } from '@/lib/data-routes';
import { formatPlural } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { type AuctionPhase, readAuctionDays } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { DayLinks } from './day-links';
import { AuctionRows, DaySection } from './day-section';

const everyResult = `${routes.properties}?sale=auction&status=under-contract&status=ended&status=sold&sort=newest`;

const words = {
  live: {
    title: 'Live auctions',
    lead: 'Open for bidding now. Any bid in the last 5 minutes extends the auction.',
    empty: 'No auction is open at this moment',
    dayVerb: 'end',
  },
  upcoming: {
    title: 'Upcoming auctions',
    lead: 'Announced with their start, so that there is time to inspect the property, the title and the terms.',
    empty: 'No auction is announced',
    dayVerb: 'start',
  },
  ended: {
    title: 'Ended auctions',
    lead: 'Every auction stays here with its outcome. A high bid that did not sell is not listed as a sale.',
    empty: 'No auction has ended yet',
    dayVerb: 'ended',
  },
} as const;

interface AuctionsViewProps {
  readonly phase: AuctionPhase;
  /** Start of the page: a day, or the cursor from the previous page. The first page if missing. */
  readonly from?: string;
}

/** One of the three views of all auctions, by day, paginated. */
export async function AuctionsView({ phase, from }: AuctionsViewProps) {
  const { title, lead, empty, dayVerb } = words[phase];
  const page = await readAuctionDays(phase, from ?? null);
  if (!page) notFound();
  const { days, calendar, next, counts } = page;
  const tab = (of: AuctionPhase, href: string, label: string) => ({
    href,
    label,
    count: counts[of],
    isCurrent: of === phase && from === undefined,
  });
  return (
    <div className="page-width pt-8 sm:pt-12">
      <JsonLd
        things={[
          itemList(
            days.flatMap(({ items }) => items.map(({ card }) => card)),
            { siteUrl: env().siteUrl },
          ),
        ]}
      />
      <h1 className="text-title font-semibold">{title}</h1>
      <p className="mb-6 mt-2 max-w-prose leading-relaxed text-text-muted">{lead}</p>
      <Tabs
        label="Auctions by state"
        tabs={[
          tab('live', routes.auctions, 'Live'),
          tab('upcoming', pageRoutes.upcomingAuctions, 'Upcoming'),
          tab('ended', pageRoutes.endedAuctions, 'Ended'),
        ]}
      />
      {days.length === 0 && (
        <EmptyState
          title={empty}
          className="mt-10"
          actions={<LinkButton href={routes.properties}>All properties</LinkButton>}
        >
          Properties at a fixed price can be bought at any time.
        </EmptyState>
      )}
      <DayLinks phase={phase} calendar={calendar} isShown={from !== undefined || next !== null} />
      {days.map(({ day, total, items }, index) => (
        <DaySection
          key={day}
          day={day}
          note={`${formatPlural(total, 'auction')} ${phase !== 'ended' && total === 1 ? `${dayVerb}s` : dayVerb}`}
        >
          {phase !== 'live' ? (
            <AuctionRows cards={items.map(({ card }) => card)} />
          ) : (
            <CardGrid cards={items.map(({ card }) => card)} eager={index === 0 ? 3 : 0} className="mt-6" />
          )}
        </DaySection>
      ))}
      {next !== null && (
        <p className="mt-10">
          <LinkButton href={pageRoutes.auctionsFrom(phase, next)} rel="next">
            {phase === 'ended' ? 'Earlier auctions' : 'More auctions'}
          </LinkButton>
        </p>
      )}
      {phase !== 'ended' && (
        <p className="mt-10 border-t border-line pt-6">
          <a href={dataRoutes.calendar()} className="text-link">
            Calendar of all auctions
          </a>{' '}
          to subscribe to (iCalendar), and the{' '}
          <a href={dataRoutes.feed()} className="text-link">
            feed of new listings
          </a>{' '}
          (Atom). There is one of each for every county.
        </p>
      )}
      {phase === 'ended' && days.length > 0 && (
        <p className="mt-10 border-t border-line pt-6">
          <Link href={pageRoutes.results} prefetch={false} className="text-link">
            Results of all months
          </Link>
          , or{' '}
          <Link href={everyResult} prefetch={false} className="text-link">
            search all auctions that are over
          </Link>
          .
        </p>
      )}
    </div>
  );
}
