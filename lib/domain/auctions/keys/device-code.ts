import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import type { KnownKey } from './signed-bid';

/**
 * What both devices show for a key, so that the person adds the device in front of them and no other one that is
 * signed in to the account: 80 bits of a hash, in hex. With much fewer, a thief could search for a key of theirs that
 * has the same code.
 */
export const deviceCode = (auctionId: string, key: string): string =>
  sha256Json({ auctionId, key }).slice(0, 20).toUpperCase();

/** In groups, which a narrow screen can wrap. */
export const shownDeviceCode = (code: string): string => code.replace(/.{5}(?=.)/g, '$& ');

/** A code as typed, with spaces, hyphens and small letters. */
export const readDeviceCode = (typed: string): string => typed.replace(/[^0-9a-z]/gi, '').toUpperCase();

/** A key that can add another device: one that an added device relies on is no better than a session. */
export const canAddDevices = ({ by }: KnownKey): boolean => by !== 'session';

/** The keys of a bidder in one auction, as the bidder's devices see them. */
export interface OwnDevices {
  readonly auctionId: string;
  readonly uid: string;
  readonly keys: readonly KnownKey[];
  /** Added by an earlier key, without a bid so far. */
  readonly added: readonly string[];
  /** The key that waits for an earlier device, and until when, ms. */
  readonly waiting: { readonly key: string; readonly until: number } | null;
}

/** What a device can do: sign, add others, wait, or ask. */
export type DeviceStanding = 'adds-others' | 'session' | 'added' | 'waiting' | 'new';

export function standingOf({ keys, added, waiting }: OwnDevices, key: string): DeviceStanding {
  const known = keys.find((each) => each.key === key);
  if (known) return canAddDevices(known) ? 'adds-others' : 'session';
  if (added.includes(key)) return 'added';
  return waiting?.key === key ? 'waiting' : 'new';
}
