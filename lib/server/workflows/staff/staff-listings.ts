import 'server-only';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { turnWords } from '@/lib/domain/auctions/state/status-words';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import {
  type Block,
  type BlockReason,
  type BlockRefusal,
  refuseBlocking,
} from '@/lib/domain/eligibility/bidder-block';
import type { Listing } from '@/lib/domain/listings/listing';
import type { News } from '@/lib/domain/reviews/listing-updates';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { wordsOf } from '@/lib/domain/shared/search-terms';
import { refuseSteering, type SteerCommand, type SteerRefusal } from '@/lib/domain/staff/auction-actions';
import type { HomeFile, KnownBidder, StaffHome } from '@/lib/domain/staff/staff-listing';
import { refuseLifting, type TakedownRefusal } from '@/lib/domain/staff/takedown';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listSellers, readOrganisationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Transaction } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { publicAuction } from '@/lib/server/records/auctions/auctions';
import { bids, blockId, blocks } from '@/lib/server/records/auctions/bid-collections';
import { asStaff } from '@/lib/server/records/audit-log/as-staff';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { leaveNews, tellSellerOf } from '@/lib/server/records/notifications/notify-followers';
import { stepAuction } from '@/lib/server/workflows/bids/step-auction';
import { type TakedownWish, takeDownIn, tellSeller, titleOf } from './take-down';

const mostFound = 60;

/** Published homes whose address, number, key or seller has words that begin so; auctions that are on first. */
export async function findHomes(
  by: User,
  typed: string,
): Promise<Result<readonly StaffHome[], StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { published, auctions: records } = await listingModel();
  const asked = wordsOf(typed);
  const found = [...published.values()].filter((listing) => {
    const { listingId, slug, seller } = listing;
    const words = wordsOf(`${titleOf(listing)} ${listingId} ${listing.listingKey} ${slug} ${seller.name}`);
    return asked.every((each) => words.some((word) => word.startsWith(each)));
  });
  const homes = found.map((listing): StaffHome => {
    const record = records.get(listing.auctionId ?? '');
    return toStaffHome(listing, record ? publicAuction(record) : null);
  });
  return ok(homes.sort((a, b) => rankOf(a) - rankOf(b)).slice(0, mostFound));
}

function rankOf({ auction }: StaffHome): number {
  if (auction?.status === 'paused') return 0;
  return auction?.status === 'open' ? 1 : 2;
}

const toStaffHome = (listing: Listing, auction: PublicAuction | null): StaffHome => ({
  listingKey: listing.listingKey,
  slug: listing.slug,
  title: titleOf(listing),
  listingId: listing.listingId,
  seller: listing.seller,
  status: listing.standardStatus,
  auction,
});

export async function readHome(
  by: User,
  listingKey: string,
): Promise<Result<HomeFile, StaffRefusal | 'not-found'>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { store } = runtime();
  const listing = (await store.get(listings, listingKey))?.data;
  if (!listing) return refuse('not-found');
  const auctionId = listing.auctionId ?? '';
  const [record, blocked, log, organisation] = await Promise.all([
    store.get(auctions, auctionId),
    store.query(blocks, { where: [{ field: 'auctionId', op: '==', value: auctionId }] }),
    listLogOf(by, listingKey),
    readOrganisationOf(store, listing.seller.id),
  ]);
  const { id, name, email } = listing.seller;
  const bidders = await listBidders(
    auctionId,
    blocked.docs.map(({ data }) => data),
  );
  const bidding = new Set(bidders.map(({ uid }) => uid));
  return ok({
    home: toStaffHome(listing, record && publicAuction(record.data)),
    sellers: organisation?.members ?? [{ uid: id, name, email }],
    takedown: listing.takedown,
    bidders,
    otherBlocks: blocked.docs.flatMap(({ data }) => (bidding.has(data.uid) ? [] : data)),
    log,
  });
}

const mostBidders = 200;

async function listBidders(auctionId: string, blocked: readonly Block[]): Promise<readonly KnownBidder[]> {
  const { store } = runtime();
  const { docs } = await store.query(bids, {
    where: [{ field: 'auctionId', op: '==', value: auctionId }],
    orderBy: [{ field: 'uid', direction: 'asc' }],
    limit: mostBidders,
  });
  const people = await store.getReadable(
    users,
    docs.map(({ data }) => data.uid),
  );
  return docs.map(({ data: { uid, alias } }, index) => ({
    uid,
    alias,
    name: people[index]?.data.name ?? 'Unknown',
    email: people[index]?.data.email ?? '',
    block: blocked.find((block) => block.uid === uid) ?? null,
  }));
}

/** One commit: the listing, the end of its auction, the entry of the log, the messages. */
export async function takeDown(by: SignedIn, wish: TakedownWish, now: number) {
  const auctionId = (await runtime().store.get(listings, wish.listingKey))?.data.auctionId ?? undefined;
  return asStaff<null, TakedownRefusal | 'not-found'>({
    by,
    now,
    ...(auctionId !== undefined && { key: auctionId }),
    work: (given) => takeDownIn(given, wish, now),
  });
}

