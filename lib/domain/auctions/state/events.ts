import { z } from 'zod';
import { signedField } from '@/lib/domain/auctions/keys/signed-bid';
import { aliasField, dollarsField, hexField, instantField } from '@/lib/domain/auctions/terms/fields';
import { auctionTermsSchema } from '@/lib/domain/auctions/terms/terms';
import { boughtData, openFactData } from './facts';

/** Why the bid of an insider is refused. */
export const insiderReasons = ['own-listing', 'conflict-of-interest'] as const;

const event = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.strictObject({ at: instantField, type: z.literal(type), data: z.strictObject(data) });

/** A private event with its secrets. Each event becomes one public ledger entry. Amounts in cents. */
export const auctionEventSchema = z.discriminatedUnion('type', [
  event('scheduled', {
    terms: auctionTermsSchema,
    sealedReserve: z.strictObject({ amountCents: dollarsField, salt: hexField }).nullable(),
  }),
  event('bid', {
    bidderId: z.string().min(1).max(128),
    alias: aliasField,
    maximumCents: dollarsField,
    salt: hexField,
    receivedAt: instantField,
    /** The bid list that placed this bid. */
    list: z.strictObject({ listId: z.string(), commitment: hexField }).exactOptional(),
    /** Since rules version 5: the signature of a key of the bidder; null without one. */
    signed: signedField.nullable().exactOptional(),
  }),
  event('bought', { ...boughtData, bidderId: z.string().min(1).max(128) }),
  event('reserve-lowered', { amountCents: dollarsField, salt: hexField.nullable() }),
  /** A bid that was refused because its bidder is on the seller's side or on our staff. */
  event('insider-refused', {
    bidderId: z.string().min(1).max(128),
    amountCents: z.int().min(0),
    reason: z.enum(insiderReasons),
    receivedAt: instantField,
    salt: hexField,
  }),
  event('opened', openFactData.opened),
  event('paused', openFactData.paused),
  event('resumed', openFactData.resumed),
  event('outage', openFactData.outage),
  event('cancelled', openFactData.cancelled),
  event('defaulted', openFactData.defaulted),
  event('closed', openFactData.closed),
  event('decided', openFactData.decided),
]);
export type AuctionEvent = z.output<typeof auctionEventSchema>;
export type EventOf<T extends AuctionEvent['type']> = Extract<AuctionEvent, { type: T }>;
export type BidEvent = EventOf<'bid'>;
