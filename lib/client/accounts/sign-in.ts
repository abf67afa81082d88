import {
  GoogleAuthProvider,
  onIdTokenChanged,
  signInWithCredential,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { dropDrafts } from '@/lib/client/forms/use-kept-draft';
import { dropCopies } from '@/lib/client/page/offline-copies';
import type { Me } from '@/lib/domain/accounts/me';
import type { GoogleAccount, PublicSsoProvider } from '@/lib/domain/accounts/public-config';
import { authState, hasSessionHint, notifyOtherTabs } from './auth';
import { firebase } from './firebase';
import { switchPushOff } from './push';
import { closeServerSession, fetchMe, openServerSession, SessionRefusedError } from './session-api';

const RETRY_MS = 10_000;
let isListening = false;
let reporting: Promise<void> = Promise.resolve();
let reportedToken: string | null = null;

/** Starts following the auth service. Later calls only check again whom the server knows. */
export const listen = (): Promise<void> => (isListening ? refreshMe() : follow());

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await finish(firebase().then(({ auth }) => signInWithEmailAndPassword(auth, email, password)));
  await connectPending();
}

export const signInWithToken = (token: string): Promise<void> =>
  finish(firebase().then(({ auth }) => signInWithCustomToken(auth, token)));

/** The sample accounts of local mode; null if the real Google sign-in is used. */
export const googleAccounts = async (): Promise<readonly GoogleAccount[] | null> =>
  (await firebase()).googleAccounts;

/** Signs in with a sample account in local mode, where Google is not available. */
export const signInAsSample = ({ sub, email, name }: GoogleAccount): Promise<void> => {
  const credential = googleCredential({ sub, email, name });
  return finish(firebase().then(({ auth }) => signInWithCredential(auth, credential))).then(connectPending);
};

const googleCredential = ({ sub, email, name }: GoogleAccount) =>
  GoogleAuthProvider.credential(JSON.stringify({ sub, email, name, email_verified: true }));

export async function signInWithGoogle(): Promise<void> {
  const { openGooglePopup } = await import('./google-popup');
  await finish(firebase().then(({ auth }) => openGooglePopup(auth)));
  await connectPending();
}

/** The companies whose people sign in with their own provider. */
export const ssoProviders = async (): Promise<readonly PublicSsoProvider[]> =>
  (await firebase()).ssoProviders;

/** Gets the token of a company's sign-in that waits until its owner signs in to their account in another way. */
let pending: (() => Promise<string | null>) | null = null;

/** `email`: the typed address, which replaces the company's provider in local mode. */
export async function signInWithSso(provider: PublicSsoProvider, email: string): Promise<void> {
  pending = null;
  const { askCompany, connectCompany } = await import('./sso-popup');
  const { auth, googleAccounts: samples } = await firebase();
  const asked = await askCompany(auth, provider.id, samples ? email : null);
  if (!asked.signedIn) {
    pending = () => connectCompany(auth, asked.credential, asked.email);
    throw new SessionRefusedError('sso-unlinked');
  }
  const token = await asked.signedIn.user.getIdToken();
  try {
    await finish(Promise.resolve(asked.signedIn));
  } catch (error) {
    // After any other failure, somebody else may sign in here next.
    if (error instanceof SessionRefusedError && error.code === 'sso-unlinked') pending = async () => token;
    throw error;
  }
}

/** Shows the server both sign-ins, so that it links them. Failing that, the person is signed in anyway. */
async function connectPending(): Promise<void> {
  const getToken = pending;
  pending = null;
  const token = await getToken?.().catch(() => null);
  if (token) await openServerSession(token).catch(() => false);
}

/** Signs in again to confirm the person's identity. Returns a fresh ID token. */
export async function confirmWithPassword(email: string, password: string): Promise<string> {
  const { auth } = await firebase();
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return user.getIdToken();
}

