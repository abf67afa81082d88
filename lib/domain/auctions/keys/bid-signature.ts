import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { fromBase64, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
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

/** Strict by RFC 8032, and with both forms of an ECDSA signature, which browsers do not normalize. */
function isSignedWith(...[key, text, signature]: Parameters<CheckSignature>): boolean {
  const [curve, encoded = ''] = key.split(':');
  const publicKey = fromBase64(encoded);
  const bytes = fromBase64(signature);
  if (!publicKey || !bytes) return false;
  const message = utf8ToBytes(text);
  try {
    return curve === 'ed25519'
      ? ed25519.verify(bytes, message, publicKey, { zip215: false })
      : p256.verify(bytes, message, publicKey, { prehash: true, lowS: false });
  } catch {
    return false;
  }
}

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
