import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { adminAuth, isAuthRefusal } from './auth-service';

/** Half a minute: then the auth service is asked again, behind the answer. */
const ASK_AGAIN_MS = 30_000;
/** Below a minute, so that an account that is disabled in the console is out within one. */
const ANSWER_LASTS_MS = 50_000;
/** An auth service that hangs holds nobody up longer. */
const PATIENCE_MS = 2_000;
const MOST_KEPT = 10_000;

interface Known {
  readonly askedAt: number;
  readonly isEnabled: boolean;
}

const known = perProcess('enabledAccounts', () => new Map<string, Known>());
const underWay = perProcess('enabledAsked', () => new Map<string, Promise<boolean>>());

/** Notes a sign-in, which has just asked. */
export const noteEnabled = (uid: string, now: number): void => keep(uid, { askedAt: now, isEnabled: true });

/**
 * Whether the auth service still has this account and lets it in. Asked twice a minute per account that is in use, in each
 * process. Waits only where the last answer is too old, so that a bid does not wait for the auth service. `now` in ms.
 */
export async function isAccountEnabled(uid: string, now: number): Promise<boolean> {
  const last = known().get(uid);
  const ageMs = last ? Math.abs(now - last.askedAt) : Number.POSITIVE_INFINITY;
  if (last && ageMs < ASK_AGAIN_MS) return last.isEnabled;
  const fresh = underWay().get(uid) ?? refresh(uid, now);
  return last && ageMs < ANSWER_LASTS_MS ? last.isEnabled : fresh;
}

/** Requests at once share one call. An answer that comes too late for them counts for the next. */
function refresh(uid: string, askedAt: number): Promise<boolean> {
  const asked = ask(uid);
  const answer = Promise.race([asked, wait(PATIENCE_MS, true, { ref: false })]);
  const note = (isEnabled: boolean) => keep(uid, { askedAt, isEnabled });
  underWay().set(uid, answer);
  void answer.then((isEnabled) => {
    underWay().delete(uid);
    note(isEnabled);
    void asked.then((late) => late || note(false));
  });
  return answer;
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
  if (known().size >= MOST_KEPT) known().clear();
  known().set(uid, asked);
}
