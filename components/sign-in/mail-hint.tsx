import { useEffect, useState } from 'react';
import { accountRoutes } from '@/lib/account-routes';
import { loadSignIn } from '@/lib/client/accounts/auth';

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
      This is a local copy, so nothing is really sent:{' '}
      <a
        href={accountRoutes.devMail}
        target="_blank"
        rel="noreferrer"
        className="font-medium underline underline-offset-4"
      >
        read the messages here
      </a>
      .
    </p>
  ) : null;
}
