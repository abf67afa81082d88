import 'server-only';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { addressLines, fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Lot } from '@/lib/domain/listings/lot';
import type { Transaction } from '@/lib/server/platform/store/store';
import { writeStaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { recordHomeEvent } from '@/lib/server/records/home-events/record-home-event';

interface LotChange {
  readonly action: 'lot-formed' | 'lot-homes-changed' | 'lot-dissolved' | 'lot-shares-set';
  readonly lot: Lot;
  /** The lead first. */
  readonly homes: readonly Listing[];
  /** The homes of the lot before, if it had others. */
  readonly old?: readonly Listing[];
  readonly by: Actor;
  readonly now: number;
  /** Random, created before the transaction. */
  readonly number: string;
}

/** Writes what a seller did with a lot to the log of each of its homes, and reports it to webhooks. */
export function recordLot(
  tx: Transaction,
  { action, lot, homes, old = [], by, now: at, number }: LotChange,
): void {
  const [lead] = homes;
  if (!lead) return;
  const sellerId = lead.seller.id;
  const keys = homes.map(({ listingKey }) => listingKey);
  const all = [...homes, ...old.filter(({ listingKey }) => !keys.includes(listingKey))];
  const concerns = [sellerId, ...all.slice(1).map(({ listingKey }) => listingKey)];
  const before = lead.lot && old.length > 0 ? sharesInWords(lead.lot, old) : null;
  const after = sharesInWords(lot, homes);
  const about = { about: 'listing', subject: lead.listingKey, action, title: fullAddress(lead) } as const;
  writeStaffEntry(tx, { ...about, before, after, why: null, concerns }, { by, at, number });
  for (const { listingKey: homeId, standardStatus: status } of all) {
    const data = { homeId, status };
    recordHomeEvent(tx, { sellerId, type: 'home.changed', cause: `${number}:${homeId}`, at, data });
  }
}

export const sharesInWords = (lot: Lot, homes: readonly Listing[]): string =>
  homes.map((home) => `${addressLines(home)[0]}: ${percentOf(lot, home)}`).join('; ');

const percentOf = ({ homes }: Lot, { listingKey }: Listing): string =>
  `${(homes.find((home) => home.listingKey === listingKey)?.basisPoints ?? 0) / 100}%`;
