import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Form, type FormAnswer } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice';
import { requestPasswordReset } from '@/lib/client/accounts/account-api';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { reset as copy } from '@/messages/sign-in/reset';
import { MailHint } from './mail-hint';
import { type DraftProps, dialogFormClass, emailField, toAnswer } from './sign-in-fields';

/** Shows the same result whether or not the address has an account. */
export function ResetForm({ draft, onBack }: DraftProps & { readonly onBack: () => void }) {
  const [isSent, setIsSent] = useState(false);
  async function reset(_before: unknown, form: FormData): Promise<FormAnswer> {
    const email = String(form.get('email'));
    const error = accountFaultWords(emailFault(email)) ?? (await requestPasswordReset(toEmail(email)));
    setIsSent(error === null);
    return toAnswer(error);
  }
  return (
    <div className="space-y-4">
      <p className="text-text-muted">{copy.text}</p>
      {isSent && (
        <>
          <Notice tone="success" title={copy.sentTitle}>
            {copy.sentText}
          </Notice>
          <MailHint />
        </>
      )}
      <Form
        id="reset"
        action={reset}
        fields={[emailField]}
        values={{ email: draft.email }}
        noValidate
        submit={isSent ? copy.submitAgain : copy.submit}
        variant="primary"
        className={dialogFormClass}
        beside={
          <Button variant="quiet" size="small" onClick={onBack} className="-ml-3">
            {copy.back}
          </Button>
        }
      />
    </div>
  );
}
