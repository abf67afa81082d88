import { z } from 'zod';
import { aliasField } from '@/lib/domain/auctions/terms/fields';
import { signedAliases } from './bid-text';

/** A public key in base64: 32 bytes of Ed25519, or an uncompressed point of P-256, 65 bytes. */
export const bidKeyField = z.string().regex(/^(ed25519:[A-Za-z0-9+/]{43}=|p256:[A-Za-z0-9+/]{87}=)$/);
/** 64 bytes in base64: R and S of RFC 8032, or r and s of ECDSA. */
const signatureField = z.string().regex(/^[A-Za-z0-9+/]{86}==$/);
const headField = z.int().min(1);
/** A key, and its signature that adds another one. */
export const addedByField = z.strictObject({ key: bidKeyField, signature: signatureField });

/**
 * Whose key signed a bid: the one that came with the first bid of the alias, the one of another device that such
 * a key added, or one that only the session of the account stands for.
 */
const signers = ['alias', 'device', 'session'] as const;
export type Signer = (typeof signers)[number];

/** The signature of a bid in its ledger entry. */
export const signedField = z.strictObject({
  by: z.enum(signers),
  key: bidKeyField,
  /** The number of an earlier entry, whose hash is signed. */
  head: headField,
  signature: signatureField,
  /** In the first bid of a key that an earlier key of the same bidder adds. */
  addedBy: addedByField.exactOptional(),
});
export type SignedBid = z.output<typeof signedField>;

/** A key of a bidder in one auction. */
export const knownKeyField = z.strictObject({ key: bidKeyField, by: z.enum(signers) });
export type KnownKey = z.output<typeof knownKeyField>;

/** The keys that a bidder can have in one auction. Bids of further ones count as not signed. */
export const mostKeys = 8;

export const offeredSignatureField = z.object({
  key: bidKeyField,
  head: headField,
  signatures: z
    .array(z.object({ alias: aliasField, signature: signatureField }))
    .min(1)
    .max(signedAliases),
  addedBy: addedByField.optional(),
});
