import { FirebaseError } from 'firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';

type Credential = ReturnType<OAuthProvider['credential']>;

type Asked =
  | { readonly signedIn: UserCredential; readonly credential: null }
  /** The auth service first wants another sign-in of the account with this address. */
  | { readonly signedIn: null; readonly credential: Credential; readonly email: string };

/** Opens the company's sign-in. `sample`: the address that stands in for it in local mode. */
export async function askCompany(auth: Auth, providerId: string, sample: string | null): Promise<Asked> {
  const provider = new OAuthProvider(providerId);
  try {
    const signedIn =
      sample === null
        ? await signInWithPopup(auth, provider, browserPopupRedirectResolver)
        : await signInWithCredential(auth, provider.credential({ idToken: sampleToken(sample) }));
    return { signedIn, credential: null };
  } catch (error) {
    const credential = isOtherAccount(error) ? OAuthProvider.credentialFromError(error) : null;
    if (!credential) throw error;
    return { signedIn: null, credential, email: emailOf(error) };
  }
}

/** The emulator takes it unsigned. */
const sampleToken = (email: string): string => JSON.stringify({ sub: email, email, email_verified: true });

const isOtherAccount = (error: unknown): error is FirebaseError =>
  error instanceof FirebaseError && error.code === 'auth/account-exists-with-different-credential';

const emailOf = (error: unknown): string =>
  error instanceof FirebaseError && typeof error.customData?.email === 'string' ? error.customData.email : '';

/**
 * Links the company's sign-in to the signed-in account, if it has the same address, and signs in with it. Returns
 * the ID token.
 */
export async function connectCompany(
  auth: Auth,
  credential: Credential,
  email: string,
): Promise<string | null> {
  const user = auth.currentUser;
  if (!user || user.email?.toLowerCase() !== email.toLowerCase()) return null;
  await linkWithCredential(user, credential);
  const again = await signInWithCredential(auth, credential);
  return again.user.uid === user.uid ? again.user.getIdToken() : null;
}
