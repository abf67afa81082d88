import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Cents } from '@/lib/domain/shared/money';
import { canonicalJson } from './canonical-json';

export interface Secret {
  /** Such as "Bidder 3", or "Reserve". */
  readonly alias: string;
  readonly amountCents: Cents;
  readonly auctionId: string;
  /** 32 random bytes in hex. */
  readonly salt: string;
}

/** SHA-256 in hex of the canonical JSON of a value. */
export const sha256Json = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/** The public commitment to a secret amount, in hex. */
export const commitmentOf = ({ alias, amountCents, auctionId, salt }: Secret): string =>
  sha256Json({ alias, amountCents, auctionId, salt });
