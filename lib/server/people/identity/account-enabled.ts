import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { adminAuth, isAuthRefusal } from './auth-service';

/** From this age on, an answer is refreshed in the background. */
const ASK_AGAIN_MS = 30_000;
/** Under a minute, so an account disabled in the Firebase console is out within one minute. */
const ANSWER_LASTS_MS = 50_000;
/** The longest wait for an auth service that hangs. */
const PATIENCE_MS = 2_000;
const MOST_KEPT = 10_000;

interface Known {
  readonly checkedAt: number;
  readonly isEnabled: boolean;
}

const known = perProcess('enabledAccounts', () => new Map<string, Known>());
const pending = perProcess('enabledAsked', () => new Map<string, Promise<boolean>>());

/** Records a sign-in, which has just checked with the auth service. */
export const noteEnabled = (uid: string, now: number): void => keep(uid, { checkedAt: now, isEnabled: true });

/**
 * Whether the account exists and is enabled in the auth service. Each process checks an account in use twice
 * a minute. Waits only if the last answer is too old, so bids rarely wait for the auth service. `now` in ms.
 */
export async function isAccountEnabled(uid: string, now: number): Promise<boolean> {
  const last = known().get(uid);
  const ageMs = last ? Math.abs(now - last.checkedAt) : Number.POSITIVE_INFINITY;
  if (last && ageMs < ASK_AGAIN_MS) return last.isEnabled;
  const fresh = pending().get(uid) ?? refresh(uid, now);
  return last && ageMs < ANSWER_LASTS_MS ? last.isEnabled : fresh;
}

/** Concurrent requests share one call. A late answer applies to the next request. */
function refresh(uid: string, checkedAt: number): Promise<boolean> {
  const request = checkEnabled(uid);
  const answer = Promise.race([request, wait(PATIENCE_MS, true, { ref: false })]);
  const note = (isEnabled: boolean) => keep(uid, { checkedAt, isEnabled });
  pending().set(uid, answer);
  void answer.then((isEnabled) => {
    pending().delete(uid);
    note(isEnabled);
    void request.then((late) => late || note(false));
  });
  return answer;
}

/** Also true while the auth service is down, so bidding goes on. Checked again after half a minute. */
async function checkEnabled(uid: string): Promise<boolean> {
  try {
    return !(await adminAuth().getUser(uid)).disabled;
  } catch (error) {
    return !isAuthRefusal(error, ['auth/user-not-found']);
  }
}

function keep(uid: string, entry: Known): void {
  if (known().size >= MOST_KEPT) known().clear();
  known().set(uid, entry);
}
