'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useAuth } from '@/providers/auth-provider';

/** A board rendered for nobody loads again, with positions, once somebody is signed in. */
export function RefreshForViewer({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const router = useRouter();
  const isMissing = useAuth().state === 'signed-in' && !isSignedIn;
  useEffect(() => {
    if (isMissing) router.refresh();
  }, [isMissing, router]);
  return null;
}
