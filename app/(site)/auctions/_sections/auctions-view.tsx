import Link from 'next/link';
import { notFound } from 'next/navigation';
import { CardGrid } from '@/components/listings/card-grid';
import { JsonLd } from '@/components/structured-data/json-ld';
import { itemList } from '@/components/structured-data/lists';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { Tabs } from '@/components/ui/tabs';
import { dataRoutes } from '@/lib/data-routes';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { type AuctionPhase, readAuctionDays } from '@/lib/server/catalog/listings/listings';
import { env } from '@/lib/server/platform/env';
import { auctionsView as copy } from '@/messages/auctions/auctions-view';
import { DayLinks } from './day-links';
import { AuctionRows, DaySection } from './day-section';

const everyResult = `${routes.properties}?sale=auction&status=under-contract&status=ended&status=sold&sort=newest`;

const words = {
  live: {
    title: copy.liveAuctions,
    lead: copy.openBiddingNow,
    empty: copy.noAuctionsOpen,
    dayNote: copy.dayEnds,
  },
  upcoming: {
    title: copy.upcomingAuctions,
    lead: copy.announcedStartTimes,
    empty: copy.noAuctionsScheduled,
    dayNote: copy.dayStarts,
  },
  ended: {
    title: copy.endedAuctions,
    lead: copy.everyAuctionStays,
    empty: copy.noAuctionsEnded,
    dayNote: copy.dayEnded,
  },
} as const;

interface AuctionsViewProps {
  readonly phase: AuctionPhase;
  /** Start of the page: a day, or the cursor from the previous page. The first page if missing. */
  readonly from?: string;
}

/** One of the three views of all auctions, by day, paginated. */
export async function AuctionsView({ phase, from }: AuctionsViewProps) {
  const { title, lead, empty, dayNote } = words[phase];
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
        label={copy.auctionsStatus}
        tabs={[
          tab('live', routes.auctions, copy.live),
          tab('upcoming', pageRoutes.upcomingAuctions, copy.upcoming),
          tab('ended', pageRoutes.endedAuctions, copy.ended),
        ]}
      />
      {days.length === 0 && (
        <EmptyState
          title={empty}
          className="mt-10"
          actions={<LinkButton href={routes.properties}>{copy.allProperties}</LinkButton>}
        >
          {copy.canBuyFixed}
        </EmptyState>
      )}
      <DayLinks phase={phase} calendar={calendar} isShown={from !== undefined || next !== null} />
      {days.map(({ day, total, items }, index) => (
        <DaySection key={day} day={day} note={dayNote({ total })}>
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
            {phase === 'ended' ? copy.earlierAuctions : copy.moreAuctions}
          </LinkButton>
        </p>
      )}
      {phase !== 'ended' && (
        <p className="mt-10 border-t border-line pt-6">
          {copy.subscribeCalendarAll({
            link: (children) => (
              <a href={dataRoutes.calendar()} className="text-link">
                {children}
              </a>
            ),
            link2: (children) => (
              <a href={dataRoutes.feed()} className="text-link">
                {children}
              </a>
            ),
          })}
        </p>
      )}
      {phase === 'ended' && days.length > 0 && (
        <p className="mt-10 border-t border-line pt-6">
          {copy.seeResultsMonth({
            link: (children) => (
              <Link href={pageRoutes.results} prefetch={false} className="text-link">
                {children}
              </Link>
            ),
            link2: (children) => (
              <Link href={everyResult} prefetch={false} className="text-link">
                {children}
              </Link>
            ),
          })}
        </p>
      )}
    </div>
  );
}
