import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { adminAuth, isAuthRefusal } from './auth-service';

/** Half a minute, so that an account that is disabled in the console is out within a minute. */
const ASK_AGAIN_MS = 30_000;
/** How long a hanging auth service may delay a request. */
const PATIENCE_MS = 2_000;
const MOST_KEPT = 10_000;

interface Known {
  readonly askedAt: number;
  readonly isEnabled: Promise<boolean>;
}

const known = new Map<string, Known>();

/** Records a sign-in, which has just checked. */
export const noteEnabled = (uid: string, now: number): void =>
  keep(uid, { askedAt: now, isEnabled: Promise.resolve(true) });

/**
 * Whether the auth service still has this account and lets it in. Asked twice a minute per account that is in use, in each
 * process; requests at once share one call. `now` in ms.
 */
export function isAccountEnabled(uid: string, now: number): Promise<boolean> {
  const last = known.get(uid);
  if (last && Math.abs(now - last.askedAt) < ASK_AGAIN_MS) return last.isEnabled;
  const isEnabled = Promise.race([ask(uid), wait(PATIENCE_MS, true, { ref: false })]);
  keep(uid, { askedAt: now, isEnabled });
  return isEnabled;
}

/** Also true while the auth service is down: people keep bidding, and half a minute later it is checked again. */
async function ask(uid: string): Promise<boolean> {
  try {
    return !(await adminAuth().getUser(uid)).disabled;
  } catch (error) {
    return !isAuthRefusal(error, ['auth/user-not-found']);
  }
}

function keep(uid: string, asked: Known): void {
  if (known.size >= MOST_KEPT) known.clear();
  known.set(uid, asked);
}
