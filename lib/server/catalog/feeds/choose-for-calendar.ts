import 'server-only';

const dayMs = 24 * 3_600_000;
/** How long an ended auction stays, so that every calendar gets its final state. */
const endedForMs = 30 * dayMs;
/** How far ahead a calendar looks. Clients refetch the whole file often, so it must stay small. */
const aheadMs = 90 * dayMs;
export const eventsPerCalendar = 500;

interface Dated {
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * Chooses what a public calendar shows, earliest start first: auctions that ended in the last 30 days, open
 * ones, and those that start within 90 days. Of more than 500, unfinished ones take precedence, then the
 * nearest end. `now` in ms.
 */
export function chooseForCalendar<T extends Dated>(auctions: readonly T[], now: number): readonly T[] {
  return auctions
    .map((auction) => ({
      auction,
      startsAt: Date.parse(auction.startsAt),
      endsAt: Date.parse(auction.endsAt),
    }))
    .filter(({ startsAt, endsAt }) => now - endsAt < endedForMs && startsAt - now <= aheadMs)
    .toSorted(
      (a, b) => Number(a.endsAt < now) - Number(b.endsAt < now) || distance(a, now) - distance(b, now),
    )
    .slice(0, eventsPerCalendar)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map(({ auction }) => auction);
}

const distance = ({ endsAt }: { readonly endsAt: number }, now: number): number => Math.abs(endsAt - now);
