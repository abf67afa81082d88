import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import { priceWithout, type Backup as Ranked, rankBackups } from '@/lib/domain/auctions/commands/outcomes';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import type { Backup } from '@/lib/domain/closings/closing-schema';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { declaredKeysOf, declares } from '@/lib/domain/eligibility/related-bidders';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listSellers } from '@/lib/server/people/organizations/seller';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader } from '@/lib/server/platform/store/store';
import { auctionEvents, ledgerId } from '@/lib/server/records/auctions/auction-collections';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { blockId, blocks } from '@/lib/server/records/auctions/bid-collections';
import { listSharedDevices } from '@/lib/server/records/auctions/shared-devices';
import { backupBuyerId, backupBuyers, closings } from '@/lib/server/records/closings/closing-collections';

/**
 * The current backup buyers of a closing, ranked, each at the price of a replay without everyone ahead of
 * them. Skips former buyers, people who declared one or used a device of one in the auction, people asked in an earlier
 * closing, sellers, suspended accounts, people whom staff blocked in the auction, and backup buyers whose last day has
 * passed. The closing's own state records whom it has asked.
 */
export async function listBackups(reader: Reader, closing: Closing, now: number): Promise<readonly Backup[]> {
  const { cameFrom } = closing;
  if (cameFrom.kind === 'offer') return [];
  const [auction, earlier, sellers] = await Promise.all([
    readAuction(reader, cameFrom.auctionId),
    listEarlier(reader, closing),
    listSellers(reader, closing.sellerId),
  ]);
  if (!auction) return [];
  const ranked = rankBackups(auction.state);
  const former = new Set(earlier.flatMap(({ buyerId, asked }) => [buyerId, ...asked]));
  const buyers = await reader.getAll(
    users,
    earlier.map(({ buyerId }) => buyerId),
  );
  const [offered, people, blocked] = await Promise.all([
    reader.getAll(
      backupBuyers,
      ranked.map(({ bidderId }) => backupBuyerId(cameFrom.auctionId, bidderId)),
    ),
    reader.getAll(
      users,
      ranked.map(({ bidderId }) => bidderId),
    ),
    reader.getAll(
      blocks,
      ranked.map(({ bidderId }) => blockId(cameFrom.auctionId, bidderId)),
    ),
  ]);
  const events = await listEvents(reader, auction.state);
  // Outside the transaction: the bidding is over, so no device is added.
  const devices = await listSharedDevices(runtime().store, cameFrom.auctionId);
  const sharesDevice = (uid: string) =>
    devices.some((uids) => uids.includes(uid) && earlier.some(({ buyerId }) => uids.includes(buyerId)));
  return ranked.flatMap((each, at) => {
    const person = people[at]?.data;
    const isInTime = (offered[at]?.data.until ?? 0) > now;
    const isAvailable = isInTime && person && !person.suspension && !blocked[at];
    const hasDeclared = buyers.some((buyer) =>
      declares(person?.registration ?? null, buyer?.data.registration ?? null),
    );
    const isTied = hasDeclared || sharesDevice(each.bidderId);
    const mayBuy = isAvailable && !isTied && !former.has(each.bidderId) && !sellers.includes(each.bidderId);
    return mayBuy ? (priced(auction.state, ranked, at, events) ?? []) : [];
  });
}

/**
 * Whether a buyer declared another bidder of the auction as household or co-buyer. It excludes nobody, because a
 * buyer could name a rival; staff look into it.
 */
export async function declaresBidder(
  reader: Reader,
  { secret }: Pick<AuctionState, 'secret'>,
  buyer: Pick<User, 'uid' | 'registration'>,
): Promise<boolean> {
  if (declaredKeysOf(buyer.registration).length === 0) return false;
  const others = Object.keys(secret.bidders).filter((uid) => uid !== buyer.uid);
  const people = await reader.getAll(users, others);
  return people.some((person) => declares(buyer.registration, person?.data.registration ?? null));
}

function priced(
  { secret }: AuctionState,
  ranked: readonly Ranked[],
  at: number,
  events: Parameters<typeof priceWithout>[0],
): Backup | null {
  const backup = ranked[at];
  const ahead = [winnerOf(secret)?.bidderId ?? '', ...ranked.slice(0, at).map(({ bidderId }) => bidderId)];
  const replayed = priceWithout(events, new Set(ahead));
  if (!backup || replayed?.bidderId !== backup.bidderId) return null;
  const { priceCents, reserveMet } = replayed;
  return { uid: backup.bidderId, alias: backup.alias, priceCents, reserveMet };
}

interface EarlierClosing {
  readonly buyerId: string;
  /** The backup buyers who were asked after it. */
  readonly asked: readonly string[];
}

/** This closing and those before it in the same auction. Its own state records whom it has asked. */
async function listEarlier(
  reader: Reader,
  { buyerId, cameFrom }: Closing,
): Promise<readonly EarlierClosing[]> {
  const before = cameFrom.kind === 'back-up' ? (await reader.get(closings, cameFrom.after))?.data : undefined;
  if (!before) return [{ buyerId, asked: [] }];
  const [last, ...rest] = await listEarlier(reader, before);
  const asked = replayClosing(before.events).namedBackupIds;
  return [{ buyerId, asked: [] }, ...(last ? [{ ...last, asked }] : []), ...rest];
}

async function listEvents(reader: Reader, { terms, seq }: AuctionState) {
  const ids = Array.from({ length: seq + 1 }, (_, at) => ledgerId(terms.auctionId, at));
  return (await reader.getAll(auctionEvents, ids)).flatMap((doc) => doc?.data.event ?? []);
}
