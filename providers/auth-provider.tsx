'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import {
  type AuthState,
  authState,
  hasSessionHint,
  initialAuthState,
  loadSignIn,
  onOtherTab,
} from '@/lib/client/accounts/auth';
import { useCell } from '@/lib/client/page/cell';

/** Unknown until the auth service reports; then signed in or signed out, in every tab of this browser. */
export const useAuth = (): AuthState => useCell(authState, initialAuthState);

const RETRY_MS = 2_000;

/** Listens to the auth service while someone is signed in. Visitors do not load its code. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const look = () => {
      loadSignIn()
        .then((signIn) => signIn.listen())
        .catch(() => setTimeout(look, RETRY_MS));
    };
    if (hasSessionHint()) look();
    return onOtherTab(look);
  }, []);
  useRefreshOnChange();
  return children;
}

/** Refreshes the page when the user signs out, is replaced by another, or confirms the email address. */
function useRefreshOnChange(): void {
  const router = useRouter();
  const auth = useAuth();
  const who = auth.state === 'signed-in' ? `${auth.user.uid} ${auth.user.emailVerified}` : null;
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (before.current && before.current !== who) router.refresh();
    before.current = who;
  }, [who, router]);
}