/** The seller may list the home again. */
export function liftTakedown(
  by: SignedIn,
  { listingKey, why }: { readonly listingKey: string; readonly why: string },
  now: number,
) {
  return asStaff<null, TakedownRefusal | 'not-found'>({
    by,
    now,
    key: listingKey,
    async work({ tx, actor, log }) {
      const listing = (await tx.get(listings, listingKey))?.data;
      if (!listing) return refuse('not-found');
      const sellers = await listSellers(tx, listing.seller.id);
      const refusal = refuseLifting(actor, { ...listing, sellers }, why);
      if (refusal) return refuse(refusal);
      const takedown = listing.takedown && { ...listing.takedown, liftedAt: now };
      tx.set(listings, listingKey, { ...listing, takedown });
      tellSeller(tx, listing, { kind: 'takedown-lifted' }, why, now);
      const status = listing.standardStatus;
      const change = { before: status, after: status, why: why.trim() };
      log({ about: 'listing', subject: listingKey, action: 'takedown-lifted', ...change }, titleOf(listing));
      return ok(null);
    },
  });
}

/** Pauses an auction for an outage, lets it go on, or cancels it: staff can do nothing else to one. */
export function steerAuction(
  by: SignedIn,
  {
    auctionId,
    command,
    why,
  }: { readonly auctionId: string; readonly command: SteerCommand; readonly why: string },
  now: number,
) {
  return asStaff<null, SteerRefusal>({
    by,
    now,
    key: auctionId,
    async work({ tx, actor, log }) {
      const auction = await readAuction(tx, auctionId);
      if (!auction) return refuse('not-found');
      const { state } = auction;
      const sellers = await listSellers(tx, auction.sellerId);
      const refusal = refuseSteering(actor, { sellers }, { type: command.type, why });
      if (refusal) return refuse(refusal);
      const title = await titleIn(tx, state.terms.listingKey);
      const stepped = await stepAuction(tx, auction, { ...command, now });
      if (!stepped.ok) return stepped;
      const after = stepped.value;
      tellAll(tx, auction, after, newsOf(command, after));
      log(
        {
          ...{ about: 'auction', subject: state.terms.listingKey, action: steered[command.type] },
          ...{ before: turnWords(state), after: turnWords(after) },
          why: command.type === 'cancel' ? `${command.reason}: ${why.trim()}` : why.trim(),
        },
        title,
      );
      return ok(null);
    },
  });
}

const steered = { pause: 'auction-paused', resume: 'auction-resumed', cancel: 'auction-cancelled' } as const;

function newsOf(command: SteerCommand, { endsAt }: AuctionState): News {
  switch (command.type) {
    case 'pause':
      return { type: 'auction-paused' };
    case 'resume':
      return { type: 'auction-resumed', endsAt };
    case 'cancel':
      return { type: 'auction-cancelled', reason: command.reason };
  }
}

function tellAll(tx: Transaction, { slug, sellerId }: StoredAuction, after: AuctionState, news: News): void {
  const { auctionId, listingKey } = after.terms;
  const id = `${auctionId}:${after.seq}`;
  leaveNews(tx, id, { listingKey, slug, auctionId }, news, after.at);
  tellSellerOf(tx, id, { listingKey, slug, sellerId }, news, after.at);
}

async function titleIn(tx: Transaction, listingKey: string): Promise<string> {
  const listing = (await tx.get(listings, listingKey))?.data;
  return listing ? titleOf(listing) : listingKey;
}

export interface BlockWish {
  readonly auctionId: string;
  readonly uid: string;
  /** Null lifts the block. */
  readonly reason: BlockReason | null;
  readonly why: string;
}

/** Keeps a person from bidding in one auction, or lifts that. Bids that stand stay. */
export function blockBidder(by: SignedIn, { auctionId, uid, reason, why }: BlockWish, now: number) {
  return asStaff<null, BlockRefusal>({
    by,
    now,
    key: auctionId,
    async work({ tx, actor, log }) {
      const id = blockId(auctionId, uid);
      const [auction, person, block] = await Promise.all([
        tx.get(auctions, auctionId),
        tx.get(users, uid),
        tx.get(blocks, id),
      ]);
      if (!auction || !person) return refuse('not-found');
      const { state } = auction.data;
      const sellers = await listSellers(tx, auction.data.sellerId);
      const title = await titleIn(tx, state.terms.listingKey);
      const isBlocked = block !== null;
      const refusal = refuseBlocking({ by: actor, uid, sellers, why, isBlocked, blocks: reason !== null });
      if (refusal) return refuse(refusal);
      if (reason === null) tx.delete(blocks, id);
      else tx.create(blocks, id, { auctionId, uid, reason, at: now });
      log(
        {
          ...{ about: 'auction', subject: state.terms.listingKey },
          action: reason === null ? 'bidder-unblocked' : 'bidder-blocked',
          ...{ before: block?.data.reason ?? null, after: reason },
          why: `${person.data.name}: ${why.trim()}`,
        },
        title,
        [uid],
      );
      return ok(null);
    },
  });
}
