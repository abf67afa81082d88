import type { Metadata } from 'next';
import { ConfirmEmail } from '@/components/sign-in/confirm-email';
import { InvalidLink } from '@/components/sign-in/invalid-link';
import { NewPasswordForm } from '@/components/sign-in/new-password-form';
import { readMailedCode } from '@/lib/server/people/identity/auth-service';
import { actionPage as copy } from '@/messages/accounts/action-page';

export const metadata: Metadata = {
  title: copy.account,
  robots: { index: false },
  referrer: 'no-referrer',
};

/** Target of the links in our sign-in emails. */
export default async function AuthActionPage({ searchParams }: PageProps<'/auth/action'>) {
  const { mode, oobCode, key, for: purpose } = await searchParams;
  return (
    <section className="page-width max-w-md py-12 sm:py-16">
      {typeof oobCode !== 'string' && <InvalidLink />}
      {typeof oobCode === 'string' && mode === 'verifyEmail' && (
        <ConfirmEmail
          oobCode={oobCode}
          signUpKey={typeof key === 'string' ? key : null}
          isSelling={purpose === 'listing'}
        />
      )}
      {typeof oobCode === 'string' &&
        mode === 'resetPassword' &&
        ((await isUsable(oobCode)) ? <NewPasswordForm oobCode={oobCode} /> : <InvalidLink />)}
      {typeof oobCode === 'string' && mode !== 'verifyEmail' && mode !== 'resetPassword' && <InvalidLink />}
    </section>
  );
}

/**
 * Checked first, before anyone chooses a password for nothing. If the auth service is down, the form checks
 * again.
 */
async function isUsable(oobCode: string): Promise<boolean> {
  try {
    return (await readMailedCode(oobCode)) !== null;
  } catch {
    return true;
  }
}
