import 'server-only';
import type { AuctionState } from '@/lib/domain/auctions/state/state';
import { sha256Json } from '@/lib/domain/auctions/terms/commitments';
import type { Device } from '@/lib/server/people/sessions/device';
import type { Reader, Store, Transaction } from '@/lib/server/platform/store/store';
import { relationCases } from '@/lib/server/records/desk/desk-collections';
import { type BidRecord, bidderKeys } from './bid-collections';

const dayMs = 24 * 3_600_000;
/** More who were refused on a public computer tell staff nothing new. */
const mostPeople = 50;

/** Who has used the device of a bid in its auction. */
export interface DeviceUse {
  readonly id: string;
  /** For the bidder's row. Differs between accounts, because the row stays. */
  readonly mark: string;
  /** See `isOthersDevice`. */
  readonly uids: readonly string[];
}

interface Asking {
  readonly auctionId: string;
  readonly uid: string;
  /** The bidder's row. */
  readonly own: Pick<BidRecord, 'device'> | null;
  readonly device: Device | undefined;
}

/**
 * Reads one document, and none if the bidder's latest bid came from the same device. Null without a device. A
 * browser without cookies is new at each bid and counts once, so it does not fill the store.
 */
export async function readDeviceUse(
  reader: Reader,
  { auctionId, uid, own, device }: Asking,
): Promise<DeviceUse | null> {
  if (!device || (device.isNew && own?.device !== undefined)) return null;
  const id = `${auctionId}:${sha256Json({ auctionId, device: device.hash })}`;
  const mark = sha256Json({ auctionId, uid, device: device.hash });
  if (mark === own?.device) return { id, mark, uids: [uid] };
  const known = device.isNew ? null : await reader.get(bidderKeys, id);
  return { id, mark, uids: known?.data.uids ?? [] };
}

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

/** Tells staff, once for each account, that a bid was refused because somebody else had bid from its device. */
export function tellOfSharedDevice(
  tx: Transaction,
  { terms: { auctionId, listingKey }, endsAt, at }: Place,
  use: DeviceUse | null,
  uid: string,
): void {
  if (!use || use.uids.includes(uid) || use.uids.length >= mostPeople) return;
  const uids = [...use.uids, uid];
  tx.set(bidderKeys, use.id, { auctionId, uids, checkAt: endsAt + dayMs, sharedIn: auctionId });
  tx.set(relationCases, auctionId, { auctionId, listingKey, at, status: 'open' });
}

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
