import { isDay, newYorkDay } from '@/lib/domain/shared/eastern-day';
import { toSlug } from '@/lib/domain/shared/to-slug';

/** An auction of an organization, as its sale day needs it. Times in ms. */
export interface SaleDayAuction {
  readonly auctionId: string;
  readonly listingKey: string;
  readonly seller: { readonly id: string; readonly name: string };
  readonly startsAt: number;
  /** As announced: a later bid may extend the auction past midnight, but never into another sale day. */
  readonly scheduledEndsAt: number;
  readonly isCancelled: boolean;
}

/** An auction with its number in the sale day, from 1 in the order of the announced ends. */
export interface Lot<T> {
  readonly number: number;
  readonly auction: T;
}

export interface SaleDay<T> {
  /** `mohawk-valley-savings-2026-12-02` */
  readonly slug: string;
  readonly seller: SaleDayAuction['seller'];
  /** In New York, `2026-12-02`. */
  readonly day: string;
  readonly lots: readonly Lot<T>[];
}

const fewestHomes = 2;

/**
 * Groups auctions by seller and New York day of the announced end. A home that was scheduled twice for one day
 * counts once, and a group of fewer than two homes is no sale day. Earliest day first, then by seller.
 */
export function toSaleDays<T extends SaleDayAuction>(auctions: readonly T[]): readonly SaleDay<T>[] {
  const groups = new Map<string, T[]>();
  for (const auction of auctions) {
    const key = `${newYorkDay(auction.scheduledEndsAt)} ${auction.seller.id}`;
    groups.set(key, [...(groups.get(key) ?? []), auction]);
  }
  const taken = new Set<string>();
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, group]) => {
      const lots = toLots(group);
      const [first] = lots;
      if (!first || lots.length < fewestHomes) return [];
      const day = key.slice(0, 10);
      const { seller } = first.auction;
      const slug = freeSlug(toSlug(seller.name) || 'seller', day, taken);
      return [{ slug, seller, day, lots }];
    });
}

/** The day in a slug, or null for a text that is no slug of a sale day. */
export function dayOfSlug(slug: string): string | null {
  const [, day] = /^[a-z0-9]+(?:-[a-z0-9]+)*-(\d{4}-\d\d-\d\d)$/.exec(slug) ?? [];
  return day !== undefined && isDay(day) ? day : null;
}

/** Two sellers may have the same name. */
function freeSlug(seller: string, day: string, taken: Set<string>): string {
  let slug = `${seller}-${day}`;
  for (let count = 2; taken.has(slug); count++) slug = `${seller}-${count}-${day}`;
  taken.add(slug);
  return slug;
}

function toLots<T extends SaleDayAuction>(auctions: readonly T[]): readonly Lot<T>[] {
  const byHome = new Map<string, T>();
  for (const auction of auctions) {
    const known = byHome.get(auction.listingKey);
    if (!known || replaces(auction, known)) byHome.set(auction.listingKey, auction);
  }
  return [...byHome.values()].sort(byEnd).map((auction, index) => ({ number: index + 1, auction }));
}

/** A canceled auction gives way to the one that replaced it. */
const replaces = (one: SaleDayAuction, other: SaleDayAuction): boolean =>
  one.isCancelled === other.isCancelled ? one.startsAt > other.startsAt : !one.isCancelled;

const byEnd = (a: SaleDayAuction, b: SaleDayAuction): number =>
  a.scheduledEndsAt - b.scheduledEndsAt || (a.auctionId < b.auctionId ? -1 : 1);
