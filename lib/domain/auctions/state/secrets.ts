import { z } from 'zod';
import { aliasField, dollarsField, hexField, instantField } from '@/lib/domain/auctions/terms/fields';
import { opensAll } from '@/lib/domain/auctions/terms/rules-version';
import type { Cents } from '@/lib/domain/shared/money';
import type { AuctionEvent, BidEvent } from './events';
import type { PublicState } from './public-state';
import { type Arrival, arrivalOf } from './tie';

/**
 * The state that only the server knows. It stores only the salts of the leader and the reserve, because every
 * other bidder's current maximum has been opened. So 5,000 bidders take about half a megabyte.
 */
export const auctionSecretSchema = z.strictObject({
  reserve: z.strictObject({ amountCents: dollarsField, salt: hexField.nullable() }).nullable(),
  /** Since rules version 6: the sealed reserve before it was lowered. */
  formerReserve: z.strictObject({ amountCents: dollarsField, salt: hexField }).exactOptional(),
  /** `listId`: the bid list that placed the leading bid. */
  leader: z
    .strictObject({ bidderId: z.string(), salt: hexField, listId: z.string().exactOptional() })
    .nullable(),
  /** The buy-now buyer, who need not have bid. */
  buyer: z.strictObject({ bidderId: z.string(), alias: aliasField }).exactOptional(),
  /** The insiders whose refused bid the ledger counts. */
  refusedInsiders: z.array(z.string()).readonly().exactOptional(),
  /** By user id: the number of the alias, the current maximum, and the entry that set it. */
  bidders: z.record(
    z.string(),
    z.strictObject({
      number: z.int().min(1),
      maximumCents: dollarsField,
      seq: z.int().min(2),
      /** Since rules version 2: when the bid that set the maximum arrived. */
      receivedAt: instantField.exactOptional(),
    }),
  ),
});
export type AuctionSecret = z.output<typeof auctionSecretSchema>;
export type BidderRecord = AuctionSecret['bidders'][string];

export interface LeadingBidder extends Arrival {
  readonly bidderId: string;
  readonly alias: string;
  readonly maximumCents: Cents;
  readonly salt: string;
}

export const aliasOf = (bidder: Pick<BidderRecord, 'number'>): string => `Bidder ${bidder.number}`;

/** The bidder's record, or null before the first bid. */
export function bidderOf({ bidders }: AuctionSecret, bidderId: string): BidderRecord | null {
  return Object.hasOwn(bidders, bidderId) ? (bidders[bidderId] ?? null) : null;
}

export function leaderOf(secret: AuctionSecret): LeadingBidder | null {
  const bidder = secret.leader && bidderOf(secret, secret.leader.bidderId);
  if (!secret.leader || !bidder) return null;
  const { maximumCents, receivedAt } = bidder;
  const arrival = receivedAt === undefined ? {} : { receivedAt };
  return { ...secret.leader, alias: aliasOf(bidder), maximumCents, ...arrival };
}

/** Who gets the home if it is sold: the buy-now buyer, otherwise the leader. Null without either. */
export function winnerOf(secret: AuctionSecret): Pick<LeadingBidder, 'bidderId' | 'alias'> | null {
  return secret.buyer ?? leaderOf(secret);
}

/** The alias of a buyer or bidder; null for anyone else. */
export function aliasIn(secret: AuctionSecret, bidderId: string): string | null {
  if (secret.buyer?.bidderId === bidderId) return secret.buyer.alias;
  const bidder = bidderOf(secret, bidderId);
  return bidder && aliasOf(bidder);
}

/** The alias for a bid or purchase: the bidder's existing one, otherwise the next free one. */
export const aliasFor = (secret: AuctionSecret, bidderId: string, bidderCount: number): string =>
  aliasOf(bidderOf(secret, bidderId) ?? { number: bidderCount + 1 });

/** The secrets after an event; `after` is the public state after it. */
export function evolveSecret(
  secret: AuctionSecret | null,
  event: AuctionEvent,
  after: Pick<PublicState, 'seq' | 'terms' | 'leader'>,
): AuctionSecret {
  if (event.type === 'scheduled') return { reserve: firstReserve(event.data), leader: null, bidders: {} };
  if (secret === null) throw new Error('An auction begins with its scheduling');
  if (event.type === 'bid') return afterBid(secret, event.data, after);
  if (event.type === 'bought') {
    const { bidderId, alias } = event.data;
    return { ...secret, buyer: { bidderId, alias } };
  }
  if (event.type === 'insider-refused')
    return { ...secret, refusedInsiders: [...(secret.refusedInsiders ?? []), event.data.bidderId] };
  if (event.type === 'reserve-lowered')
    return { ...secret, reserve: event.data, ...formerOf(secret, after.terms) };
  return secret;
}

function formerOf({ reserve }: AuctionSecret, terms: PublicState['terms']) {
  if (!opensAll(terms) || !reserve || reserve.salt === null) return {};
  const { amountCents, salt } = reserve;
  return { formerReserve: { amountCents, salt } };
}

function firstReserve({ terms, sealedReserve }: Extract<AuctionEvent, { type: 'scheduled' }>['data']) {
  if (terms.reserve.kind === 'published') return { amountCents: terms.reserve.amountCents, salt: null };
  return sealedReserve;
}

/** An alias names one bidder, so the leader of the public state is also the leader here. */
function afterBid(
  secret: AuctionSecret,
  bid: BidEvent['data'],
  { seq, terms, leader }: Pick<PublicState, 'seq' | 'terms' | 'leader'>,
): AuctionSecret {
  const { bidderId, maximumCents, salt, receivedAt, list } = bid;
  const number = bidderOf(secret, bidderId)?.number ?? Number(bid.alias.slice('Bidder '.length));
  return {
    ...secret,
    leader:
      leader?.alias === bid.alias ? { bidderId, salt, ...(list && { listId: list.listId }) } : secret.leader,
    bidders: {
      ...secret.bidders,
      [bidderId]: { number, maximumCents, seq, ...arrivalOf(terms, receivedAt) },
    },
  };
}
