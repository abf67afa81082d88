import { z } from 'zod';
import { costStatementSchema } from '@/lib/domain/costs/statement/cost-statement';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { actualFiguresSchema } from './actual-figures';
import { sides, stepNames } from './closing-steps';
import { factFindingSchema } from './fact-judgment';

const instant = z.number().int();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const side = z.enum(sides);

/** Where a closing comes from. A buy-now purchase has an `offerId` when it was made through an offer. */
export const cameFromSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('auction'), auctionId: z.string() }),
  z.object({ kind: z.literal('offer'), offerId: z.string() }),
  z.object({ kind: z.literal('buy-now'), auctionId: z.string(), offerId: z.string().nullable() }),
  /** `after`: the closing in which the previous buyer defaulted. */
  z.object({ kind: z.literal('back-up'), auctionId: z.string(), after: z.string() }),
]);
export type CameFrom = z.infer<typeof cameFromSchema>;

const saleTermsSchema = z.object({
  priceCents: centsSchema,
  earnestMoneyCents: centsSchema,
  /** Days from the signed contract to the closing. */
  closingDays: z.number().int().min(1),
  /** The end of an agreed day, in ms; replaces `closingDays`. */
  closeBy: instant.optional(),
});
export type SaleTerms = z.infer<typeof saleTermsSchema>;

/** The homes of a lot, the lead first, with their shares of the price in basis points. */
const soldLotSchema = z
  .array(z.object({ listingKey: z.string(), place: z.string(), basisPoints: z.number().int() }))
  .readonly();
export type SoldLot = z.infer<typeof soldLotSchema>;

/** Both sides read the contract at `href`. */
const contractSchema = z.object({ title: z.string(), href: z.string(), sha256 });
export type Contract = z.infer<typeof contractSchema>;

/**
 * `typed`: a name typed with consent under the document of this hash. `file`: an uploaded PDF of this hash.
 */
const signatureSchema = z.object({
  kind: z.enum(['typed', 'file']),
  name: z.string(),
  sha256,
  href: z.string(),
  /** For a PDF: the hash of the contract that it signs. */
  of: sha256.optional(),
  /** If the person signs for someone else: for whom, and in what capacity. */
  authority: z.object({ principal: z.string(), capacity: z.string() }).optional(),
  /** In a lot: the listing keys of the homes that the person found in the contract, each at its price. */
  homes: z.array(z.string()).optional(),
});
export type Signature = z.infer<typeof signatureSchema>;

const escrowSchema = z.object({ name: z.string(), firm: z.string(), phone: z.string() });
/** Holds the deposit. The schema has no account number. */
export type EscrowAgent = z.infer<typeof escrowSchema>;

export const fallThroughReasons = ['financing', 'title', 'condition', 'contract', 'other'] as const;
export type FallThroughReason = (typeof fallThroughReasons)[number];
const endReasons = [...fallThroughReasons, 'nobody-acted'] as const;

const backupSchema = z.object({
  uid: z.string(),
  alias: z.string(),
  priceCents: centsSchema,
  reserveMet: z.boolean(),
});
/** A backup buyer, with the auction price without everyone ranked ahead of them. */
export type Backup = z.infer<typeof backupSchema>;

export const partySchema = z.object({ uid: z.string(), name: z.string() });
export type Party = z.infer<typeof partySchema>;

/** `by` is null for events of the clock. */
const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), at: instant, by: partySchema.nullable(), ...shape });

export const closingEventSchema = z.discriminatedUnion('type', [
  event('opened', {
    terms: saleTermsSchema,
    contract: contractSchema.nullable(),
    lot: soldLotSchema.optional(),
    /** The contract is the one that bidders read; no other replaces it. Absent in older closings. */
    isContractFixed: z.literal(true).optional(),
    /** The start of the SHA-256 of the contract that bidders read, if its file cannot be found. */
    lostContract: z.string().optional(),
    /** Absent in older closings. */
    statement: costStatementSchema.optional(),
  }),
  event('contract-offered', { contract: contractSchema }),
  event('confirmed', {
    step: z.enum(stepNames),
    side,
    /** A name if the step requires one, otherwise any note or an empty string. */
    note: z.string(),
    signature: signatureSchema.nullable(),
    escrow: escrowSchema.nullable(),
  }),
  event('reminded', {}),
  event('overdue', { sides: z.array(side) }),
  event('cure-ended', {}),
  event('fall-through-proposed', { side, reason: z.enum(fallThroughReasons) }),
  event('proposal-withdrawn', {}),
  /** A request to move the current deadline to `until`. It moves when the other side agrees. */
  event('extension-proposed', { side, until: instant, reason: z.string() }),
  event('extension-agreed', { until: instant }),
  /** The other side declined, or the side that asked withdrew the request. */
  event('extension-declined', { side }),
  event('fell-through', { reason: z.enum(endReasons) }),
  /** `side` defaulted. The other side wrote `reason`; only the parties and staff see it. */
  event('defaulted', { side, reason: z.string() }),
  /** `asksSeller`: the seller chooses first. Earlier, only if the price was low or below the reserve. */
  event('backup-named', { backup: backupSchema, asksSeller: z.boolean() }),
  event('backup-offered', {}),
  event('backup-accepted', {}),
  event('backup-passed', { why: z.enum(['declined', 'lapsed', 'gone']) }),
  /** After the closing, once: whether the buyer found the listing's facts to be true. */
  event('facts-judged', { facts: z.array(factFindingSchema) }),
  event('facts-answered', { text: z.string() }),
  /** After the closing, once for each side. */
  event('figures-entered', { side, figures: actualFiguresSchema }),
  /** No backup buyer is left, or the seller wants none: the seller can list the home again. */
  event('relisted', { why: z.enum(['no-backup', 'seller', 'lapsed']) }),
]);
export type ClosingEvent = z.infer<typeof closingEventSchema>;
export type ClosingEventOf<T extends ClosingEvent['type']> = Extract<ClosingEvent, { type: T }>;
