import { z } from 'zod';
import { aliasField, dollarsField, hexField, instantField } from '@/lib/domain/auctions/terms/fields';
import { auctionTermsSchema } from '@/lib/domain/auctions/terms/terms';
import { cancelReasons } from './facts';

const spanField = z.strictObject({ from: instantField, to: instantField });

/** What holds in every status. */
const common = {
  terms: auctionTermsSchema,
  /** Sequence number and instant of the latest entry. */
  seq: z.int().min(1),
  at: instantField,
  openedAt: instantField.nullable(),
  endsAt: instantField,
  /** Pauses and outages so far, each from inclusive to exclusive: no bid received then is accepted. */
  closures: z.array(spanField).readonly(),
  /** The starting bid, as nobody's bid, while bidCount is 0. */
  priceCents: dollarsField,
  bidCount: z.int().min(0),
  bidderCount: z.int().min(0),
  /** `maximumCents` is null while sealed; `receivedAt`, from rules version 2, is when the bid that set it arrived. */
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
  /** Who bought it at once, whoever led. */
  buyerAlias: aliasField.exactOptional(),
};
const cancelled = { status: z.literal('cancelled'), reason: z.enum(cancelReasons) };

/** The state's schema, with more fields beside those that everybody may know. */
export const stateWith = <S extends z.ZodRawShape>(more: S) =>
  z.discriminatedUnion('status', [
    z.strictObject({ ...common, ...running, ...more }),
    z.strictObject({ ...common, ...paused, ...more }),
    z.strictObject({ ...common, ...undecided, ...more }),
    z.strictObject({ ...common, ...ended, ...more }),
    z.strictObject({ ...common, ...cancelled, ...more }),
  ]);

export const publicStateSchema = stateWith({});
/** What the public ledger says of an auction. Plain JSON; amounts in cents, instants in milliseconds UTC. */
export type PublicState = z.output<typeof publicStateSchema>;
export type PublicCore = Omit<Extract<PublicState, { status: 'running' }>, 'status'>;
