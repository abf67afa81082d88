import 'server-only';
import type { z } from 'zod';
import { type Obligation, obligationsOf } from '@/lib/domain/accounts/account-deletion';
import { winnerOf } from '@/lib/domain/auctions/state/secrets';
import { isOpenStatus } from '@/lib/domain/closings/closing-steps';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listOrganizations } from '@/lib/server/people/organizations/organizations';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Page, Reader } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { readAuction } from '@/lib/server/records/auctions/auction-record';
import { bids } from '@/lib/server/records/auctions/bid-collections';
import { closings } from '@/lib/server/records/closings/closing-collections';
import { pagesOfDrafts } from '@/lib/server/records/drafts/all-drafts';
import { visits } from '@/lib/server/records/inquiries/inquiry-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';

const perRead = 200;

/** Lists the account's open obligations. */
export const listObligations = (by: SignedIn, now: number): Promise<readonly Obligation[]> =>
  runtime().store.transact((tx) => readObligations(tx, by, now));

/**
 * The same inside a transaction. A new obligation writes either the obligation lock, which the caller
 * reads first, or a running auction, which this function reads in the transaction.
 */
export async function readObligations(
  tx: Reader,
  { user }: SignedIn,
  now: number,
): Promise<readonly Obligation[]> {
  const { uid } = user;
  const [account, inAuctions, listed, organizations, visitsToCome, openPurchases, backupAsks] =
    await Promise.all([
      tx.get(users, uid),
      listBidObligations(tx, uid),
      listStatuses(uid),
      listOrganizations(uid),
      listVisitsToCome(uid, now),
      countClosings('buyerId', uid),
      countClosings('backupId', uid),
    ]);
  return obligationsOf({
    role: user.role,
    bids: inAuctions,
    openPurchases,
    backupAsks,
    openDefaults: account?.data.openDefaults?.length ?? 0,
    listings: listed,
    organisations: organizations.length,
    visitsToCome,
  });
}

/** Auctions this person bid in and may still have to buy from. */
async function listBidObligations(tx: Reader, uid: string) {
  const found = [];
  for await (const { state, aftermath } of ownAuctions(uid)) {
    // Once an auction has a closing, only the closing names the buyer.
    const isSold = state.status === 'ended' && state.salePriceCents !== null && !aftermath;
    const isOver = state.status === 'ended' || state.status === 'cancelled';
    if (isOver && !isSold) continue;
    const { auctionId, listingKey } = state.terms;
    // A running auction can change its leader until the commit; the others are final.
    const present = await readAuction(isOver ? runtime().store : tx, auctionId);
    const listing = isSold ? await runtime().store.get(listings, listingKey) : null;
    found.push({
      status: state.status,
      isSold,
      standardStatus: listing?.data.standardStatus ?? null,
      isLeading: present !== null && winnerOf(present.state.secret)?.bidderId === uid,
    });
  }
  return found;
}

/** Every auction that this person bid in. */
async function* ownAuctions(uid: string): AsyncGenerator<z.output<typeof auctions.schema>> {
  const { store } = runtime();
  let cursor: string | null = null;
  do {
    const page: Page<z.output<typeof bids.schema>> = await store.query(bids, {
      where: [{ field: 'uid', op: '==', value: uid }],
      limit: perRead,
      requireAll: true,
      ...(cursor !== null && { after: cursor }),
    });
    const found = await store.getAll(
      auctions,
      page.docs.map(({ data }) => data.auctionId),
    );
    for (const auction of found) if (auction) yield auction.data;
    cursor = page.cursor;
  } while (cursor !== null);
}

/** The statuses of a seller's published homes as of the latest change, for display. From memory. */
export async function listShownStatuses(sellerId: string): Promise<readonly string[]> {
  const { published } = await listingModel();
  return [...published.values()].flatMap((home) => (home.seller.id === sellerId ? home.standardStatus : []));
}

/** The statuses of all homes this seller has published. Relisting one writes the obligation lock. */
export async function listStatuses(sellerId: string): Promise<readonly string[]> {
  const statuses: string[] = [];
  for await (const page of pagesOfDrafts(sellerId)) {
    const published = page.filter(({ standing }) => standing.published !== null);
    const sold = await runtime().store.getAll(
      listings,
      published.map(({ draftId }) => draftId),
    );
    statuses.push(...sold.flatMap((listing) => listing?.data.standardStatus ?? []));
  }
  return statuses;
}

/** Open closings where this person is the buyer or has been asked to step in as backup buyer. */
async function countClosings(field: 'buyerId' | 'backupId', uid: string): Promise<number> {
  const { docs } = await runtime().store.query(closings, {
    where: [{ field, op: '==', value: uid }],
    requireAll: true,
  });
  return docs.filter(({ data: { status } }) => field === 'backupId' || isOpenStatus(status)).length;
}

async function listVisitsToCome(uid: string, now: number): Promise<number> {
  const { docs } = await runtime().store.query(visits, {
    where: [
      { field: 'uid', op: '==', value: uid },
      { field: 'startsAt', op: '>', value: now },
    ],
    orderBy: [{ field: 'startsAt', direction: 'asc' }],
    requireAll: true,
  });
  return docs.filter(({ data: { status } }) => status === 'requested' || status === 'confirmed').length;
}
