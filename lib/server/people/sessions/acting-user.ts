import 'server-only';
import { mayAct } from '@/lib/domain/accounts/email-confirmation';
import { isSessionLive } from '@/lib/domain/accounts/session';
import type { User } from '@/lib/domain/accounts/user';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { Reader } from '@/lib/server/platform/store/store';
import type { SignedIn } from './session';
import { sessions } from './session-collections';

/** Who is signed in, as of the commit; null when the session has ended, the account was suspended since, or unconfirmed staff ask. */
export async function readActingUser(reader: Reader, by: SignedIn): Promise<User | null> {
  const [session, user] = await Promise.all([
    reader.get(sessions, by.sessionId),
    reader.get(users, by.user.uid),
  ]);
  if (!session || !user || !isSessionLive(session.data, Date.now())) return null;
  return mayAct(user.data) ? user.data : null;
}
