'use client';

import type { Me } from '@/lib/domain/accounts/me';
import { useAuth } from '@/providers/auth-provider';
import { SignInButton } from './sign-in-button';
import { SignedInMenu } from './signed-in-menu';

/** The account menu of a private page, whose server knows the user: the menu is in the HTML. */
export function KnownAccountMenu({ known }: { readonly known: Me }) {
  const auth = useAuth();
  if (auth.state === 'signed-out') return <SignInButton />;
  return auth.state === 'signed-in' ? (
    <SignedInMenu user={auth.user} />
  ) : (
    <SignedInMenu user={known} isReported={false} />
  );
}
