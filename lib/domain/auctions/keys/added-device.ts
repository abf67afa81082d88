import { z } from 'zod';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CheckSignature, isDeviceAdded } from './bid-signature';
import { canAddDevices } from './device-code';
import { addedByField, bidKeyField, type KnownKey, mostKeys } from './signed-bid';

/** How long an earlier device can add the key of a device that asked. */
export const deviceCodeMs = 10 * 60_000;

/** A key that asked to be added. `askedAt`: ms. With `addedBy`, an earlier key signed it, and its first bid has that. */
export const addedDeviceField = z.object({
  key: bidKeyField,
  askedAt: z.int(),
  addedBy: addedByField.exactOptional(),
});
export type AddedDevice = z.output<typeof addedDeviceField>;

/** The keys of a bidder in one auction, and those that asked to become one. */
export interface BidderDevices {
  readonly keys: readonly KnownKey[];
  readonly devices: readonly AddedDevice[];
}

export type DeviceRefusal =
  | 'known-key'
  | 'too-many-keys'
  | 'no-earlier-key'
  | 'not-asked'
  | 'wrong-signature';

/** The devices after a key asked. Only one waits at a time, so the latest one replaces another that waits. */
export function askToAdd(
  { keys, devices }: BidderDevices,
  key: string,
  now: number,
): Result<readonly AddedDevice[], DeviceRefusal> {
  if (keys.some((known) => known.key === key)) return refuse('known-key');
  if (!keys.some(canAddDevices)) return refuse('no-earlier-key');
  const added = devices.filter(({ addedBy }) => addedBy !== undefined);
  if (added.some((device) => device.key === key)) return ok(devices);
  if (keys.length + added.length >= mostKeys) return refuse('too-many-keys');
  return ok([...added, { key, askedAt: now }]);
}

/** The key that waits for an earlier device; null if there is none, or its time is over. */
export const waitingDevice = (devices: readonly AddedDevice[], now: number): AddedDevice | null =>
  devices.find(({ addedBy, askedAt }) => !addedBy && now < askedAt + deviceCodeMs) ?? null;

export interface Addition {
  readonly auctionId: string;
  readonly key: string;
  readonly addedBy: NonNullable<AddedDevice['addedBy']>;
}

/** The devices after one of the bidder's earlier keys signed the pending key. */
export function addDevice(
  { keys, devices }: BidderDevices,
  { auctionId, key, addedBy }: Addition,
  { now, check }: { readonly now: number; readonly check?: CheckSignature },
): Result<readonly AddedDevice[], DeviceRefusal> {
  if (devices.some((device) => device.key === key && device.addedBy)) return ok(devices);
  if (waitingDevice(devices, now)?.key !== key) return refuse('not-asked');
  if (!keys.some((known) => known.key === addedBy.key && canAddDevices(known)))
    return refuse('no-earlier-key');
  if (!isDeviceAdded({ auctionId, key, addedBy }, check)) return refuse('wrong-signature');
  return ok(devices.map((device) => (device.key === key ? { ...device, addedBy } : device)));
}

/** The keys that sign bids or were added; empty if no further key can be added. */
export function deviceKeysOf({ keys, devices }: BidderDevices): readonly string[] {
  const added = devices.flatMap(({ key, addedBy }) => (addedBy ? [key] : []));
  const known = [...keys.map(({ key }) => key), ...added];
  return keys.some(canAddDevices) && known.length < mostKeys ? known : [];
}

/** What an earlier key signed for a key that did not bid yet. */
export const additionOf = (devices: readonly AddedDevice[], key: string): AddedDevice['addedBy'] =>
  devices.find((device) => device.key === key)?.addedBy;
