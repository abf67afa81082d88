import 'server-only';

const dayMs = 24 * 3_600_000;
/** An auction that is over stays so long, so that no calendar still shows it as it was announced. */
const keptMs = 30 * dayMs;
/** Calendar programs fetch the whole file again and again, so it holds what is near. */
const aheadMs = 90 * dayMs;
export const eventsPerCalendar = 500;

interface Dated {
  /** ISO 8601, UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
}

/**
 * What a public calendar shows, the earliest start first: the auctions of the last 30 days, those that are open, and those
 * that start within 90 days. Of more than 500, those that are not over come first, the nearest end first. `now` in ms.
 */
export function chooseForCalendar<T extends Dated>(auctions: readonly T[], now: number): readonly T[] {
  return auctions
    .map((auction) => ({
      auction,
      startsAt: Date.parse(auction.startsAt),
      endsAt: Date.parse(auction.endsAt),
    }))
    .filter(({ startsAt, endsAt }) => now - endsAt < keptMs && startsAt - now <= aheadMs)
    .toSorted(
      (a, b) => Number(a.endsAt < now) - Number(b.endsAt < now) || distance(a, now) - distance(b, now),
    )
    .slice(0, eventsPerCalendar)
    .toSorted((a, b) => a.startsAt - b.startsAt)
    .map(({ auction }) => auction);
}

const distance = ({ endsAt }: { readonly endsAt: number }, now: number): number => Math.abs(endsAt - now);
