import { z } from 'zod';

const instant = z.number().int();
/** An age X25519 recipient: Bech32 of 32 bytes. Its checksum is checked where it is used. */
export const recipientPattern = /^age1[02-9ac-hj-np-z]{58}$/;
const recipientSchema = z.string().regex(recipientPattern);

/** How a round keeps its offers sealed even from the site. */
export const sealSchema = z.object({
  roundId: z.string(),
  /** The host of the witness, for people to read. */
  host: z.string(),
  /** The age recipients of the two shares of each offer. */
  witness: recipientSchema,
  site: recipientSchema,
  /** Without an opening by then, the round is void, ms. */
  voidAt: instant,
  /** The last instant at which an offer for the home can be accepted, ms; null if unlimited. */
  until: instant.nullable(),
});
export type Seal = z.output<typeof sealSchema>;

/** How long the site tries to open a round after its deadline. */
export const openingPeriodMs = 72 * 3_600_000;

/** Why a sealed offer does not count. */
const sealFaults = [
  /** A share or the offer itself cannot be decrypted or is not in the format. */
  'unreadable',
  /** It was made for another round or by another buyer. */
  'other-round',
  /** The parser of offers refuses it. */
  'invalid',
  /** Its price is below the buyer's open offer, which stays. */
  'not-better',
  'full',
] as const;
export type SealFault = (typeof sealFaults)[number];

export const sealOutcomes = ['sealed', 'opened', 'void', ...sealFaults] as const;
export type SealOutcome = (typeof sealOutcomes)[number];

/** A sealed round as everybody sees it. Times in ms. */
export interface PublicRound {
  readonly host: string;
  readonly deadline: number;
  readonly voidAt: number;
  /** Sealed, or past its deadline and not opened yet. */
  readonly phase: 'sealed' | 'opening' | 'over';
  readonly checkedAt: number | null;
  readonly waitingSince: number | null;
  readonly record: readonly {
    readonly hash: string;
    readonly outcome: 'sealed' | 'opened' | 'void' | 'refused';
  }[];
}
