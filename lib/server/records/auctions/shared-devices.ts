import 'server-only';
import type { PublicState } from '@/lib/domain/auctions/state/public-state';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import { isOthersDevice } from '@/lib/domain/eligibility/related-bidders';
import type { Listing } from '@/lib/domain/listings/listing';
import { isIncluded } from '@/lib/domain/listings/lot';
import type { Device } from '@/lib/server/people/sessions/device';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import type { Reader, Store, Transaction } from '@/lib/server/platform/store/store';
import { relationCases } from '@/lib/server/records/desk/desk-collections';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { auctions } from './auction-collections';
import { type BidRecord, bidderKeys, bids } from './bid-collections';

const dayMs = 24 * 3_600_000;
/** How long the device of somebody who sells a home counts after its latest use. */
const sellerDeviceMs = 180 * dayMs;
/** More who were refused on a public computer tell staff nothing new. */
const mostPeople = 50;

/** Who has used the device of a bid in its auction. */
export interface DeviceUse {
  readonly id: string;
  /** For the bidder's row. Differs between accounts, because the row stays. */
  readonly mark: string;
  /** See `isOthersDevice`. */
  readonly uids: readonly string[];
  /** Others who submitted or managed the home, or another of its lot, from it. */
  readonly sellers: readonly string[];
}

interface Asking {
  readonly terms: Pick<AuctionState['terms'], 'auctionId' | 'listingKey'>;
  /** The other homes of the lot that the auction sells. */
  readonly included: readonly Pick<Listing, 'listingKey'>[];
  readonly uid: string;
  /** The bidder's row. */
  readonly own: Pick<BidRecord, 'device'> | null;
  readonly device: Device | undefined;
}

/**
 * Reads one document, and one for each home sold; none if the bidder's latest bid came from the same device.
 * Null without a device. A browser without cookies is new at each bid and counts once, so it does not fill the
 * store.
 */
export async function readDeviceUse(
  reader: Reader,
  { terms: { auctionId, listingKey }, included, uid, own, device }: Asking,
): Promise<DeviceUse | null> {
  if (!device || (device.isNew && own?.device !== undefined)) return null;
  const id = idOf(auctionId, device);
  const mark = sha256Json({ auctionId, uid, device: device.hash });
  if (mark === own?.device) return { id, mark, uids: [uid], sellers: [] };
  if (device.isNew) return { id, mark, uids: [], sellers: [] };
  const homes = [listingKey, ...included.map((home) => home.listingKey)];
  const [known, ...sold] = await reader.getAll(bidderKeys, [id, ...homes.map((key) => idOf(key, device))]);
  const sellers = new Set(sold.flatMap((doc) => doc?.data.uids ?? []));
  sellers.delete(uid);
  return { id, mark, uids: known?.data.uids ?? [], sellers: [...sellers] };
}

/** `about`: an auction, or a home for those who sell it. */
const idOf = (about: string, { hash }: Pick<Device, 'hash'>): string =>
  `${about}:${sha256Json({ auctionId: about, device: hash })}`;

/** Whether this person may not bid from the device. */
export const refusesDevice = (use: DeviceUse | null, uid: string): boolean =>
  use !== null && (isOthersDevice(use.uids, uid) || use.sellers.length > 0);

type Place = Pick<AuctionState, 'terms' | 'endsAt' | 'at'>;

/** Records in the commit of a bid that the device is this bidder's. Returns what its row keeps. */
export function rememberDevice(
  tx: Transaction,
  { terms: { auctionId }, endsAt }: Place,
  use: DeviceUse | null,
  { uid, own }: Pick<Asking, 'uid' | 'own'>,
): Pick<BidRecord, 'device'> {
  if (use && use.uids.length === 0)
    tx.set(bidderKeys, use.id, { auctionId, uids: [uid], checkAt: endsAt + dayMs });
  const device = use?.mark ?? own?.device;
  return device === undefined ? {} : { device };
}

