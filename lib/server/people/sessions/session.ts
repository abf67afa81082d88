import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { unauthorized } from 'next/navigation';
import { cache } from 'react';
import { canAct, predatesConfirmation, proofOf } from '@/lib/domain/accounts/email-confirmation';
import {
  isSessionLive,
  SESSION_LIFETIME_MS,
  type Session,
  SIGN_IN_FRESH_MS,
} from '@/lib/domain/accounts/session';
import {
  isLinkedTo,
  isSsoProvider,
  SSO_SESSION_MS,
  type SsoRefusal,
  ssoIdentityOf,
} from '@/lib/domain/accounts/single-sign-on/single-sign-on';
import type { User } from '@/lib/domain/accounts/user';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { isAccountEnabled, noteEnabled } from '@/lib/server/people/identity/account-enabled';
import { adminAuth, isAuthRefusal } from '@/lib/server/people/identity/auth-service';
import {
  googleEmailsOf,
  isConfirmedAccount,
  readConfirmation,
  ssoIdentitiesOf,
} from '@/lib/server/people/identity/confirmation-claim';
import { emailChanges, users } from '@/lib/server/people/identity/identity-collections';
import { notifyOfSecurity, type SecurityEmail } from '@/lib/server/people/identity/notify-of-security';
import { settleAddress } from '@/lib/server/people/identity/recorded-address';
import { findUser, type IdentityFacts, saveFacts } from '@/lib/server/people/identity/users';
import { clock } from '@/lib/server/platform/clock';
import { env } from '@/lib/server/platform/env';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { type Transaction, write } from '@/lib/server/platform/store/store';
import { keepBrowsers } from './push';
import { lacksRequiredProvider } from './required-provider';
import { sessions } from './session-collections';
import { SESSION_COOKIE } from './session-cookie';

export interface SignedIn {
  readonly user: User;
  /** Id of the `sessions` document. Commits that matter read it again and check `isSessionLive`. */
  readonly sessionId: string;
  /** Set if an API key acts for its organization, without a session. */
  readonly keyId?: string;
  /** Set if a background run acts for a person who started it, without their session. */
  readonly runId?: string;
}

/** The caller, from the session cookie and our record of the session. */
export const getSession = cache(async (): Promise<SignedIn | null> => {
  const cookie = (await cookies()).get(SESSION_COOKIE)?.value;
  return cookie ? readSession(cookie, Date.now()) : null;
});

export const getUser = async (): Promise<User | null> => (await getSession())?.user ?? null;

/** For pages. Responds 401 with the sign-in prompt if nobody is signed in. */
export const requireUser = async (): Promise<User> => (await getUser()) ?? unauthorized();

/**
 * The signed-in user of a cookie. Null if the cookie is forged, expired or revoked, or the account cannot
 * act. Ends all sessions of a disabled account. `now` in real time (ms), like all session times.
 */
export async function readSession(cookie: string, now: number): Promise<SignedIn | null> {
  const id = sessionId(cookie);
  const session = (await runtime().store.get(sessions, id))?.data;
  if (!session || !isSessionLive(session, now) || isOfFormerProvider(session)) return null;
  if (!(await isGenuine(cookie, id, session.uid))) return null;
  if (!(await isAccountEnabled(session.uid, now))) {
    await revokeAllSessions(session.uid, now);
    return null;
  }
  if (await lacksRequiredProvider(session.uid, session.sso ?? null)) return null;
  const user = (await runtime().store.get(users, session.uid))?.data;
  return user && canAct(user) ? { user, sessionId: id } : null;
}

const isOfFormerProvider = ({ sso }: Session): boolean =>
  sso !== undefined && env().ssoProviders.every(({ id }) => id !== sso);

export interface OpenedSession {
  readonly uid: string;
  /** The company's provider that signed the person in. */
  readonly sso: string | null;
  /** Null if the token was too old for a new session but refreshed the facts of the current one. */
  readonly cookie: string | null;
}

export type SessionRefusal =
  | SsoRefusal
  | 'bad-token'
  | 'stale-token'
  | 'suspended'
  /** The person's organization wants its company's provider. */
  | 'sso-required'
  /** This account opened too many sessions recently. */
  | 'rate-limited'
  /** The address is unproven: anyone can call the auth service's sign-up with any address. */
  | 'unconfirmed';

const SESSIONS_KEPT = 50;
/** Firestore takes at most 500 writes at once. */
const PER_COMMIT = 200;

/** Needed because a fresh token can be posted repeatedly. */
const sessionOpens: RateLimit = { name: 'session-opens', burst: 100, refillMs: 5_000 };

