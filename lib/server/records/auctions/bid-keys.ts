import 'server-only';
import { createPublicKey, verify } from 'node:crypto';
import { additionOf } from '@/lib/domain/auctions/keys/added-device';
import {
  type CheckSignature,
  readSignature,
  type SignatureBytes,
} from '@/lib/domain/auctions/keys/bid-signature';
import type { OfferedSignature } from '@/lib/domain/auctions/keys/bid-text';
import type { KnownKey, SignedBid } from '@/lib/domain/auctions/keys/signed-bid';
import type { SignatureOffer } from '@/lib/domain/auctions/keys/take-signature';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { ledger, ledgerId } from './auction-collections';
import type { StoredAuction } from './auction-record';
import { type BidRecord, bidKeys } from './bid-collections';

/** A signature that came with a bid, with what is known here about its key and the head that it names. */
export async function readSignatureOffer(
  reader: Reader,
  auction: Pick<StoredAuction, 'state' | 'head'>,
  own: BidRecord | null,
  offered: OfferedSignature | undefined,
): Promise<SignatureOffer | undefined> {
  if (!offered) return undefined;
  const { auctionId } = auction.state.terms;
  const isKnown = own?.keys?.some(({ key }) => key === offered.key) ?? false;
  const [headHash, owner] = await Promise.all([
    hashOf(auction, offered.head),
    isKnown ? null : reader.get(bidKeys, idOf(auctionId, offered.key)),
  ]);
  const isOfAnother = owner !== null && owner.data.alias !== own?.alias;
  const addedBy = offered.addedBy ?? additionOf(own?.devices ?? [], offered.key);
  return {
    ...offered,
    ...(addedBy && { addedBy }),
    ...{ headHash, keys: own?.keys ?? [], isOfAnother, check: checkWithOpenSsl },
  };
}

/** Not read in the transaction: the log writes new entries, which would make the bid run again. */
async function hashOf({ state, head }: Pick<StoredAuction, 'state' | 'head'>, seq: number) {
  if (seq >= state.seq) return seq === state.seq ? head : null;
  const doc = await runtime().store.get(ledger, ledgerId(state.terms.auctionId, seq));
  return doc?.data.entry.hash ?? null;
}

/** The keys of the bidder after a bid, for their row. The first bid of a key makes it theirs in the same commit. */
export function keysAfter(
  tx: Transaction,
  { auctionId, alias }: Pick<BidRecord, 'auctionId' | 'alias'>,
  keys: readonly KnownKey[] = [],
  signed: SignedBid | null = null,
): readonly KnownKey[] {
  if (!signed || keys.some(({ key }) => key === signed.key)) return keys;
  const { key, by } = signed;
  tx.create(bidKeys, idOf(auctionId, key), { auctionId, alias });
  return [...keys, { key, by }];
}

const idOf = (auctionId: string, key: string): string => `${auctionId}:${sha256Json(key)}`;

/**
 * The rule of the verifiers, by OpenSSL, in a tenth of the time. OpenSSL uses the same equation and refuses the same
 * encodings of a signature. The keys that only OpenSSL would accept are refused first.
 */
export const checkWithOpenSsl: CheckSignature = (key, text, signature) => {
  const read = readSignature(key, signature);
  if (!read) return false;
  const hash = read.curve === 'p256' ? 'sha256' : null;
  try {
    const publicKey = createPublicKey({ key: jwkOf(read), format: 'jwk' });
    const options = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    return verify(hash, Buffer.from(text), options, read.bytes);
  } catch {
    return false;
  }
};

/** Node reads this form of a key several times as fast as DER. */
function jwkOf({ curve, publicKey }: SignatureBytes) {
  const part = (from: number, to: number) => Buffer.from(publicKey.subarray(from, to)).toString('base64url');
  return curve === 'ed25519'
    ? { kty: 'OKP', crv: 'Ed25519', x: part(0, 32) }
    : { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65) };
}
