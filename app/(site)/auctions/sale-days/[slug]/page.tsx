import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { toBoardRow } from '@/components/auctions/board/board-row-texts';
import { RefreshForViewer } from '@/components/auctions/board/refresh-for-viewer';
import {
  saleDayCrumbs,
  saleDayDescription,
  saleDayShareWords,
  saleDayTitle,
} from '@/components/auctions/sale-day/sale-day-copy';
import { saleDayHref } from '@/components/auctions/sale-day/sale-day-links';
import { pageMetadata } from '@/components/layout/page-metadata';
import { JsonLd } from '@/components/structured-data/json-ld';
import { breadcrumbList, itemList } from '@/components/structured-data/lists';
import { saleDayEvent } from '@/components/structured-data/sale-day-event';
import { dataRoutes } from '@/lib/data-routes';
import {
  LOTS_PER_PAGE,
  pageOfLots,
  parseSaleDayQuery,
  type SaleDayQuery,
} from '@/lib/domain/search/query/sale-day-query';
import { newYorkDay } from '@/lib/domain/shared/eastern-day';
import { getSaleDay, type ShownSaleDay } from '@/lib/server/catalog/listings/sale-days';
import { shareVersion } from '@/lib/server/catalog/pictures/share-version';
import { getUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { listPositions } from '@/lib/server/records/auctions/auctions';
import { saleDay as copy } from '@/messages/auctions/sale-day';
import { SaleDayView } from './_sections/sale-day-view';

type Props = PageProps<'/auctions/sale-days/[slug]'>;

const pictureOf = (day: ShownSaleDay): string =>
  dataRoutes.saleDayPicture(day.slug, shareVersion(saleDayShareWords(day)));

/** Only the whole day is indexed, as long as the sitemap has it. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { slug } = await params;
  const day = await getSaleDay(slug);
  if (!day) return { title: copy.notFound };
  const { query } = parseSaleDayQuery(await searchParams);
  return pageMetadata({
    title: saleDayTitle(day),
    description: saleDayDescription(day),
    path: saleDayHref(slug),
    image: { url: pictureOf(day), type: 'image/jpeg', alt: saleDayTitle(day) },
    indexing: { isIndexed: isWhole(slug, query) && day.day >= newYorkDay(clock.now()), until: null },
  });
}

/** Rendered per request: it shows the signed-in person's positions. */
export default async function Page({ params, searchParams }: Props) {
  const [{ slug }, { query, ignored }] = [await params, parseSaleDayQuery(await searchParams)];
  const [day, user] = await Promise.all([getSaleDay(slug), getUser()]);
  if (!day) notFound();
  const page = pageOfLots(day.lots, query);
  if (!page) notFound();
  const { lots, found, pageCount } = page;
  const ids = lots.flatMap(({ card }) => card.auction?.id ?? []);
  const positions = user && (await listPositions(user.uid, ids));
  const rows = lots.flatMap(({ number, card }) =>
    toBoardRow(card, positions?.get(card.auction?.id ?? '')).map((row) => ({ ...row, lot: number })),
  );
  const { siteUrl } = env();
  const cards = day.lots.map(({ card }) => card);
  return (
    <>
      {isWhole(slug, query) && (
        <JsonLd
          things={[
            saleDayEvent(day, { siteUrl, image: pictureOf(day) }),
            itemList(cards.slice(0, LOTS_PER_PAGE), { siteUrl, total: cards.length }),
            breadcrumbList(saleDayCrumbs(day), siteUrl),
          ]}
        />
      )}
      <RefreshForViewer isSignedIn={user !== null} />
      <SaleDayView
        day={day}
        query={query}
        ignored={ignored}
        rows={rows}
        found={found}
        pageCount={pageCount}
      />
    </>
  );
}

const isWhole = (slug: string, query: SaleDayQuery): boolean =>
  saleDayHref(slug, query, { page: query.page }) === saleDayHref(slug);