/** Turns a fresh ID token into a session. `present`: the request's session cookie. `now`: site time, ms. */
export async function openSession(
  idToken: string,
  present: string | undefined,
  now: number,
  device?: string,
): Promise<Result<OpenedSession, SessionRefusal>> {
  const realNow = clock.toRealTime(now);
  const signIn = await verifyIdToken(idToken);
  if (!signIn) return refuse('bad-token');
  const proven = await toProven(signIn, present, now);
  if (!proven.ok) return proven;
  const facts = proven.value;
  if (present && (await isOfEnded(present, facts))) return refuse('stale-token');
  const before = present ? await readSession(present, realNow) : null;
  if (realNow - facts.signedInAt > SIGN_IN_FRESH_MS) {
    if (before?.user.uid !== facts.uid) return refuse('stale-token');
    await saveFacts(facts, now);
    return ok({ uid: facts.uid, sso: facts.sso, cookie: null });
  }
  const user = await saveFacts(facts, now);
  if (!user) return refuse('bad-token');
  noteEnabled(facts.uid, realNow);
  if (user.suspension) return refuse('suspended');
  if (await lacksRequiredProvider(facts.uid, facts.sso)) return refuse('sso-required');
  if (!takeToken(sessionOpens, facts.uid, now).isAllowed) return refuse('rate-limited');
  const cookie = await adminAuth().createSessionCookie(idToken, { expiresIn: SESSION_LIFETIME_MS });
  await makeRoom(facts.uid, realNow);
  if (present) await revokeSession(present, realNow);
  const lifetime = facts.sso ? SSO_SESSION_MS : SESSION_LIFETIME_MS;
  const times = { createdAt: realNow, expiresAt: realNow + lifetime, revokedAt: null };
  const session = {
    ...{ uid: facts.uid, ...times },
    ...(facts.sso && { sso: facts.sso }),
    ...(device && { device }),
  };
  await runtime().store.transact(async (tx) => tx.set(sessions, sessionId(cookie), session));
  if (before?.user.uid === facts.uid) await keepBrowsers(before, sessionId(cookie));
  return ok({ uid: facts.uid, sso: facts.sso, cookie });
}

/** Whether the token's sign-in is that of an ended session. A page still open would sign in again with it. */
async function isOfEnded(
  present: string,
  { uid, signedInAt }: Pick<IdFacts, 'uid' | 'signedInAt'>,
): Promise<boolean> {
  const session = (await runtime().store.get(sessions, sessionId(present)))?.data;
  return session?.uid === uid && session.isEnded === true && signedInAt <= session.createdAt;
}

/** Whether the token shows that this person signed in within `SIGN_IN_FRESH_MS`. `now` in real time, ms. */
export async function isFresh(idToken: string, uid: string, now: number): Promise<boolean> {
  const facts = await verifyIdToken(idToken);
  if (facts?.uid !== uid || now - facts.signedInAt > SIGN_IN_FRESH_MS) return false;
  if (!isSsoProvider(facts.provider)) return true;
  const [account, known] = await Promise.all([adminAuth().getUser(uid), findUser(uid)]);
  const identity = identityOf(facts, account);
  return identity.ok && isLinkedTo(identity.value, known);
}

export async function revokeSession(cookie: string, now: number): Promise<void> {
  const id = sessionId(cookie);
  await runtime().store.transact(async (tx) => {
    const session = (await tx.get(sessions, id))?.data;
    if (session && session.revokedAt === null) tx.set(sessions, id, { ...session, revokedAt: now });
  });
}

/** Signs a person out everywhere, cancels a pending email change, and queues the notification, if any. */
export async function revokeAllSessions(uid: string, now: number, email?: SecurityEmail): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(sessions, { where: [{ field: 'uid', op: '==', value: uid }] });
  const open = docs.filter(({ data }) => data.revokedAt === null).map(({ id }) => id);
  const rest = Math.max(0, open.length - PER_COMMIT);
  for (let from = 0; from < rest; from += PER_COMMIT) {
    const ids = open.slice(from, Math.min(rest, from + PER_COMMIT));
    await store.transact((tx) => revokeEach(tx, ids, now));
  }
  await store.transact(async (tx) => {
    await revokeEach(tx, open.slice(rest), now);
    tx.delete(emailChanges, uid);
    if (email) notifyOfSecurity(tx, uid, email, now);
  });
}

async function revokeEach(tx: Transaction, ids: readonly string[], now: number): Promise<void> {
  for (const doc of await tx.getAll(sessions, ids))
    if (doc?.data.revokedAt === null)
      tx.set(sessions, doc.id, { ...doc.data, revokedAt: now, isEnded: true });
}

