'use client';

import type { Me } from '@/lib/domain/accounts/me';
import { useAuth } from '@/providers/auth-provider';
import { SignInButton } from './sign-in-button';
import { SignedInMenu } from './signed-in-menu';

/** The same on a private page, whose server knows who is signed in: their menu stands in its HTML. */
export function KnownAccountMenu({ known }: { readonly known: Me }) {
  const auth = useAuth();
  if (auth.state === 'signed-out') return <SignInButton />;
  return auth.state === 'signed-in' ? (
    <SignedInMenu user={auth.user} />
  ) : (
    <SignedInMenu user={known} isReported={false} />
  );
}
