import type { ReactNode } from 'react';
import { Form, type FormAnswer } from '@/components/ui/form/form';
import { passwordFault } from '@/lib/domain/accounts/credentials';
import { choosePasswordCopy as copy } from './sign-in-copy';
import { newPasswordField, toAnswer } from './sign-in-fields';

interface ChoosePasswordProps {
  readonly title: string;
  readonly label: string;
  readonly children: ReactNode;
  /** Answers null, or what went wrong in words. */
  readonly onChosen: (password: string) => Promise<string | null>;
}

/** The one form for a new password behind a mailed link. */
export function ChoosePassword({ title, label, children, onChosen }: ChoosePasswordProps) {
  async function choose(_before: unknown, form: FormData): Promise<FormAnswer> {
    const password = String(form.get('password'));
    const fault = passwordFault(password, '');
    return fault ? { status: 'refused', faults: { password: fault } } : toAnswer(await onChosen(password));
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
