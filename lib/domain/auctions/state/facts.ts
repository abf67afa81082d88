import { z } from 'zod';
import { signedField } from '@/lib/domain/auctions/keys/signed-bid';
import { cancelers } from '@/lib/domain/auctions/terms/cancelers';
import { aliasField, dollarsField, hexField, instantField } from '@/lib/domain/auctions/terms/fields';
import { publishedTermsSchema } from '@/lib/domain/auctions/terms/terms';
import { reserveAlias } from './openings';

export const cancelReasons = [
  'title-defect',
  'casualty',
  'bankruptcy-stay',
  'court-order',
  'material-correction',
  'fraud',
  'pre-auction-offer',
] as const;
export type CancelReason = (typeof cancelReasons)[number];

const openingField = z.strictObject({
  alias: aliasField.or(z.literal(reserveAlias)),
  amountCents: dollarsField,
  salt: hexField,
});
/** A secret made public: its alias, the amount in cents, and the salt that proves the commitment. */
export type Opening = z.output<typeof openingField>;

const openingsField = z.array(openingField).readonly();

const bidData = {
  alias: aliasField,
  receivedAt: instantField,
  commitment: hexField,
  opened: openingsField,
  priceCents: dollarsField,
  leaderAlias: aliasField,
  reserveMet: z.boolean(),
  endsAt: instantField,
  extendedMs: z.int().min(0),
  /** Since rules version 3: the commitment of the bid list that placed this bid. */
  listCommitment: hexField.exactOptional(),
  /** Since rules version 5: the signature of a key of the bidder; null without one. */
  signed: signedField.nullable().exactOptional(),
};

/** One line of text that the site published as the reason for a pause. */
const pauseReasonField = z
  .string()
  .regex(/^[^\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+$/u)
  .max(1_000);

/** A purchase at the buy-now price, which ends the auction. */
export const boughtData = { alias: aliasField, receivedAt: instantField, priceCents: dollarsField };

/** Why an auction was canceled. Since rules version 5 also by whom, and the SHA-256 of the seller's document. */
export const cancellationData = {
  reason: z.enum(cancelReasons),
  by: z.enum(cancelers).exactOptional(),
  documentHash: hexField.nullable().exactOptional(),
};

/** Data of the facts without secrets: identical in private events and public entries. */
export const openFactData = {
  opened: {},
  /** Since rules version 4; null: no reason was published. */
  paused: { reason: pauseReasonField.nullable().exactOptional() },
  resumed: { endsAt: instantField },
  outage: { from: instantField, to: instantField, endsAt: instantField },
  cancelled: cancellationData,
  /** Since rules version 4: a buyer who did not complete the purchase. */
  defaulted: { alias: aliasField },
  closed: {
    outcome: z.enum(['sold', 'no-bids', 'reserve-not-met']),
    priceCents: dollarsField.nullable(),
    leaderAlias: aliasField.nullable(),
    decideBy: instantField.nullable(),
  },
  decided: {
    decision: z.enum(['accepted', 'declined', 'countered', 'counter-accepted', 'counter-declined', 'lapsed']),
    amountCents: dollarsField.nullable(),
    answerBy: instantField.nullable(),
  },
};

/**
 * In the entry that ends the auction: since rules version 4 the sealed reserve, and since version 6 the one before it
 * was lowered, or null.
 */
const lastOpening = {
  opened: openingsField.exactOptional(),
  formerReserve: z.strictObject({ amountCents: dollarsField, salt: hexField }).nullable().exactOptional(),
};

const entry = <T extends string, D extends z.ZodRawShape>(type: T, data: D) =>
  z.strictObject({
    seq: z.int().min(1),
    at: instantField,
    type: z.literal(type),
    data: z.strictObject(data),
    prevHash: hexField,
    hash: hexField,
  });

/** One public ledger entry; `docs/ledger.md` describes it. */
export const ledgerEntrySchema = z.discriminatedUnion('type', [
  entry('scheduled', { terms: publishedTermsSchema }),
  entry('bid', bidData),
  entry('raise', bidData),
  entry('bought', { ...boughtData, ...lastOpening }),
  entry('reserve-lowered', {
    amountCents: dollarsField.nullable(),
    commitment: hexField.nullable(),
    opened: openingsField,
    priceCents: dollarsField,
    reserveMet: z.boolean(),
  }),
  entry('opened', openFactData.opened),
  entry('paused', openFactData.paused),
  entry('resumed', openFactData.resumed),
  entry('outage', openFactData.outage),
  entry('cancelled', { ...openFactData.cancelled, ...lastOpening }),
  entry('insider-refused', { commitment: hexField }),
  entry('defaulted', openFactData.defaulted),
  entry('closed', { ...openFactData.closed, ...lastOpening }),
  entry('decided', { ...openFactData.decided, ...lastOpening }),
]);
export type LedgerEntry = z.output<typeof ledgerEntrySchema>;

type FactOf<E> = E extends LedgerEntry ? Pick<E, 'at' | 'type' | 'data'> : never;
/** The data of an entry that may end the auction, as far as it opens reserves. */
export type LastOpening = Pick<Fact<'closed'>['data'], 'opened' | 'formerReserve'>;
/** A ledger entry before it is chained. */
export type PublicFact = FactOf<LedgerEntry>;
export type Fact<T extends PublicFact['type']> = Extract<PublicFact, { type: T }>;
export type BidData = Fact<'bid'>['data'];
