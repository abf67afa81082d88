import { useEffect, useState } from 'react';
import { accountRoutes } from '@/lib/account-routes';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { mailHint as copy } from '@/messages/sign-in/mail-hint';

/** Local mode sends no email: links to the page with the messages. */
export function MailHint() {
  const [isLocal, setIsLocal] = useState(false);
  useEffect(() => {
    loadSignIn()
      .then((signIn) => signIn.googleAccounts())
      .then((accounts) => setIsLocal(accounts !== null))
      .catch(() => {});
  }, []);
  return isLocal ? (
    <p className="text-sm">
      {copy.localCopyNo({
        link: (children) => (
          <a
            href={accountRoutes.devMail}
            target="_blank"
            rel="noreferrer"
            className="font-medium underline underline-offset-4"
          >
            {children}
          </a>
        ),
      })}
    </p>
  ) : null;
}
