import 'server-only';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';

const perUser: RateLimit = { name: 'form-uploads', burst: 20, refillMs: 15_000 };
/** Higher than per user, because everyone in an office shares an address. */
const perAddress: RateLimit = { name: 'form-uploads-from', burst: 60, refillMs: 5_000 };
const underWayPerUser = 3;
const underWayPerAddress = 10;

/**
 * Runs the work on a form with files. Returns null, before the body is read, when this person or address has
 * too many forms in progress or sent too many recently. `now` in milliseconds.
 */
export async function withinFormLimits<T>(
  request: Request,
  uid: string,
  now: number,
  work: () => Promise<T>,
): Promise<T | null> {
  const address = clientAddress(request);
  const underWay = underWayNow();
  const most = [
    [`uid ${uid}`, underWayPerUser],
    [`address ${address}`, underWayPerAddress],
  ] as const;
  if (most.some(([key, at]) => (underWay.get(key) ?? 0) >= at)) return null;
  const isAllowed = takeToken(perUser, uid, now).isAllowed && takeToken(perAddress, address, now).isAllowed;
  if (!isAllowed) return null;
  for (const [key] of most) count(underWay, key, 1);
  try {
    return await work();
  } finally {
    for (const [key] of most) count(underWay, key, -1);
  }
}

function count(underWay: Map<string, number>, key: string, change: 1 | -1): void {
  const next = (underWay.get(key) ?? 0) + change;
  if (next > 0) underWay.set(key, next);
  else underWay.delete(key);
}

const underWayNow = perProcess('formsUnderWay', () => new Map<string, number>());
