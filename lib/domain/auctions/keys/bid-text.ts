import { canonicalJson } from '@/lib/domain/auctions/terms/canonical-json';

/** What the key of a bidder signs with a maximum. */
interface SignedMaximum {
  readonly alias: string;
  readonly auctionId: string;
  readonly commitment: string;
  /** The hash of an earlier ledger entry, the latest that the browser knows. */
  readonly head: string;
  /** The key that signs. */
  readonly key: string;
}

/** No text of another kind begins with the first line. This file is part of the bid form, so it stays small. */
export const bidText = ({ alias, auctionId, commitment, head, key }: SignedMaximum): string =>
  `auction-bid/v1\n${canonicalJson({ alias, auctionId, commitment, head, key })}\n`;

/** What an earlier key of the bidder, `addedBy`, signs to add the key of another device. */
export const deviceText = (added: {
  readonly addedBy: string;
  readonly auctionId: string;
  readonly key: string;
}): string => {
  const { addedBy, auctionId, key } = added;
  return `auction-device/v1\n${canonicalJson({ addedBy, auctionId, key })}\n`;
};

/** The aliases that a first bid is signed for: others may bid before it arrives. */
export const signedAliases = 4;

/** The signature that a browser offers with a bid. */
export interface OfferedSignature {
  readonly key: string;
  /** The number of the ledger entry whose hash is signed. */
  readonly head: number;
  /** One for each alias that the bid can get. */
  readonly signatures: readonly { readonly alias: string; readonly signature: string }[];
  /** A signature of an earlier key of this bidder that adds this key. */
  readonly addedBy?: { readonly key: string; readonly signature: string } | undefined;
}
