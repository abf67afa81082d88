import 'server-only';
import { canAct } from '@/lib/domain/accounts/email-confirmation';
import { isSessionLive, type Session } from '@/lib/domain/accounts/session';
import type { User } from '@/lib/domain/accounts/user';
import { readActingKey } from '@/lib/server/people/api-keys/acting-key';
import { users } from '@/lib/server/people/identity/identity-collections';
import { clock } from '@/lib/server/platform/clock';
import type { Reader } from '@/lib/server/platform/store/store';
import type { SignedIn } from './session';
import { sessions } from './session-collections';

export interface ActingUser {
  readonly user: User;
  readonly session: Session;
}

/**
 * The signed-in user, read inside the commit. Null if the session has ended, if the account is deleted, or if
 * it cannot act (`canAct`) and `admitsSuspended` is false. For an API key, its organization. For a background
 * run, the person who started it, as long as the account can act.
 */
export async function readActingUser(
  reader: Reader,
  by: SignedIn,
  { admitsSuspended = false }: { readonly admitsSuspended?: boolean } = {},
): Promise<ActingUser | null> {
  if (by.keyId !== undefined) return readActingKey(reader, by.keyId, clock.now());
  if (by.runId !== undefined) return readStarter(reader, by.user.uid);
  const [session, user] = await Promise.all([
    reader.get(sessions, by.sessionId),
    reader.get(users, by.user.uid),
  ]);
  if (!session || !user || !isSessionLive(session.data, Date.now())) return null;
  return admitsSuspended || canAct(user.data) ? { user: user.data, session: session.data } : null;
}

/** A run goes on after its starter signs out, so there is no session to read. */
async function readStarter(reader: Reader, uid: string): Promise<ActingUser | null> {
  const user = (await reader.get(users, uid))?.data;
  if (!user || !canAct(user)) return null;
  return { user, session: { uid, createdAt: 0, expiresAt: 0, revokedAt: null } };
}
