import { p256 } from '@noble/curves/nist.js';
import { fromBase64, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { isEd25519Signature, isSoundKey } from '@/lib/domain/auctions/transparency/strict-ed25519';
import { bidText, deviceText } from './bid-text';
import type { KnownKey, SignedBid, Signer } from './signed-bid';

/** What a bid is signed over, apart from its key. `head` is a hash. */
interface Maximum {
  readonly alias: string;
  readonly auctionId: string;
  readonly commitment: string;
  readonly head: string;
}

/** Whether a public key, as in the ledger, signed a text. The signature is in base64. */
export type CheckSignature = (key: string, text: string, signature: string) => boolean;

/** Whether the key signed exactly this maximum, and the key that adds it, if any, signed that. */
export function isBidSigned(
  { key, signature, addedBy }: Pick<SignedBid, 'key' | 'signature' | 'addedBy'>,
  { alias, auctionId, commitment, head }: Maximum,
  isSignedBy: CheckSignature = isSignedWith,
): boolean {
  if (!isSignedBy(key, bidText({ alias, auctionId, commitment, head, key }), signature)) return false;
  return !addedBy || isDeviceAdded({ auctionId, key, addedBy }, isSignedBy);
}

interface AddedKey extends Required<Pick<SignedBid, 'key' | 'addedBy'>> {
  readonly auctionId: string;
}

/** Whether an earlier key signed that it adds this one. Says nothing about whose keys they are. */
export const isDeviceAdded = (
  { auctionId, key, addedBy }: AddedKey,
  isSignedBy: CheckSignature = isSignedWith,
): boolean =>
  isSignedBy(addedBy.key, deviceText({ addedBy: addedBy.key, auctionId, key }), addedBy.signature);

/** A signature with the public key, as bytes. */
export interface SignatureBytes {
  readonly curve: 'ed25519' | 'p256';
  readonly publicKey: Uint8Array;
  readonly bytes: Uint8Array;
}

/** The bytes of key and signature; null if one has another encoding, or if nobody should accept the key. */
export function readSignature(key: string, signature: string): SignatureBytes | null {
  const [curve, encoded = ''] = key.split(':');
  const [publicKey, bytes] = [fromBase64(encoded), fromBase64(signature)];
  if (!publicKey || bytes?.length !== 64) return null;
  if (curve === 'ed25519') return isSoundKey(publicKey) ? { curve, publicKey, bytes } : null;
  const isUncompressed = publicKey.length === 65 && publicKey[0] === 4;
  return curve === 'p256' && isUncompressed ? { curve, publicKey, bytes } : null;
}

/** An ECDSA signature has two forms. Both are right, because browsers make both. */
export const isSignedWith: CheckSignature = (key, text, signature) => {
  const read = readSignature(key, signature);
  if (!read) return false;
  const { curve, publicKey, bytes } = read;
  const message = utf8ToBytes(text);
  if (curve === 'ed25519') return isEd25519Signature(bytes, message, publicKey);
  try {
    return p256.verify(bytes, message, publicKey, { prehash: true, lowS: false });
  } catch {
    return false;
  }
};

interface KeyFacts {
  /** It is the first bid of its alias. */
  readonly isFirst: boolean;
  /** The keys that signed earlier bids of the alias. */
  readonly keys: readonly KnownKey[];
}

/** Whose key this is by the earlier bids of the alias; null: the key is added although it is known, or by no key. */
export function signerOf(
  { key, addedBy }: Pick<SignedBid, 'key' | 'addedBy'>,
  { isFirst, keys }: KeyFacts,
): Signer | null {
  const find = (wanted: string) => keys.find((known) => known.key === wanted);
  const known = find(key);
  if (!addedBy) return known?.by ?? (isFirst ? 'alias' : 'session');
  const adder = find(addedBy.key);
  if (known || !adder) return null;
  return adder.by === 'session' ? 'session' : 'device';
}
