import type { Metadata } from 'next';
import { connection } from 'next/server';
import { accountCopy } from '@/components/accounts/account-copy';
import { Form } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { takeEmail } from '@/lib/actions/account';
import { routes } from '@/lib/routes';
import { findEmailChange } from '@/lib/server/people/accounts/change-login';
import { clock } from '@/lib/server/platform/clock';

export const metadata: Metadata = {
  title: 'Use this address',
  robots: { index: false },
  referrer: 'same-origin',
};

/**
 * Target of the link sent to a new email address. Bots open links too, so nothing happens until the button is
 * pressed.
 */
export default async function ChangeEmailPage({ params, searchParams }: PageProps<'/change-email/[token]'>) {
  await connection();
  const [{ token }, { done, refused }] = await Promise.all([params, searchParams]);
  if (done)
    return (
      <Message title="Your e-mail is changed">
        You were signed out everywhere. Sign in with the new address.
      </Message>
    );
  if (refused === 'signed-out')
    return (
      <Message title="Sign in first">
        Sign in to the account that asked for this address, then open the link in the email again.
      </Message>
    );
  const emailChange = await findEmailChange(token, clock.now());
  if (!emailChange || refused)
    return (
      <Message title={refused === 'taken' ? 'This address has an account' : 'This link is used or too old'}>
        {refused === 'taken'
          ? 'Nothing was changed. Choose another address.'
          : 'Nothing was changed by it just now. Ask for a new one in your security settings.'}
      </Message>
    );
  return (
    <Message title={`Use ${emailChange.to}?`}>
      Your account uses {emailChange.from} now. You will be signed out everywhere.
      <Form
        action={takeEmail}
        page={accountRoutes.changeEmail(token)}
        hidden={{ token }}
        submit={accountCopy.useAddress}
        variant="primary"
        className="mt-6"
      />
    </Message>
  );
}

const Message = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <section className="page-width max-w-prose py-16">
    <h1 className="break-words text-title font-semibold">{title}</h1>
    <div className="mb-8 mt-3 text-text-muted">{children}</div>
    <LinkButton href={routes.signIn}>Sign in</LinkButton>
  </section>
);
