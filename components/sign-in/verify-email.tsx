'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { requestVerification } from '@/lib/client/accounts/account-api';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { useSubmit } from '@/lib/client/forms/use-submit';
import type { Me } from '@/lib/domain/accounts/me';
import { MailHint } from './mail-hint';

interface VerifyEmailProps {
  readonly user: Pick<Me, 'email'>;
  readonly onLater?: () => void;
}

/** For a signed-in user with an unconfirmed address. Checks again whenever the page becomes visible. */
export function VerifyEmail({ user, onLater }: VerifyEmailProps) {
  const { isBusy, fault, submit, setFault } = useSubmit();
  useLookAgain();
  const resend = () => submit(requestVerification).then((isSent) => isSent && setFault(SENT));
  return (
    <div className="space-y-4">
      <p>
        You are signed in. Before your first bid, confirm that{' '}
        <strong className="break-words">{user.email}</strong> is yours: open the link in the message we sent
        there.
      </p>
      <MailHint />
      {fault && <Notice tone={fault === SENT ? 'success' : 'error'}>{fault}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button aria-disabled={isBusy} onClick={resend}>
          Send the link again
        </Button>
        {onLater && (
          <Button variant="quiet" onClick={onLater}>
            Later
          </Button>
        )}
      </div>
    </div>
  );
}

const SENT = 'A new link is on its way.';

function useLookAgain(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      loadSignIn()
        .then((signIn) => signIn.refreshVerification())
        .catch(() => {
          // The status is unknown while offline; the next check finds out.
        });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
