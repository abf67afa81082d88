import type { Metadata } from 'next';
import { connection } from 'next/server';
import { Form } from '@/components/ui/form/form';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { takeEmail } from '@/lib/actions/account';
import { routes } from '@/lib/routes';
import { findEmailChange } from '@/lib/server/people/accounts/change-login';
import { clock } from '@/lib/server/platform/clock';
import { account as accountCopy } from '@/messages/accounts/account';
import { changeEmailPage as copy } from '@/messages/accounts/change-email-page';

export const metadata: Metadata = {
  title: copy.useAddress,
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
  if (done) return <Message title={copy.emailChanged}>{copy.signedEverywhereSign}</Message>;
  if (refused === 'signed-out') return <Message title={copy.signFirst}>{copy.signAccountRequested}</Message>;
  const emailChange = await findEmailChange(token, clock.now());
  if (!emailChange || refused)
    return (
      <Message title={refused === 'taken' ? copy.addressAlreadyAccount : copy.linkExpiredAlready}>
        {refused === 'taken' ? copy.nothingChangedChoose : copy.nothingChangedTime}
      </Message>
    );
  return (
    <Message title={copy.use({ to: emailChange.to })}>
      {copy.accountCurrentlyUses({ from: emailChange.from })}
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
    <LinkButton href={routes.signIn}>{copy.sign}</LinkButton>
  </section>
);
