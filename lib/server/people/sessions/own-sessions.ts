import 'server-only';
import { isSessionLive, type Session } from '@/lib/domain/accounts/session';
import { emailChanges } from '@/lib/server/people/identity/identity-collections';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isConflictError, write } from '@/lib/server/platform/store/store';
import type { SignedIn } from './session';
import { sessions } from './session-collections';

/** A sign-in that lasts. `id` says nothing of its cookie. */
export interface OwnSession {
  readonly id: string;
  readonly session: Session;
  readonly isThis: boolean;
}

const seenEveryMs = 3_600_000;

/** The sign-ins of this person, the present one first, then as last seen. */
export async function listSessions(
  { user, sessionId }: SignedIn,
  now: number,
): Promise<readonly OwnSession[]> {
  const { docs } = await runtime().store.query(sessions, {
    where: [{ field: 'uid', op: '==', value: user.uid }],
  });
  return docs
    .filter(({ data }) => isSessionLive(data, clock.toRealTime(now)))
    .map(({ id, data }) => ({ id, session: data, isThis: id === sessionId }))
    .sort((a, b) => Number(b.isThis) - Number(a.isThis) || lastSeen(b.session) - lastSeen(a.session));
}

/** Ends one sign-in of this person. False when it is somebody else's. */
export function endSession({ user }: SignedIn, id: string, now: number): Promise<boolean> {
  return runtime().store.transact(async (tx) => {
    const session = (await tx.get(sessions, id))?.data;
    if (session?.uid !== user.uid) return false;
    if (session.revokedAt === null) tx.set(sessions, id, { ...session, revokedAt: now, isEnded: true });
    return true;
  });
}

/** Ends every sign-in of this person but the present one, and what one of them may have asked for: a change of the e-mail. */
export async function endOtherSessions(by: SignedIn, now: number): Promise<void> {
  await runtime().store.commit([write.delete(emailChanges, by.user.uid)]);
  const others = (await listSessions(by, now)).filter(({ isThis }) => !isThis);
  await Promise.all(others.map(({ id }) => endSession(by, id, now)));
}

/** Notes, once an hour, that a sign-in is still used. */
export async function noteSeen({ sessionId }: SignedIn, now: number): Promise<void> {
  const { store } = runtime();
  const seenAt = clock.toRealTime(now);
  const known = await store.get(sessions, sessionId);
  if (!known || seenAt - lastSeen(known.data) < seenEveryMs) return;
  try {
    await store.commit([write.set(sessions, sessionId, { ...known.data, seenAt }, known.version)]);
  } catch (error) {
    // Another request was quicker, or has ended it.
    if (!isConflictError(error)) throw error;
  }
}

export const lastSeen = ({ createdAt, seenAt = createdAt }: Session): number => seenAt;
