import 'server-only';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { AuctionCommand } from '@/lib/domain/auctions/commands/commands';
import { decide } from '@/lib/domain/auctions/commands/decide';
import { bindsSeller } from '@/lib/domain/auctions/state/binds-seller';
import { type AuctionState, evolve } from '@/lib/domain/auctions/state/state';
import { statusWords } from '@/lib/domain/auctions/state/status-copy';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import { type Block, type BlockReason, refuseBlocking } from '@/lib/domain/eligibility/bidder-block';
import {
  deviceRelations,
  possibleRelations,
  refusedOnSellersDevice,
} from '@/lib/domain/eligibility/possible-relations';
import { fullAddress } from '@/lib/domain/listings/address';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Lot } from '@/lib/domain/listings/lot';
import type { SellerUpdate } from '@/lib/domain/reviews/listing-updates';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, okUnless, type Result, refuse } from '@/lib/domain/shared/result';
import { wordsOf } from '@/lib/domain/shared/search-terms';
import { type AuctionActionCommand, refuseAuctionAction } from '@/lib/domain/staff/auction-actions';
import type { HomeFile, StaffBidder, StaffHome } from '@/lib/domain/staff/staff-listing';
import { refuseLift } from '@/lib/domain/staff/takedown';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { users } from '@/lib/server/people/identity/identity-collections';
import { listSellers, readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction, readAuction, type StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { bids, blockId, blocks } from '@/lib/server/records/auctions/bid-collections';
import { listSharedDevices } from '@/lib/server/records/auctions/shared-devices';
import { listLogOf } from '@/lib/server/records/audit-log/audit-log';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { relationCases } from '@/lib/server/records/desk/desk-collections';
import { readStop } from '@/lib/server/records/desk/emergency-stops';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyFollowers, notifySellerOf } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import {
  decideTakedownOf,
  loadTakedown,
  notifySeller,
  type TakedownRequest,
  writeTakedown,
} from './take-down';

const mostFound = 60;

