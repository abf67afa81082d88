import { sha256 } from '@noble/hashes/sha2.js';
import { z } from 'zod';
import { bytesToHex, fromBase64, toBase64, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';

/** Every offer has this length before it is encrypted, so that its ciphertext does not show how much it says. */
const offerBytes = 4_096;

/** What the browser sends: three age files in base64. */
export const sealedOfferSchema = z.object({
  offer: z.base64().min(1).max(6_000),
  witnessShare: z.base64().min(1).max(1_000),
  siteShare: z.base64().min(1).max(1_000),
});
export type SealedOffer = z.output<typeof sealedOfferSchema>;

/** What the witness and the site each get for an offer. */
const shareSchema = z.strictObject({
  round: z.string(),
  /** When the witness may release it, ms. */
  deadline: z.int(),
  share: z.base64(),
});
export interface Share {
  readonly round: string;
  readonly deadline: number;
  readonly share: Uint8Array;
}

const contentSchema = z.strictObject({
  round: z.string(),
  /** The ID of the offer, which belongs to one buyer in one round. */
  offer: z.string(),
  /** The fields of the form as typed. */
  typed: z.record(z.string(), z.string()),
});
export type SealedContent = z.output<typeof contentSchema>;

export const formatShare = ({ share, ...rest }: Share): string =>
  JSON.stringify({ ...rest, share: toBase64(share) });

export function parseShare(text: string): Share | null {
  const parsed = parseJson(shareSchema, text);
  const share = parsed && fromBase64(parsed.share);
  return share ? { ...parsed, share } : null;
}

/** The text to encrypt; null if the offer is too long for it. */
export function formatContent(content: SealedContent): Uint8Array | null {
  const text = utf8ToBytes(JSON.stringify(content));
  if (text.length > offerBytes) return null;
  const padded = new Uint8Array(offerBytes).fill(0x20);
  padded.set(text);
  return padded;
}

export const parseContent = (text: string): SealedContent | null => parseJson(contentSchema, text);

/** Identifies a sealed offer in the record of its round. */
export const sealedHash = (round: string, { offer, witnessShare, siteShare }: SealedOffer): string =>
  bytesToHex(sha256(utf8ToBytes(`sealed-offer/v1\n${[round, offer, witnessShare, siteShare].join('\n')}\n`)));

/**
 * Splits a secret into two shares. `pad` is random and as long as the secret; it is one share. Each share alone
 * is as random as `pad`, so it says nothing about the secret.
 */
export const otherShare = (secret: Uint8Array, pad: Uint8Array): Uint8Array => {
  if (secret.length !== pad.length) throw new RangeError('The pad is as long as the secret.');
  return secret.map((byte, at) => byte ^ (pad[at] ?? 0));
};

/** The secret of two shares; null if they do not belong together. */
export const joinShares = (one: Uint8Array, other: Uint8Array): Uint8Array | null =>
  one.length === other.length ? otherShare(one, other) : null;

function parseJson<T>(schema: z.ZodType<T>, text: string): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