/** The same with Google; in local mode, with the sample account that has this address. */
export async function confirmWithGoogle(email: string): Promise<string> {
  const { auth, googleAccounts: samples } = await firebase();
  const sample = samples?.find((account) => account.email === email);
  const credential = sample && googleCredential(sample);
  const { openGooglePopup } = await import('./google-popup');
  const signedIn = await (credential ? signInWithCredential(auth, credential) : openGooglePopup(auth));
  return signedIn.user.getIdToken();
}

/** The same with the company's provider; in local mode, with the address alone. */
export async function confirmWithSso({ id }: PublicSsoProvider, email: string): Promise<string> {
  const { askCompany } = await import('./sso-popup');
  const { auth, googleAccounts: samples } = await firebase();
  const { signedIn } = await askCompany(auth, id, samples ? email : null);
  if (!signedIn) throw new SessionRefusedError('sso-unlinked');
  return signedIn.user.getIdToken();
}

/** Closes the server's session first: a person who signed out must not stay signed in there. */
export async function signOut(): Promise<void> {
  const { auth } = await firebase();
  await closeServerSession();
  await signOutOfFirebase(auth);
  await report(null);
  // Not awaited: the server no longer notifies this browser.
  switchPushOff().catch(() => {});
}

/**
 * Asks the server again who is signed in, such as after a registration. A session that ended there ends here
 * too.
 */
export async function refreshMe(): Promise<void> {
  const { auth } = await firebase();
  await inTurn(async () => {
    reportedToken = null;
    if (auth.currentUser) await syncUser(auth.currentUser);
  });
}

/** Asks the auth service whether the emailed link has been opened. */
export async function refreshVerification(): Promise<void> {
  const { auth } = await firebase();
  await auth.currentUser?.reload();
  await refreshMe();
}

async function follow(): Promise<void> {
  const { auth } = await firebase();
  if (isListening) return;
  isListening = true;
  const tell = () => {
    report(auth.currentUser).catch(() => setTimeout(tell, RETRY_MS));
  };
  onIdTokenChanged(auth, tell);
}

async function finish(signingIn: Promise<UserCredential>): Promise<void> {
  const { user } = await signingIn;
  await follow();
  await inTurn(() => reportSignedIn(user));
  if (authState.get().state !== 'signed-in') throw new Error('The server took no session');
  notifyOtherTabs();
}

const report = (user: User | null): Promise<void> =>
  inTurn(() => (user ? syncUser(user) : reportSignedOut()));

/**
 * Only a sign-in opens a session. A tab that merely hears of a user must not reopen a session that another
 * tab ended.
 */
const syncUser = (user: User): Promise<void> => (hasSessionHint() ? reportSignedIn(user) : reportSignedOut());

/** Runs reports one after the other, so that the latest one from the auth service wins. */
function inTurn(work: () => Promise<void>): Promise<void> {
  reporting = reporting.catch(() => {}).then(work);
  return reporting;
}

async function reportSignedIn(user: User): Promise<void> {
  const token = await user.getIdToken();
  if (token === reportedToken && hasSessionHint()) return;
  const known = hasSessionHint() ? await fetchMe() : null;
  const me = known?.uid === user.uid ? await withVerification(known, user) : await openSession(token);
  if (!me) return endHere();
  reportedToken = await user.getIdToken();
  authState.set({ state: 'signed-in', user: me });
}

async function withVerification(known: Me, user: User): Promise<Me | null> {
  return user.emailVerified && !known.emailVerified ? openSession(await user.getIdToken(true)) : known;
}

async function openSession(token: string): Promise<Me | null> {
  try {
    return (await openServerSession(token)) ? await fetchMe() : null;
  } catch (error) {
    if (error instanceof SessionRefusedError) await endHere();
    throw error;
  }
}

async function reportSignedOut(): Promise<void> {
  reportedToken = null;
  if (hasSessionHint()) await closeServerSession();
  dropCopies().catch(() => {});
  dropDrafts();
  authState.set({ state: 'signed-out' });
}

async function endHere(): Promise<void> {
  const { auth } = await firebase();
  await signOutOfFirebase(auth);
  await reportSignedOut();
}