export const sessionId = (cookie: string): string => createHash('sha256').update(cookie).digest('hex');

const genuine = perProcess('genuineCookies', () => new Map<string, string>());
const GENUINE_KEPT = 10_000;

/** Verifies the signature once per process. Revocation is in our own record, not in the auth service. */
async function isGenuine(cookie: string, id: string, uid: string): Promise<boolean> {
  if (genuine().get(id) === uid) return true;
  try {
    const { sub } = await adminAuth().verifySessionCookie(cookie);
    if (sub !== uid) return false;
  } catch (error) {
    if (isAuthRefusal(error, REFUSALS)) return false;
    throw error;
  }
  if (genuine().size >= GENUINE_KEPT) genuine().clear();
  genuine().set(id, uid);
  return true;
}

type ProvenFacts = IdFacts & IdentityFacts & { readonly sso: string | null };

/** The sign-in and how it proves the address in our record. If it does not, no session opens. */
async function toProven(
  signIn: IdFacts,
  present: string | undefined,
  now: number,
): Promise<Result<ProvenFacts, 'unconfirmed' | SsoRefusal>> {
  const { uid, email } = signIn;
  const addressState = await settleAddress(uid, email, now);
  if (addressState === 'other') return refuse('unconfirmed');
  if (addressState === 'moved') await revokeAllSessions(uid, now);
  const [account, known] = await Promise.all([adminAuth().getUser(uid), findUser(uid)]);
  if (isSsoProvider(signIn.provider)) {
    const identity = identityOf(signIn, account);
    if (!identity.ok) return identity;
    const isLinked = isLinkedTo(identity.value, known);
    // A mailbox owner may have chosen a password without having signed in yet.
    const isOwned = known !== null || isConfirmedAccount(account);
    if (isOwned && !isLinked && !(await isJustSignedIn(uid, present, now))) return refuse('sso-unlinked');
    const linked = isLinked ? null : identity.value;
    return ok({ ...signIn, provenBy: 'sso', linked, sso: signIn.provider });
  }
  const provenBy = proofOf({
    ...signIn,
    confirmation: readConfirmation(account),
    googleEmails: googleEmailsOf(account),
  });
  return provenBy || predatesConfirmation(signIn, known)
    ? ok({ ...signIn, provenBy, sso: null })
    : refuse('unconfirmed');
}

const identityOf = (signIn: IdFacts, account: Parameters<typeof ssoIdentitiesOf>[0]) =>
  ssoIdentityOf({ ...signIn, identities: ssoIdentitiesOf(account) }, env().ssoProviders);

/** Whether this browser just signed in to the account in another way than through a company. */
async function isJustSignedIn(uid: string, present: string | undefined, now: number): Promise<boolean> {
  const realNow = clock.toRealTime(now);
  const by = present ? await readSession(present, realNow) : null;
  if (by?.user.uid !== uid) return false;
  const session = (await runtime().store.get(sessions, by.sessionId))?.data;
  return session !== undefined && !session.sso && realNow - session.createdAt <= SIGN_IN_FRESH_MS;
}

type IdFacts = NonNullable<Awaited<ReturnType<typeof verifyIdToken>>>;

async function verifyIdToken(idToken: string) {
  try {
    const token = await adminAuth().verifyIdToken(idToken, true);
    if (!token.email) return null;
    const name: unknown = token.name;
    return {
      uid: token.uid,
      email: token.email,
      name: typeof name === 'string' ? name : undefined,
      emailVerified: token.email_verified === true,
      provider: token.firebase.sign_in_provider,
      signedInAt: token.auth_time * 1000,
    };
  } catch (error) {
    if (isAuthRefusal(error, REFUSALS)) return null;
    throw error;
  }
}

/** Deletes expired sessions and the oldest ones over the limit, before a new one is opened. */
async function makeRoom(uid: string, now: number): Promise<void> {
  const { store } = runtime();
  const { docs } = await store.query(sessions, { where: [{ field: 'uid', op: '==', value: uid }] });
  const remaining = docs
    .filter(({ data }) => data.expiresAt > now)
    .sort((a, b) => b.data.createdAt - a.data.createdAt)
    .slice(0, SESSIONS_KEPT - 1);
  const remainingIds = new Set(remaining.map(({ id }) => id));
  const gone = docs.filter(({ id }) => !remainingIds.has(id));
  for (let from = 0; from < gone.length; from += PER_COMMIT)
    await store.commit(gone.slice(from, from + PER_COMMIT).map(({ id }) => write.delete(sessions, id)));
}

/** Reasons to refuse a token or cookie. Any other error is a failure of the auth service. */
const REFUSALS = [
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
];
