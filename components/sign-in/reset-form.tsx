import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { requestPasswordReset } from '@/lib/client/accounts/account-api';
import { useSubmit } from '@/lib/client/forms/use-submit';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { type DraftState, EmailField } from './email-field';
import { MailHint } from './mail-hint';

/** Says the same whether or not the address has an account. */
export function ResetForm({ draft, onDraft, onBack }: DraftState & { readonly onBack: () => void }) {
  const [isSent, setIsSent] = useState(false);
  const { isBusy, fault, submit } = useSubmit();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const isDone = await submit(
      async () => emailFault(draft.email) ?? requestPasswordReset(toEmail(draft.email)),
    );
    if (isDone) setIsSent(true);
  }

  return (
    <form onSubmit={onSubmit} method="post" noValidate className="space-y-4">
      <p className="text-text-muted">Enter your address, and we send you a link to choose a new password.</p>
      {fault && <Notice tone="error">{fault}</Notice>}
      {isSent && (
        <Notice tone="success" title="Check your mail">
          If there is an account for this address, a link is on its way to it.
        </Notice>
      )}
      {isSent && <MailHint />}
      <EmailField id="reset-email" draft={draft} onDraft={onDraft} />
      <Button type="submit" variant="primary" className="w-full" aria-disabled={isBusy}>
        {isSent ? 'Send it again' : 'Send the link'}
      </Button>
      <Button variant="quiet" size="small" onClick={onBack} className="-ml-3">
        Back to sign in
      </Button>
    </form>
  );
}
