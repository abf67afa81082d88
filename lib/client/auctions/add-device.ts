import { deviceText } from '@/lib/domain/auctions/keys/bid-text';
import { deviceCode, readDeviceCode } from '@/lib/domain/auctions/keys/device-code';
import { prepareBidKey, signText } from './bid-key';

interface AskedDevice {
  readonly auctionId: string;
  readonly uid: string;
  /** The key that waits, as the server says. */
  readonly waiting: string | null;
  /** The code that the person read on the other device. */
  readonly typed: string;
}

/**
 * The signature of this browser's key that adds the key of another device; null if the code is not the one of that
 * key. The code is computed here: the server could name a key of somebody else.
 */
export async function signDevice({ auctionId, uid, waiting, typed }: AskedDevice) {
  if (waiting === null || deviceCode(auctionId, waiting) !== readDeviceCode(typed)) return null;
  const own = await prepareBidKey(auctionId, uid);
  if (!own) return null;
  const text = deviceText({ addedBy: own.key, auctionId, key: waiting });
  return { key: waiting, addedBy: { key: own.key, signature: await signText(own, text) } };
}
