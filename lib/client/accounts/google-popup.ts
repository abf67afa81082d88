import {
  type Auth,
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithPopup,
  type UserCredential,
} from 'firebase/auth';

export const openGooglePopup = (auth: Auth): Promise<UserCredential> =>
  signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
