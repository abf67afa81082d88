'use client';

import { useEffect, useState } from 'react';
import { presentLoginModal } from '@/lib/client/accounts/login-modal';
import { notify } from '@/lib/client/page/notify';
import { loginModalHost as copy } from '@/messages/sign-in/login-modal-host';
import type { LoginModal } from './login-modal';

export const loadLoginModal = () => import('./login-modal');

/** Mount point of the sign-in dialog on every page; its code loads on first open. */
export function LoginModalHost() {
  const [Modal, setModal] = useState<typeof LoginModal | null>(null);
  useEffect(
    () =>
      presentLoginModal(async () => {
        const loaded = await loadLoginModal().catch(() => null);
        if (!loaded) return notify(noConnection);
        loaded.raiseLoginModal();
        setModal(() => loaded.LoginModal);
      }),
    [],
  );
  return Modal && <Modal />;
}

const noConnection = {
  tone: 'error',
  title: copy.theresNoConnection,
  description: copy.needOneSign,
} as const;
