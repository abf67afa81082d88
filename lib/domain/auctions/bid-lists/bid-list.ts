import { z } from 'zod';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import { aliasField, dollarsField, hexField, instantField } from '@/lib/domain/auctions/terms/fields';

export const fewestLots = 2;
export const mostLots = 10;

/**
 * Why a list left an auction behind, always for good: `outbid` and `not-sold` after its bid, `cancelled` with
 * or without one, the others without one.
 */
export const passReasons = [
  'outbid',
  'not-sold',
  'cancelled',
  'ended',
  'over-maximum',
  'not-allowed',
] as const;
export type PassReason = (typeof passReasons)[number];

const lotSchema = z.object({
  auctionId: z.string(),
  maximumCents: dollarsField,
  /** The version of the lead paint terms accepted for this home. */
  leadPaint: z.string().optional(),
});
export type ListLot = z.output<typeof lotSchema>;

/**
 * A bid list: auctions of one sale day in order, of which its bidder wins one at most. Plain JSON; amounts in
 * cents, times in ms UTC.
 */
export const bidListSchema = z.object({
  listId: z.string(),
  uid: z.string(),
  /** 32 random bytes in hex, known only to the bidder. */
  salt: hexField,
  startedAt: instantField,
  lots: z.array(lotSchema).min(fewestLots).max(mostLots).readonly(),
  /** The first auctions of `lots`, left behind in this order. */
  passed: z.array(z.object({ why: z.enum(passReasons), at: instantField })).readonly(),
  /** The list's bid in the auction where it is now. */
  bid: z.object({ alias: aliasField, seq: z.int().min(2), at: instantField }).nullable(),
  status: z.enum(['standing', 'won', 'lost', 'stopped']),
  endedAt: instantField.nullable(),
  /** When the next step is due at the latest; null when the list has ended. */
  dueAt: instantField.nullable(),
  /** A hash of the device that started the list, until it ends. */
  device: z.string().optional(),
});
export type BidList = z.output<typeof bidListSchema>;

/** The auction where a standing list is now; null when it has ended. */
export const currentLot = ({ status, lots, passed }: BidList): ListLot | null =>
  status === 'standing' ? (lots[passed.length] ?? null) : null;

/** The list as stored: only its own bids need the device. */
export const withoutSpentDevice = ({ device, ...list }: BidList): BidList =>
  list.status === 'standing' && device !== undefined ? { ...list, device } : list;

/** What a standing list may cost its bidder: it wins one home at most. In cents. */
export const exposureOf = ({ lots }: Pick<BidList, 'lots'>): number =>
  Math.max(...lots.map(({ maximumCents }) => maximumCents));

/** What a list commits to in every ledger in which it bids, as its bidder saves it. */
export const savedListSchema = z.object({
  lots: z.array(z.object({ auctionId: z.string(), maximumCents: z.int() })).readonly(),
  salt: hexField,
});
export type ListOpening = Readonly<z.output<typeof savedListSchema>>;

export const openingOf = ({ lots, salt }: ListOpening): ListOpening => ({
  lots: lots.map(({ auctionId, maximumCents }) => ({ auctionId, maximumCents })),
  salt,
});

/** SHA-256 in hex of the canonical JSON of the order, the maximums and the salt. */
export const listCommitmentOf = (list: ListOpening): string => sha256Json(openingOf(list));
