import type { ReactNode } from 'react';
import { Form, type FormAnswer } from '@/components/ui/form/form';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { passwordFault } from '@/lib/domain/accounts/credentials';
import { choosePassword as copy } from '@/messages/sign-in/choose-password';
import { newPasswordField, toAnswer } from './sign-in-fields';

interface ChoosePasswordProps {
  readonly title: string;
  readonly label: string;
  readonly children: ReactNode;
  /** Returns null or the error text. */
  readonly onChosen: (password: string) => Promise<string | null>;
}

/** The form for a new password behind an emailed link. */
export function ChoosePassword({ title, label, children, onChosen }: ChoosePasswordProps) {
  async function choose(_before: unknown, form: FormData): Promise<FormAnswer> {
    const password = String(form.get('password'));
    const error = accountFaultWords(passwordFault(password, ''));
    return error ? { status: 'refused', faults: { password: error } } : toAnswer(await onChosen(password));
  }
  return (
    <div className="space-y-5">
      <h1 className="text-title font-semibold">{title}</h1>
      <p>{children}</p>
      <Form
        id="new"
        action={choose}
        fields={[newPasswordField(label)]}
        noValidate
        submit={copy.submit}
        busy={copy.busy}
        variant="primary"
      />
    </div>
  );
}
