import 'server-only';
import type { AuctionEvent, DeadlineEvent } from '@/lib/server/catalog/feeds/calendar';
import { users } from '@/lib/server/people/identity/identity-collections';
import { env } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { findCalendar } from '@/lib/server/records/favorites/favorites';
import { readAgenda } from './agenda';

const hourMs = 3_600_000;

/** The events of a private calendar URL: what the owner's calendar page shows. */
export async function listOwnEvents(
  token: string,
  now: number,
): Promise<readonly (AuctionEvent | DeadlineEvent)[] | null> {
  const found = await findCalendar(token);
  if (!found) return null;
  const user = (await runtime().store.get(users, found.uid))?.data;
  if (!user) return [];
  const { auctions, dates } = await readAgenda(user, now);
  const deadlines = dates.map(({ id, at, what, place, path }) => ({
    deadlineId: id,
    what,
    place,
    url: `${env().siteUrl}${path}`,
    dueAt: new Date(at).toISOString(),
    // Rounded to the hour, so that a calendar client with a current copy does not download it again.
    changedAt: Math.floor(now / hourMs) * hourMs,
  }));
  return [...auctions, ...deadlines];
}
