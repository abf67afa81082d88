import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { Decision } from '@/lib/domain/auctions/commands/decide';
import { toBidReceipt } from '@/lib/domain/auctions/ledger/bid-receipt';
import type { BidReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { lockObligations } from '@/lib/server/people/identity/obligation-locks';
import type { Transaction } from '@/lib/server/platform/store/store';
import {
  type BidderFacts,
  recordEvents,
  type StoredAuction,
} from '@/lib/server/records/auctions/auction-record';
import { type BidRecord, bids } from '@/lib/server/records/auctions/bid-collections';
import { addBidExposure, type BidExposure } from '@/lib/server/records/auctions/bid-exposure';
import { keysAfter } from '@/lib/server/records/auctions/bid-keys';
import { rememberBidder } from '@/lib/server/records/auctions/related-bidders';
import { type DeviceUse, rememberDevice } from '@/lib/server/records/auctions/shared-devices';
import { wakeBidList } from '@/lib/server/records/auctions/wake-bid-list';
import { notifyOutbid } from '@/lib/server/records/notifications/notify-outbid';

interface AcceptedBid {
  readonly auction: StoredAuction;
  readonly user: User;
  /** The bidder's row in the auction before the bid. */
  readonly own: BidRecord | null;
  readonly exposure: BidExposure;
  readonly leadPaint: string | undefined;
  readonly facts: BidderFacts;
  readonly deviceUse: DeviceUse | null;
}

interface RecordedBid {
  readonly receipt: BidReceipt;
  /** The bid list that lost its lead to this bid. */
  readonly wokenListId: string | null;
}

/** Writes an accepted bid and its consequences, whoever placed it: the bidder, or their bid list. */
export async function recordBid(
  tx: Transaction,
  { events }: Decision,
  { auction, user, own, exposure, leadPaint, facts, deviceUse }: AcceptedBid,
): Promise<RecordedBid> {
  const { auctionId } = auction.state.terms;
  const { uid } = facts;
  const [event] = events;
  const after = recordEvents(tx, auction, events, facts);
  const [entry] = after.entries;
  if (event?.type !== 'bid' || !entry) throw new Error('An accepted bid is one entry');
  const { maximumCents } = event.data;
  const receipt = toBidReceipt(auction.state, event, entry);
  const keys = keysAfter(tx, receipt, own?.keys, event.data.signed);
  const devices = own?.devices?.filter((device) => keys.every(({ key }) => key !== device.key)) ?? [];
  const remembered = await rememberBidder(tx, after.state, user, own?.remembered);
  tx.set(bids, `${auctionId}:${uid}`, {
    auctionId,
    uid,
    alias: receipt.alias,
    maximumCents,
    lastBidAt: event.data.receivedAt,
    remembered,
    ...rememberDevice(tx, after.state, deviceUse, { uid, own }),
    ...(leadPaint && { leadPaint }),
    ...(keys.length > 0 && { keys }),
    ...(devices.length > 0 && { devices }),
  });
  notifyOutbid(tx, auction, after.state);
  // Later bids need no lock: they write the auction, which an account deletion reads.
  if (!own) lockObligations(tx, uid, `bid:${auctionId}`);
  await addBidExposure(tx, exposure, auctionId, maximumCents);
  return { receipt, wokenListId: await wakeBidList(tx, auction.state, after.state) };
}
