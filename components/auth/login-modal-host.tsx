'use client';

import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { loginModalOpenAtom } from '@/lib/client/login-modal';

export const loadLoginModal = () => import('./login-modal');
const LoginModal = lazy(loadLoginModal);

/** Every page's place for the sign-in dialog; its code comes when it is first opened. */
export function LoginModalHost() {
  const isOpen = useAtomValue(loginModalOpenAtom);
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <LoginModal />
    </Suspense>
  ) : null;
}
