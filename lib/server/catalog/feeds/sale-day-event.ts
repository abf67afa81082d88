import 'server-only';
import { countHomes } from '@/lib/domain/listing-views/lot-counts';
import { pageRoutes } from '@/lib/page-routes';
import { getSaleDay } from '@/lib/server/catalog/listings/sale-days';
import { env } from '@/lib/server/platform/env';
import { calendar as copy } from '@/messages/feeds/calendar';
import type { SaleDayCalendarEvent } from './calendar';

/** A sale day from its first end to its last one; null if there is no such sale day. */
export async function getSaleDayEvent(slug: string): Promise<SaleDayCalendarEvent | null> {
  const found = await getSaleDay(slug);
  if (!found) return null;
  const { day, sellerName, lots, changedAt } = found;
  const cards = lots.map(({ card }) => card);
  const standing = cards.filter(({ auction }) => auction && auction.status !== 'cancelled');
  const ends = (standing.length > 0 ? standing : cards)
    .flatMap(({ auction }) => auction?.endsAt ?? [])
    .sort();
  return {
    saleDayId: `sale-day-${slug}`,
    summary: copy.saleDay({ seller: sellerName, homes: countHomes(standing) }),
    place: copy.online,
    url: `${env().siteUrl}${pageRoutes.saleDay(slug)}`,
    geo: null,
    startsAt: ends[0] ?? day,
    endsAt: ends.at(-1) ?? day,
    isCancelled: standing.length === 0,
    changedAt,
  };
}
