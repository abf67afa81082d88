import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { commitmentOf, type Secret } from '@/lib/domain/auctions/terms/commitments';
import { toBase64, utf8ToBytes } from '@/lib/domain/auctions/transparency/bytes';
import { bidText, deviceText, type OfferedSignature } from './bid-text';

export interface BidSigner {
  readonly key: string;
  readonly sign: (text: string) => string;
}

/** The key of a device, the same for the same name. */
export function aSigner(name: string, curve: 'ed25519' | 'p256' = 'ed25519'): BidSigner {
  const secret = sha256(utf8ToBytes(name));
  if (curve === 'ed25519')
    return {
      key: `ed25519:${toBase64(ed25519.getPublicKey(secret))}`,
      sign: (text) => toBase64(ed25519.sign(utf8ToBytes(text), secret)),
    };
  return {
    key: `p256:${toBase64(p256.getPublicKey(secret, false))}`,
    sign: (text) => toBase64(p256.sign(sha256(utf8ToBytes(text)), secret).toCompactRawBytes()),
  };
}

/** The signature that a browser offers. `head`: the number and hash of the entry that it knows. */
export function anOffer(
  { key, sign }: BidSigner,
  maximum: Secret,
  head: { readonly seq: number; readonly hash: string },
): OfferedSignature {
  const { alias, auctionId } = maximum;
  const text = bidText({ alias, auctionId, commitment: commitmentOf(maximum), head: head.hash, key });
  return { key, head: head.seq, signatures: [{ alias, signature: sign(text) }] };
}

/** The signature of an earlier key that adds the key of another device. */
export const anAddition = (earlier: BidSigner, auctionId: string, key: string) => ({
  key: earlier.key,
  signature: earlier.sign(deviceText({ addedBy: earlier.key, auctionId, key })),
});
