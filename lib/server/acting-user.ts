import 'server-only';
import { isSessionLive } from '@/lib/domain/account/session';
import type { User } from '@/lib/domain/account/user';
import type { SignedIn } from './session';
import { sessions, users } from './store/collections';
import type { Reader } from './store/store';

/** Who is signed in, as of the commit; null when the session has ended or the account was suspended since. */
export async function readActingUser(reader: Reader, by: SignedIn): Promise<User | null> {
  const [session, user] = await Promise.all([
    reader.get(sessions, by.sessionId),
    reader.get(users, by.user.uid),
  ]);
  if (!session || !user || !isSessionLive(session.data, Date.now())) return null;
  return user.data.suspension ? null : user.data;
}
