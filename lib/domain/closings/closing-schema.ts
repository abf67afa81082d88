import { z } from 'zod';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { sides, stepNames } from './closing-steps';
import { judgedFactSchema } from './fact-judgment';

const instant = z.number().int();
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const side = z.enum(sides);

/** What a closing comes from. `offerId` of a buy-now purchase: the offer that it was, if it was one. */
export const cameFromSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('auction'), auctionId: z.string() }),
  z.object({ kind: z.literal('offer'), offerId: z.string() }),
  z.object({ kind: z.literal('buy-now'), auctionId: z.string(), offerId: z.string().nullable() }),
  /** `after`: the closing before it, in which the buyer defaulted. */
  z.object({ kind: z.literal('back-up'), auctionId: z.string(), after: z.string() }),
]);
export type CameFrom = z.infer<typeof cameFromSchema>;

const saleTermsSchema = z.object({
  priceCents: centsSchema,
  earnestMoneyCents: centsSchema,
  /** From the contract. */
  closingDays: z.number().int().min(1),
  /** Agreed instead: the last instant of a day. */
  closeBy: instant.optional(),
});
export type SaleTerms = z.infer<typeof saleTermsSchema>;

/** `href` is where both sides read it. */
const contractSchema = z.object({ title: z.string(), href: z.string(), sha256 });
export type Contract = z.infer<typeof contractSchema>;

/** By a name typed with consent under the document of that hash, or on a PDF of that hash. */
const signatureSchema = z.object({
  kind: z.enum(['typed', 'file']),
  name: z.string(),
  sha256,
  href: z.string(),
  /** Of a PDF: the hash of the contract that it signs. */
  of: sha256.optional(),
});
export type Signature = z.infer<typeof signatureSchema>;

const escrowSchema = z.object({ name: z.string(), firm: z.string(), phone: z.string() });
/** Whose account the deposit goes to. Its number is never kept here. */
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
/** Who takes the buyer's place, at the price by the rules. */
export type Backup = z.infer<typeof backupSchema>;

export const partySchema = z.object({ uid: z.string(), name: z.string() });
export type Party = z.infer<typeof partySchema>;

/** `by` is null for what the clock does. */
const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), at: instant, by: partySchema.nullable(), ...shape });

export const closingEventSchema = z.discriminatedUnion('type', [
  event('opened', { terms: saleTermsSchema, contract: contractSchema.nullable() }),
  event('contract-offered', { contract: contractSchema }),
  event('confirmed', {
    step: z.enum(stepNames),
    side,
    /** A name where the step asks for one. */
    note: z.string(),
    signature: signatureSchema.nullable(),
    escrow: escrowSchema.nullable(),
  }),
  event('reminded', {}),
  event('overdue', { sides: z.array(side) }),
  event('cure-ended', {}),
  event('fall-through-proposed', { side, reason: z.enum(fallThroughReasons) }),
  event('proposal-withdrawn', {}),
  /** A later end of the present deadline: it moves when the other side agrees. */
  event('extension-proposed', { side, until: instant, reason: z.string() }),
  event('extension-agreed', { until: instant }),
  /** By who was asked, or taken back by who asked. */
  event('extension-declined', { side }),
  event('fell-through', { reason: z.enum(endReasons) }),
  /** `side` defaulted. `reason` is the other side's word, for the parties and staff. */
  event('defaulted', { side, reason: z.string() }),
  /** `asksSeller`: they may relist free instead, or are not bound to the price. */
  event('backup-named', { backup: backupSchema, asksSeller: z.boolean() }),
  event('backup-offered', {}),
  event('backup-accepted', {}),
  event('backup-passed', { why: z.enum(['declined', 'lapsed', 'gone']) }),
  /** After the closing, once: how the facts were that the listing told. */
  event('facts-judged', { facts: z.array(judgedFactSchema) }),
  event('facts-answered', { text: z.string() }),
  /** No back-up, or the seller does without: the home is theirs to list again. */
  event('relisted', { why: z.enum(['no-backup', 'seller', 'lapsed']) }),
]);
export type ClosingEvent = z.infer<typeof closingEventSchema>;
export type ClosingEventOf<T extends ClosingEvent['type']> = Extract<ClosingEvent, { type: T }>;
