import { commitmentOf, type Secret } from '@/lib/domain/auctions/terms/commitments';
import type { Refusal } from '@/lib/domain/auctions/terms/refusals';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CheckSignature, isBidSigned, signerOf } from './bid-signature';
import type { OfferedSignature } from './bid-text';
import { type KnownKey, mostKeys, type SignedBid } from './signed-bid';

/** A signature that came with a bid, and what the server knows about its key. */
export interface SignatureOffer extends OfferedSignature {
  /** The hash of the entry that `head` names; null if there is no such entry. */
  readonly headHash: string | null;
  /** The keys that signed earlier bids of this bidder here. */
  readonly keys: readonly KnownKey[];
  /** The key signed bids of another bidder here. */
  readonly isOfAnother: boolean;
  /** Another implementation of the same rule: the server has a native, faster one. */
  readonly check?: CheckSignature;
}

/**
 * The signature to record with a bid; null if it has none for the alias that the bid gets, or if the bidder has too
 * many keys. Only a wrong signature refuses the bid: the ledger would be invalid, and the browser can send the bid
 * without one.
 */
export function takeSignature(
  offer: SignatureOffer | undefined,
  maximum: Secret,
  isFirst: boolean,
): Result<SignedBid | null, Refusal<'wrong-signature'>> {
  const { alias, auctionId } = maximum;
  const signature = offer?.signatures.find((each) => each.alias === alias)?.signature;
  if (!offer || signature === undefined) return ok(null);
  const { key, head, headHash, keys, addedBy, isOfAnother, check } = offer;
  const isNew = keys.every((known) => known.key !== key);
  if (isNew && keys.length >= mostKeys) return ok(null);
  const signed = { key, head, signature, ...(isNew && addedBy && { addedBy }) };
  const by = signerOf(signed, { isFirst, keys });
  if (by === null || headHash === null || isOfAnother) return refuse({ reason: 'wrong-signature' });
  const text = { alias, auctionId, commitment: commitmentOf(maximum), head: headHash };
  const isRight = isBidSigned(signed, text, check);
  return isRight ? ok({ by, ...signed }) : refuse({ reason: 'wrong-signature' });
}