/** Tells staff, once for each account, that a bid was refused because its device is somebody else's. */
export function tellOfSharedDevice(
  tx: Transaction,
  { terms: { auctionId, listingKey }, endsAt, at }: Place,
  use: DeviceUse | null,
  uid: string,
): void {
  if (!use || use.uids.includes(uid) || use.uids.length >= mostPeople) return;
  const uids = [...new Set([...use.uids, ...use.sellers, uid])];
  tx.set(bidderKeys, use.id, { auctionId, uids, checkAt: endsAt + dayMs, sharedIn: auctionId });
  tx.set(relationCases, auctionId, { auctionId, listingKey, at, status: 'open' });
}

interface SellerUse {
  readonly uid: string;
  readonly listingKey: string;
  readonly device: Device;
  readonly now: number;
}

/**
 * Records that somebody who sells a home used the device for it. If a bidder of its auction used it before, the
 * bid stays and staff are told; the bidder's next bid from there is compared again.
 */
export async function rememberSellerDevice(use: SellerUse): Promise<void> {
  const { store } = runtime();
  const auctionId = await auctionOf(store, use.listingKey);
  await store.transact((tx) => rememberIn(tx, use), { key: auctionId ?? use.listingKey });
}

async function rememberIn(tx: Transaction, { uid, listingKey, device, now }: SellerUse): Promise<void> {
  const id = idOf(listingKey, device);
  const auctionId = await auctionOf(tx, listingKey);
  const [known, auction] = [
    (await tx.get(bidderKeys, id))?.data,
    auctionId === null ? null : await tx.get(auctions, auctionId),
  ];
  const uids = [...new Set([...(known?.uids ?? []), uid])].slice(0, mostPeople);
  const checkAt = now + sellerDeviceMs;
  const isKnown = known?.uids.includes(uid) && known.checkAt > checkAt - dayMs;
  if (!isKnown) tx.set(bidderKeys, id, { auctionId: listingKey, uids, checkAt });
  if (auction) await tellOfSeller(tx, auction.data.state, { uid, listingKey, device, now });
}

/** The auction that sells the home: its own, or that of the lead of its lot. */
async function auctionOf(reader: Pick<Reader, 'get'>, listingKey: string): Promise<string | null> {
  const listing = (await reader.get(listings, listingKey))?.data;
  const lead = listing && isIncluded(listing) && listing.lot?.leadKey;
  const selling = lead ? (await reader.get(listings, lead))?.data : listing;
  return selling?.auctionId ?? null;
}

/** If somebody bid from the seller's device in the auction. */
async function tellOfSeller(tx: Transaction, { terms }: PublicState, { uid, device, now }: SellerUse) {
  const { auctionId, listingKey } = terms;
  const id = idOf(auctionId, device);
  const use = (await tx.get(bidderKeys, id))?.data;
  const [bidder] = use?.uids ?? [];
  if (!use || bidder === undefined || use.uids.includes(uid) || use.uids.length >= mostPeople) return;
  const rowId = `${auctionId}:${bidder}`;
  const row = (await tx.get(bids, rowId))?.data;
  tx.set(bidderKeys, id, { ...use, uids: [...use.uids, uid], sharedIn: auctionId });
  tx.set(relationCases, auctionId, { auctionId, listingKey, at: now, status: 'open' });
  if (row) tx.set(bids, rowId, withoutDevice(row));
}

const withoutDevice = ({ device: _, ...row }: BidRecord): BidRecord => row;

/** The accounts that used the same device in an auction: for each device who bid first, and who was refused. */
export async function listSharedDevices(
  reader: Pick<Store, 'query'>,
  auctionId: string,
): Promise<readonly (readonly string[])[]> {
  const { docs } = await reader.query(bidderKeys, {
    where: [{ field: 'sharedIn', op: '==', value: auctionId }],
    limit: mostPeople,
  });
  return docs.map(({ data }) => data.uids);
}
