'use client';

import { useEffect, useState } from 'react';
import { hasSessionHint } from '@/lib/client/auth';
import { useAuth } from '@/providers/auth-provider';
import { SignInButton } from './sign-in-button';
import type { SignedInMenu } from './signed-in-menu';

/** The header's island: "Sign in" until the auth service reports somebody, then their menu. */
export function AccountMenu() {
  const auth = useAuth();
  const isSignedIn = auth.state === 'signed-in';
  const [Menu, setMenu] = useState<typeof SignedInMenu | null>(null);
  useEffect(() => {
    if (isSignedIn || hasSessionHint()) loadMenu().then((menu) => setMenu(() => menu));
  }, [isSignedIn]);
  return isSignedIn && Menu ? <Menu user={auth.user} /> : <SignInButton />;
}

const RETRY_MS = 5_000;

/** A mere visitor loads nothing of it. */
async function loadMenu(): Promise<typeof SignedInMenu> {
  const loaded = await import('./signed-in-menu').catch(() => null);
  if (loaded) return loaded.SignedInMenu;
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  return loadMenu();
}
