'use client';

import { Button } from '@/components/ui/button';
import { openLoginModal } from '@/lib/client/accounts/login-modal';

/** An emailed link that was used, expired or was cut off, and what to do next. */
export function InvalidLink() {
  return (
    <>
      <h1 className="text-title font-semibold">This link does not work anymore</h1>
      <p className="mt-3">
        It was used already, it is too old, or a part of it is missing. If you have confirmed your e-mail
        before, just sign in. Otherwise ask for a new link with “Forgot your password?”.
      </p>
      <Button variant="primary" className="mt-6" onClick={() => openLoginModal()}>
        Sign in
      </Button>
    </>
  );
}
