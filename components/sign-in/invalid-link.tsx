'use client';

import { Button } from '@/components/ui/button';
import { openLoginModal } from '@/lib/client/accounts/login-modal';
import * as copy from '@/messages/sign-in';

/** An emailed link that was used, expired or was cut off, and what to do next. */
export function InvalidLink() {
  return (
    <>
      <h1 className="text-title font-semibold">{copy.invalidLink.linkNoLonger}</h1>
      <p className="mt-3">{copy.invalidLink.alreadyUsedExpired}</p>
      <Button variant="primary" className="mt-6" onClick={() => openLoginModal()}>
        {copy.invalidLink.sign}
      </Button>
    </>
  );
}
