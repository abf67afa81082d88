import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import type { AuctionTerms } from '@/lib/domain/auctions/terms/terms';
import { keysDeclaredBefore, ownKeyOf } from '@/lib/domain/eligibility/related-bidders';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { bidderKeys } from './bid-collections';

type Person = Pick<User, 'uid' | 'registration'>;

/**
 * Whether someone whom this person declared as household or co-buyer before the auction opened has bid in it.
 */
export async function meetsRelative(
  reader: Reader,
  { auctionId, startsAt }: Pick<AuctionTerms, 'auctionId' | 'startsAt'>,
  { uid, registration }: Person,
): Promise<boolean> {
  const ids = keysDeclaredBefore(registration, startsAt).map((key) => idOf(auctionId, key));
  if (ids.length === 0) return false;
  const found = await reader.getAll(bidderKeys, ids);
  return found.some((doc) => doc?.data.uids.some((each) => each !== uid));
}

/** Records under which name this person bids, in the commit of the bid. */
export async function rememberBidder(
  tx: Transaction,
  auctionId: string,
  { uid, registration }: Person,
): Promise<void> {
  const key = ownKeyOf(registration);
  if (key === null) return;
  const id = idOf(auctionId, key);
  const uids = (await tx.get(bidderKeys, id))?.data.uids ?? [];
  if (!uids.includes(uid)) tx.set(bidderKeys, id, { auctionId, uids: [...uids, uid] });
}

const idOf = (auctionId: string, key: string): string => `${auctionId}:${sha256Json({ auctionId, key })}`;
