import 'server-only';
import {
  type AddedDevice,
  type Addition,
  addDevice,
  askToAdd,
  type BidderDevices,
  type DeviceRefusal,
  deviceCodeMs,
  waitingDevice,
} from '@/lib/domain/auctions/keys/added-device';
import type { OwnDevices } from '@/lib/domain/auctions/keys/device-code';
import { isOver } from '@/lib/domain/auctions/terms/public-auction';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, noFacts, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { auctions } from '@/lib/server/records/auctions/auction-collections';
import { publicAuction } from '@/lib/server/records/auctions/auction-record';
import { type BidRecord, bids } from '@/lib/server/records/auctions/bid-collections';
import { checkWithOpenSsl } from '@/lib/server/records/auctions/bid-keys';

/** Null if the auction is over, or if no key of this person signed a bid in it. */
export async function readOwnDevices(
  uid: string,
  auctionId: string,
  now: number,
): Promise<OwnDevices | null> {
  const { store } = runtime();
  const [own, auction] = await Promise.all([
    store.get(bids, `${auctionId}:${uid}`),
    store.get(auctions, auctionId),
  ]);
  if (!own || !auction || isOver(publicAuction(auction.data))) return null;
  const { keys, devices } = devicesOf(own.data);
  if (keys.length === 0) return null;
  const waiting = waitingDevice(devices, now);
  return {
    ...{ auctionId, uid, keys },
    added: devices.flatMap(({ key, addedBy }) => (addedBy ? [key] : [])),
    waiting: waiting && { key: waiting.key, until: waiting.askedAt + deviceCodeMs },
  };
}

type Refused = DeviceRefusal | 'not-found' | CommandRefusal;

/** A device of the bidder asks an earlier one to add its key. */
export const askForDevice = (
  by: SignedIn,
  { auctionId, key }: Pick<Addition, 'auctionId' | 'key'>,
  now: number,
): Promise<Result<null, Refused>> => changeDevices(by, auctionId, now, (own) => askToAdd(own, key, now));

/** An earlier device adds the key. The bid of the new one then has its signature. */
export const confirmDevice = (
  by: SignedIn,
  addition: Addition,
  now: number,
): Promise<Result<null, Refused>> =>
  changeDevices(by, addition.auctionId, now, (own) =>
    addDevice(own, addition, { now, check: checkWithOpenSsl }),
  );

const deviceLimit: RateLimit = { name: 'devices', burst: 10, refillMs: 10_000 };

type Change = (own: BidderDevices) => Result<readonly AddedDevice[], DeviceRefusal>;

/** Queued with the bids of the auction, which write the same row. */
async function changeDevices(
  by: SignedIn,
  auctionId: string,
  now: number,
  change: Change,
): Promise<Result<null, Refused>> {
  const id = `${auctionId}:${by.user.uid}`;
  return runCommand({
    by,
    key: auctionId,
    limit: { rate: deviceLimit, now },
    async load(tx): Promise<Result<{ readonly own: BidRecord }, 'not-found'>> {
      const own = await tx.get(bids, id);
      return own ? ok({ own: own.data }) : refuse('not-found');
    },
    permit: (subject) => ok(subject),
    facts: noFacts,
    decide: ({ own }) => change(devicesOf(own)),
    write(tx, devices, { own }) {
      tx.set(bids, id, { ...own, devices });
      return null;
    },
  });
}

const devicesOf = ({ keys = [], devices = [] }: BidRecord): BidderDevices => ({ keys, devices });
