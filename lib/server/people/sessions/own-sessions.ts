import 'server-only';
import { isSessionLive, type Session } from '@/lib/domain/accounts/session';
import { emailChanges } from '@/lib/server/people/identity/identity-collections';
import { clock } from '@/lib/server/platform/clock';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { isConflictError, write } from '@/lib/server/platform/store/store';
import type { SignedIn } from './session';
import { sessions } from './session-collections';

/** A live session. `id` reveals nothing about its cookie. */
export interface OwnSession {
  readonly id: string;
  readonly session: Session;
  readonly isThis: boolean;
}

const seenEveryMs = 3_600_000;

/** The person's live sessions: the current one first, then by last use, latest first. */
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

/** Ends one of the person's sessions. False if the session is not theirs. */
export function endSession({ user }: SignedIn, id: string, now: number): Promise<boolean> {
  return runtime().store.transact(async (tx) => {
    const session = (await tx.get(sessions, id))?.data;
    if (session?.uid !== user.uid) return false;
    if (session.revokedAt === null) tx.set(sessions, id, { ...session, revokedAt: now, isEnded: true });
    return true;
  });
}

/** Ends the person's other sessions and cancels an email change that one of them may have requested. */
export async function endOtherSessions(by: SignedIn, now: number): Promise<void> {
  await runtime().store.commit([write.delete(emailChanges, by.user.uid)]);
  const others = (await listSessions(by, now)).filter(({ isThis }) => !isThis);
  await Promise.all(others.map(({ id }) => endSession(by, id, now)));
}

/** Records, at most once an hour, that a session is in use. */
export async function noteSeen({ sessionId }: SignedIn, now: number): Promise<void> {
  const { store } = runtime();
  const seenAt = clock.toRealTime(now);
  const known = await store.get(sessions, sessionId);
  if (!known || seenAt - lastSeen(known.data) < seenEveryMs) return;
  try {
    await store.commit([write.set(sessions, sessionId, { ...known.data, seenAt }, known.version)]);
  } catch (error) {
    // Another request recorded it first or ended the session.
    if (!isConflictError(error)) throw error;
  }
}

export const lastSeen = ({ createdAt, seenAt = createdAt }: Session): number => seenAt;
