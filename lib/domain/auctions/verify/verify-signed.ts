import { isBidSigned, signerOf } from '@/lib/domain/auctions/keys/bid-signature';
import type { KnownKey, SignedBid, Signer } from '@/lib/domain/auctions/keys/signed-bid';
import type { BidData, LedgerEntry } from '@/lib/domain/auctions/state/facts';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import { saysWhoSigned } from '@/lib/domain/auctions/terms/rules-version';
import type { LedgerFault } from './ledger-fault';
import { numberOf } from './verify-bid';

/** How many bids and raises each kind of key signed; `none`: no key did. Zeros under earlier rules. */
export type SignedCounts = Readonly<Record<Signer | 'none', number>>;

interface SignatureCheck {
  /** The fault in the signature of the next entry, whose other values are valid; `state` is the one before it. */
  readonly faultOf: (state: PublicState | null, entry: LedgerEntry) => LedgerFault | null;
  readonly counts: () => SignedCounts;
}

/** Checks the signatures of one ledger, entry by entry. Each must pass before the next comes. */
export function checkSignatures(): SignatureCheck {
  const hashes: string[] = [];
  const keysOf = new Map<string, readonly KnownKey[]>();
  const aliasOf = new Map<string, string>();
  const commitments = new Set<string>();
  const counts = { alias: 0, device: 0, session: 0, none: 0 };

  function signedFault(state: PublicState, data: BidData, signed: SignedBid): LedgerFault | null {
    const { alias, commitment } = data;
    const { key, by } = signed;
    const { auctionId } = state.terms;
    const keys = keysOf.get(alias) ?? [];
    const head = hashes[signed.head - 1];
    if (head === undefined) return { code: 'unknown-signed-head' };
    if ((aliasOf.get(key) ?? alias) !== alias) return { code: 'key-of-another', alias };
    if (signerOf(signed, { isFirst: numberOf(alias) > state.bidderCount, keys }) !== by)
      return { code: 'wrong-signer' };
    if (!isBidSigned(signed, { alias, auctionId, commitment, head })) return { code: 'wrong-bid-signature' };
    if (commitments.has(commitment)) return { code: 'signed-twice' };
    commitments.add(commitment);
    if (aliasOf.has(key)) return null;
    aliasOf.set(key, alias);
    keysOf.set(alias, [...keys, { key, by }]);
    return null;
  }

  function bidFault(state: PublicState, data: BidData): LedgerFault | null {
    if ((data.signed !== undefined) !== saysWhoSigned(state.terms)) return { code: 'other-rules' };
    if (data.signed === undefined) return null;
    counts[data.signed?.by ?? 'none'] += 1;
    return data.signed && signedFault(state, data, data.signed);
  }

  return {
    faultOf(state, entry) {
      const isBid = entry.type === 'bid' || entry.type === 'raise';
      const fault = state && isBid ? bidFault(state, entry.data) : null;
      hashes.push(entry.hash);
      return fault;
    },
    counts: () => ({ ...counts }),
  };
}