/** Searches published homes by word prefixes of address, number, key or seller; running auctions first. */
export async function findHomes(
  by: User,
  typed: string,
): Promise<Result<readonly StaffHome[], StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { published, auctions: records } = await listingModel();
  const searchWords = wordsOf(typed);
  const found = [...published.values()].filter((listing) => {
    const { listingId, slug, seller } = listing;
    const words = wordsOf(
      `${fullAddress(listing)} ${listingId} ${listing.listingKey} ${slug} ${seller.name}`,
    );
    return searchWords.every((each) => words.some((word) => word.startsWith(each)));
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
  title: fullAddress(listing),
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
  const [record, blocked, log, organization, draft, relations] = await Promise.all([
    store.get(auctions, auctionId),
    store.query(blocks, { where: [{ field: 'auctionId', op: '==', value: auctionId }] }),
    listLogOf(by, listingKey),
    readOrganizationOf(store, listing.seller.id),
    store.get(drafts, listingKey),
    store.get(relationCases, auctionId),
  ]);
  const { id, name, email } = listing.seller;
  const sellers = organization?.members ?? [{ uid: id, name, email }];
  const bidders = await listBidders(auctionId, {
    blocked: blocked.docs.map(({ data }) => data),
    sellers: sellers.map(({ uid }) => uid),
  });
  const bidding = new Set(bidders.map(({ uid }) => uid));
  return ok({
    home: toStaffHome(listing, record && publicAuction(record.data)),
    sellers,
    takedown: listing.takedown,
    bidders,
    hasOpenRelations: relations?.data.status === 'open',
    otherBlocks: blocked.docs.flatMap(({ data }) => (bidding.has(data.uid) ? [] : data)),
    log,
    cancellationDocuments: draft?.data.cancellationDocuments ?? [],
    isBinding: record !== null && bindsSeller(record.data.state),
    staffDocument: record?.data.staffDocument ? { ...record.data.staffDocument, auctionId } : null,
  });
}

const mostBidders = 200;

interface Bidding {
  readonly blocked: readonly Block[];
  readonly sellers: readonly string[];
}

/** Who bid, and then who was refused on a device from which the home is sold. */
async function listBidders(
  auctionId: string,
  { blocked, sellers }: Bidding,
): Promise<readonly StaffBidder[]> {
  const { store } = runtime();
  const { docs } = await store.query(bids, {
    where: [{ field: 'auctionId', op: '==', value: auctionId }],
    orderBy: [{ field: 'uid', direction: 'asc' }],
    limit: mostBidders,
  });
  const devices = await listSharedDevices(store, auctionId);
  const aliases = new Map(docs.map(({ data: { uid, alias } }) => [uid, alias]));
  const known = { aliases, sellers };
  const rows = [
    ...docs.map(({ data: { uid, alias } }) => ({ uid, alias })),
    ...refusedOnSellersDevice(devices, known).map((uid) => ({ uid, alias: '' })),
  ];
  const people = await store.getReadable(
    users,
    rows.map(({ uid }) => uid),
  );
  const relations = possibleRelations(
    docs.map(({ data: { alias } }, index) => ({
      alias,
      registration: people[index]?.data.registration ?? null,
    })),
  );
  return rows.map(({ uid, alias }, index) => ({
    relations: [...(relations.get(alias) ?? []), ...deviceRelations(devices, uid, known)],
    uid,
    alias,
    name: people[index]?.data.name ?? 'Unknown',
    email: people[index]?.data.email ?? '',
    block: blocked.find((block) => block.uid === uid) ?? null,
  }));
}

/** One commit: the listing, the end of its auction, the log entry, the notifications. */
export async function takeDown(by: SignedIn, request: TakedownRequest, now: number) {
  const auctionId = (await runtime().store.get(listings, request.listingKey))?.data.auctionId ?? undefined;
  return runStaffCommand({
    by,
    now,
    ...(auctionId !== undefined && { key: auctionId }),
    load: (tx) => loadTakedown(tx, request.listingKey),
    decide: (context) => decideTakedownOf(context, request, now),
    write: (tx, decision, context) => writeTakedown(tx, decision, context, request, now),
  });
}

/** Lets the seller relist the home. */
export const liftTakedown = (
  by: SignedIn,
  { listingKey, why }: { readonly listingKey: string; readonly why: string },
  now: number,
) =>
  runStaffCommand({
    by,
    now,
    key: listingKey,
    async load(tx) {
      const listing = (await tx.get(listings, listingKey))?.data;
      if (!listing) return refuse('not-found');
      return ok({ listing, sellers: await listSellers(tx, listing.seller.id) });
    },
    decide({ actor, listing, sellers }) {
      const status = listing.standardStatus;
      const entry: StaffEntry = {
        about: 'listing',
        subject: listingKey,
        action: 'takedown-lifted',
        before: status,
        after: status,
        why: why.trim(),
        title: fullAddress(listing),
      };
      return okUnless(refuseLift(actor, { ...listing, sellers }, why), { entry });
    },
    write(tx, _, { listing }) {
      const takedown = listing.takedown && { ...listing.takedown, liftedAt: now };
      tx.set(listings, listingKey, { ...listing, takedown });
      notifySeller(tx, listing, { kind: 'takedown-lifted' }, why, now);
      return null;
    },
  });

interface Steering {
  readonly auctionId: string;
  readonly command: AuctionActionCommand;
  readonly why: string;
}

/**
 * Pauses an auction for an outage, resumes it or cancels it. The reason for a pause is public. Staff have no
 * other power over auctions.
 */
export const actOnAuction = (by: SignedIn, { auctionId, command, why }: Steering, now: number) =>
  runStaffCommand({
    by,
    now,
    key: auctionId,
    async load(tx) {
      const auction = await readAuction(tx, auctionId);
      if (!auction) return refuse('not-found');
      const [sellers, stop] = await Promise.all([listSellers(tx, auction.sellerId), readStop(tx)]);
      const home = (await tx.get(listings, auction.state.terms.listingKey))?.data;
      const title = home ? fullAddress(home) : auction.state.terms.listingKey;
      return ok({ auction, sellers, stop, title, lot: home?.lot });
    },
    decide({ actor, auction, sellers, stop, title }) {
      const { state } = auction;
      const refusal = refuseAuctionAction(actor, { sellers }, { type: command.type, why });
      if (refusal) return refuse(refusal);
      if (command.type === 'resume' && stop?.status === 'stopping') return refuse('all-stopped');
      const documentHash = auction.staffDocument?.sha256 ?? null;
      const decided = decide(state, timed(command, { why, documentHash, now }));
      if (!decided.ok) return refuse(decided.reason.reason);
      const { events } = decided.value;
      const entry: StaffEntry = {
        about: 'auction',
        subject: state.terms.listingKey,
        action: steered[command.type],
        title,
        before: statusWords(state),
        after: statusWords(events.reduce(evolve, state)),
        why: command.type === 'cancel' ? `${command.reason}: ${why.trim()}` : why.trim(),
      };
      return ok({ events, entry });
    },
    async write(tx, { events }, { auction, lot }) {
      const pauseReason = cleanLine(why);
      const { state } = await recordAuctionOutcome(tx, { ...auction, pauseReason }, events, null);
      notifyOfSteering(tx, { ...auction, lot }, state, newsOf(command, state, auction));
      return null;
    },
  });

function timed(
  command: AuctionActionCommand,
  { why, documentHash, now }: Record<'why', string> & { documentHash: string | null; now: number },
): AuctionCommand {
  if (command.type === 'cancel') return { ...command, by: 'staff', documentHash, now };
  return command.type === 'pause' ? { ...command, reason: why, now } : { ...command, now };
}

const steered = { pause: 'auction-paused', resume: 'auction-resumed', cancel: 'auction-cancelled' } as const;

function newsOf(
  command: AuctionActionCommand,
  { endsAt }: AuctionState,
  { staffDocument }: StoredAuction,
): SellerUpdate {
  switch (command.type) {
    case 'pause':
      return { type: 'auction-paused' };
    case 'resume':
      return { type: 'auction-resumed', endsAt };
    case 'cancel':
      return {
        type: 'auction-cancelled',
        reason: command.reason,
        ...(staffDocument && { documentHash: staffDocument.sha256 }),
      };
  }
}

function notifyOfSteering(
  tx: Transaction,
  { slug, sellerId, lot }: Pick<StoredAuction, 'slug' | 'sellerId'> & { readonly lot: Lot | undefined },
  after: AuctionState,
  news: SellerUpdate,
): void {
  const { auctionId, listingKey } = after.terms;
  const id = `${auctionId}:${after.seq}`;
  notifyFollowers(tx, id, { listingKey, slug, auctionId, lot }, news, after.at);
  notifySellerOf(tx, id, { listingKey, slug, sellerId, lot }, news, after.at);
}

async function titleOf(tx: Reader, listingKey: string): Promise<string> {
  const listing = (await tx.get(listings, listingKey))?.data;
  return listing ? fullAddress(listing) : listingKey;
}

export interface BlockRequest {
  readonly auctionId: string;
  readonly uid: string;
  /** Null lifts the block. */
  readonly reason: BlockReason | null;
  readonly why: string;
}

/** Blocks a person from bidding in one auction, or lifts the block. Bids already placed stay. */
export function blockBidder(by: SignedIn, { auctionId, uid, reason, why }: BlockRequest, now: number) {
  const id = blockId(auctionId, uid);
  return runStaffCommand({
    by,
    now,
    key: auctionId,
    async load(tx) {
      const [auction, person, block] = await Promise.all([
        tx.get(auctions, auctionId),
        tx.get(users, uid),
        tx.get(blocks, id),
      ]);
      if (!auction || !person) return refuse('not-found');
      const { sellerId, state } = auction.data;
      const { listingKey } = state.terms;
      const [sellers, title] = await Promise.all([listSellers(tx, sellerId), titleOf(tx, listingKey)]);
      return ok({ person: person.data, block: block?.data ?? null, listingKey, sellers, title });
    },
    decide({ actor, person, block, listingKey, sellers, title }) {
      const isBlocked = block !== null;
      const refusal = refuseBlocking({ by: actor, uid, sellers, why, isBlocked, blocks: reason !== null });
      const entry: StaffEntry = {
        about: 'auction',
        subject: listingKey,
        action: reason === null ? 'bidder-unblocked' : 'bidder-blocked',
        before: block?.reason ?? null,
        after: reason,
        why: `${person.name}: ${why.trim()}`,
        title,
        concerns: [uid],
      };
      return okUnless(refusal, { entry });
    },
    write(tx) {
      if (reason === null) tx.delete(blocks, id);
      else tx.create(blocks, id, { auctionId, uid, reason, at: now });
      return null;
    },
  });
}
