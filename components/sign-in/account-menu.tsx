'use client';

import { useLoaded } from '@/lib/client/page/use-loaded';
import { useAuth } from '@/providers/auth-provider';
import { SignInButton } from './sign-in-button';

/** Header island: "Sign in" until the auth service reports a user, then their menu. */
export function AccountMenu() {
  const auth = useAuth();
  const isSignedIn = auth.state === 'signed-in';
  const menu = useLoaded(() => import('./signed-in-menu'), isSignedIn);
  return isSignedIn && menu ? <menu.SignedInMenu user={auth.user} /> : <SignInButton />;
}
