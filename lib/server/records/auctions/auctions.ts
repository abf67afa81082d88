import 'server-only';
import type { z } from 'zod';
import { toHistoryLine } from '@/lib/copy/auctions/history-line';
import type { User } from '@/lib/domain/accounts/user';
import { deviceKeysOf } from '@/lib/domain/auctions/keys/added-device';
import type { LedgerEntry } from '@/lib/domain/auctions/ledger/ledger';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import type { BidderPosition, HistoryLine, PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { endOf, toBidderPosition } from '@/lib/domain/auctions/views/auction-views';
import { positionAfterSale } from '@/lib/domain/auctions/views/post-sale-outcome';
import { isBuilding } from '@/lib/server/platform/env';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Page } from '@/lib/server/platform/store/store';
import { type AuctionRecord, auctions, ledger } from './auction-collections';
import { publicAuction, readAuction, readAuctionIfReadable } from './auction-record';
import { bids } from './bid-collections';
import { readNeedsInvestorForm } from './bid-eligibility';
import { readAvailableLimit } from './bid-exposure';
import { requireCompleteEntry } from './hashed-documents';

/** When the auction ended, ms: at its end, or earlier if it was canceled or bought now. */
export const auctionEndOf = ({ state }: AuctionRecord): number =>
  state.status === 'cancelled' ? Math.min(state.endsAt, state.at) : endOf(state);

export async function getPublicAuction(auctionId: string): Promise<PublicAuction | null> {
  const doc = await runtime().store.get(auctions, auctionId);
  return doc && publicAuction(doc.data);
}

/** The public auction with the user's own position, available limit, papers, and keys. */
export async function getAuctionFor(
  user: Pick<User, 'uid' | 'bidLimit' | 'openDefaults'> & Partial<Pick<User, 'registration'>>,
  auctionId: string,
): Promise<(PublicAuction & { you: BidderPosition }) | null> {
  const { store } = runtime();
  const [auction, limit, own] = await Promise.all([
    readAuction(store, auctionId),
    readAvailableLimit(user, auctionId),
    store.get(bids, `${auctionId}:${user.uid}`),
  ]);
  if (!auction) return null;
  const you = positionAfterSale(toBidderPosition(auction.state, user.uid), auction.aftermath);
  const { leadPaint, keys = [], devices = [] } = own?.data ?? {};
  const papers = {
    hasAcceptedLeadPaint: leadPaint !== undefined,
    needsInvestorForm: await readNeedsInvestorForm(store, auction.state.terms.listingKey, {
      registration: user.registration ?? null,
    }),
  };
  const deviceKeys = deviceKeysOf({ keys, devices });
  return { ...publicAuction(auction), you: { ...you, limit, ...papers, deviceKeys } };
}

/** The latest lines of the public history, newest first. */
export async function getHistory(auctionId: string, limit = 50): Promise<readonly HistoryLine[]> {
  if (isBuilding()) return [];
  const { docs } = await runtime().store.query(ledger, {
    where: [{ field: 'auctionId', op: '==', value: auctionId }],
    orderBy: [{ field: 'seq', direction: 'desc' }],
    limit,
  });
  return docs.map(({ data }) => toHistoryLine(data.entry));
}

const entriesPerRead = 500;

/**
 * Returns the public ledger in order, from the start or after an entry. Null if the auction does not exist.
 */
export async function getLedger(auctionId: string, afterSeq = 0): Promise<readonly LedgerEntry[] | null> {
  return (await getLoggedLedger(auctionId, afterSeq))?.entries ?? null;
}

/** Entries of a ledger, and the place of each in the transparency log; null until it has one. */
export interface LoggedLedger {
  readonly entries: readonly LedgerEntry[];
  readonly leaves: readonly (number | null)[];
}

export async function getLoggedLedger(auctionId: string, afterSeq = 0): Promise<LoggedLedger | null> {
  const entries: LedgerEntry[] = [];
  const leaves: (number | null)[] = [];
  let cursor: string | null = null;
  do {
    const page: Page<z.output<typeof ledger.schema>> = await runtime().store.query(ledger, {
      where: [
        { field: 'auctionId', op: '==', value: auctionId },
        { field: 'seq', op: '>', value: afterSeq },
      ],
      orderBy: [{ field: 'seq', direction: 'asc' }],
      limit: entriesPerRead,
      // A valid ledger with a missing entry would look forged.
      requireAll: true,
      ...(cursor !== null && { after: cursor }),
    });
    entries.push(...page.docs.map(requireCompleteEntry));
    leaves.push(...page.docs.map(({ data }) => data.leaf ?? null));
    cursor = page.cursor;
  } while (cursor !== null);
  const exists = entries.length > 0 || (await runtime().store.get(auctions, auctionId)) !== null;
  return exists ? { entries, leaves } : null;
}

/** The person's positions, by auction, in those of these auctions in which they have bid. */
export async function listPositions(uid: string, auctionIds: readonly string[]) {
  const { store } = runtime();
  const own = await store.getReadable(
    bids,
    auctionIds.map((id) => `${id}:${uid}`),
  );
  const found = await Promise.all(
    own.flatMap((doc) => (doc ? [readAuctionIfReadable(store, doc.data.auctionId)] : [])),
  );
  return new Map(
    found.flatMap((auction) => {
      if (!auction) return [];
      const { state, aftermath } = auction;
      const position = positionAfterSale(toBidderPosition(state, uid), aftermath);
      return [[state.terms.auctionId, { ...position, asOfVersion: state.seq }] as const];
    }),
  );
}

export interface OwnBid {
  readonly auction: PublicAuction;
  readonly slug: string;
  readonly you: BidderPosition;
  /** At the end of the auction, whatever the post-sale outcome. */
  readonly isHighBidder: boolean;
  readonly lastBidAt: string;
}

/** Lists the auctions this person bid in, latest bid first. */
export async function listMyBids(uid: string, limit = 100): Promise<readonly OwnBid[]> {
  const { store } = runtime();
  const { docs } = await store.query(bids, {
    where: [{ field: 'uid', op: '==', value: uid }],
    orderBy: [{ field: 'lastBidAt', direction: 'desc' }],
    limit,
  });
  const found = await Promise.all(docs.map(({ data }) => readAuctionIfReadable(store, data.auctionId)));
  return docs.flatMap(({ data }, index) => {
    const auction = found[index];
    if (!auction) return [];
    const { state, slug, aftermath } = auction;
    return {
      auction: publicAuction(auction),
      slug,
      you: positionAfterSale(toBidderPosition(state, uid), aftermath),
      isHighBidder: winnerOf(state.secret)?.bidderId === uid,
      lastBidAt: new Date(data.lastBidAt).toISOString(),
    };
  });
}
