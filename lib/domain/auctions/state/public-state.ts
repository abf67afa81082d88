import { z } from 'zod';
import { aliasField, dollarsField, hexField, instantField } from '@/lib/domain/auctions/terms/fields';
import { auctionTermsSchema } from '@/lib/domain/auctions/terms/terms';
import { cancellationData } from './facts';

const spanField = z.strictObject({ from: instantField, to: instantField });

/** Fields of every status. */
const common = {
  terms: auctionTermsSchema,
  /** Sequence number and time of the latest entry. */
  seq: z.int().min(1),
  at: instantField,
  openedAt: instantField.nullable(),
  endsAt: instantField,
  /** Pauses and outages so far, `from` inclusive, `to` exclusive. A bid received in one is not accepted. */
  closures: z.array(spanField).readonly(),
  /** While `bidCount` is 0: the starting bid, which nobody has bid. */
  priceCents: dollarsField,
  bidCount: z.int().min(0),
  bidderCount: z.int().min(0),
  /**
   * `maximumCents` is null while sealed. `receivedAt`, since rules version 2, is when the bid that set the
   * maximum arrived.
   */
  leader: z
    .strictObject({
      alias: aliasField,
      commitment: hexField,
      maximumCents: dollarsField.nullable(),
      receivedAt: instantField.exactOptional(),
    })
    .nullable(),
  /** `amountCents` is null without a reserve and while it is sealed. */
  reserve: z.strictObject({
    status: z.enum(['none', 'not-met', 'met']),
    amountCents: dollarsField.nullable(),
    commitment: hexField.nullable(),
    lowered: z.boolean(),
  }),
};

const running = { status: z.literal('running') };
const paused = { status: z.literal('paused'), pausedAt: instantField };
/** Ended below the reserve: the seller has until `decideBy`, then the high bidder until `answerBy`. */
const undecided = {
  status: z.literal('undecided'),
  closedAt: instantField,
  decideBy: instantField,
  counter: z.strictObject({ amountCents: dollarsField, answerBy: instantField }).nullable(),
};
const ended = {
  status: z.literal('ended'),
  closedAt: instantField,
  outcome: z.enum(['sold', 'sold-buy-now', 'no-bids', 'accepted', 'declined', 'lapsed']),
  salePriceCents: dollarsField.nullable(),
  /** The buy-now buyer, who need not be the leader. */
  buyerAlias: aliasField.exactOptional(),
  /** The buyers who defaulted, in order. */
  defaulted: z.array(aliasField).readonly().exactOptional(),
};
const cancelled = { status: z.literal('cancelled'), ...cancellationData };

/** The schema of the public state, extended with more fields. */
export const stateWith = <S extends z.ZodRawShape>(more: S) =>
  z.discriminatedUnion('status', [
    z.strictObject({ ...common, ...running, ...more }),
    z.strictObject({ ...common, ...paused, ...more }),
    z.strictObject({ ...common, ...undecided, ...more }),
    z.strictObject({ ...common, ...ended, ...more }),
    z.strictObject({ ...common, ...cancelled, ...more }),
  ]);

export const publicStateSchema = stateWith({});
/**
 * The state of an auction as its public ledger gives it. Plain JSON; amounts in cents, times in milliseconds
 * UTC.
 */
export type PublicState = z.output<typeof publicStateSchema>;
export type PublicCore = Omit<Extract<PublicState, { status: 'running' }>, 'status'>;
