'use client';

import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { ScriptButton } from '@/components/ui/form/script-button';
import { Notice } from '@/components/ui/notice';
import { requestVerification } from '@/lib/client/accounts/account-api';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { useSubmit } from '@/lib/client/forms/use-submit';
import type { Me } from '@/lib/domain/accounts/me';
import { verifyEmail as copy } from '@/messages/sign-in/verify-email';
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
        {copy.signedBeforeFirst({
          email: user.email,
          strong: (children) => <strong className="break-words">{children}</strong>,
        })}
      </p>
      <MailHint />
      {fault && <Notice tone={fault === SENT ? 'success' : 'error'}>{fault}</Notice>}
      <div className="flex flex-wrap gap-3">
        <ScriptButton aria-disabled={isBusy} onClick={resend}>
          {copy.resendLink}
        </ScriptButton>
        {onLater && (
          <Button variant="quiet" onClick={onLater}>
            {copy.later}
          </Button>
        )}
      </div>
    </div>
  );
}

const SENT = copy.newLinkWay;

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
