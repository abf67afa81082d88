'use client';

import { useState } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { setNewPassword } from '@/lib/client/accounts/account-api';
import { routes } from '@/lib/routes';
import { newPasswordForm as copy } from '@/messages/sign-in/new-password-form';
import { ChoosePassword } from './choose-password';
import { InvalidLink } from './invalid-link';
import { signIn } from './sign-in-form';

type Step =
  | { readonly kind: 'typing' }
  | { readonly kind: 'done'; readonly isSignedIn: boolean }
  | { readonly kind: 'dead' };

export function NewPasswordForm({ oobCode }: { readonly oobCode: string }) {
  const [step, setStep] = useState<Step>({ kind: 'typing' });

  async function change(password: string): Promise<string | null> {
    const answer = await setNewPassword(oobCode, password);
    if (answer.ok) {
      const fault = await signIn(answer.value.email, password);
      setStep({ kind: 'done', isSignedIn: fault === null });
      return null;
    }
    if (answer.reason === 'used-or-expired') setStep({ kind: 'dead' });
    return answer.fault;
  }

  if (step.kind === 'dead') return <InvalidLink />;
  if (step.kind === 'done') return <PasswordChanged isSignedIn={step.isSignedIn} />;
  return (
    <ChoosePassword title={copy.chooseNewPassword} label={copy.newPassword} onChosen={change}>
      {copy.signsEveryOther}
    </ChoosePassword>
  );
}

const PasswordChanged = ({ isSignedIn }: { readonly isSignedIn: boolean }) => (
  <>
    <h1 className="text-title font-semibold">{copy.passwordChanged}</h1>
    <p className="mt-3">{isSignedIn ? copy.signedSignedEvery : copy.nowSignNew}</p>
    <LinkButton variant="primary" href={routes.dashboard} className="mt-6">
      {copy.dashboard}
    </LinkButton>
  </>
);
