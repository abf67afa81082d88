'use client';

import { ScriptButton } from '@/components/ui/form/script-button';
import { openLoginModal } from '@/lib/client/accounts/login-modal';
import { invalidLink as copy } from '@/messages/sign-in/invalid-link';

/** An emailed link that was used, expired or was cut off, and what to do next. */
export function InvalidLink() {
  return (
    <>
      <h1 className="text-title font-semibold">{copy.linkNoLonger}</h1>
      <p className="mt-3">{copy.alreadyUsedExpired}</p>
      <ScriptButton variant="primary" className="mt-6" onClick={() => openLoginModal()}>
        {copy.sign}
      </ScriptButton>
    </>
  );
}
