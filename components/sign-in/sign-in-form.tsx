import { Button } from '@/components/ui/button';
import { Form } from '@/components/ui/form/form';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { signInFault } from '@/lib/client/accounts/sign-in-faults';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { emailFault, toEmail } from '@/lib/domain/accounts/credentials';
import { signInForm as copy } from '@/messages/sign-in/sign-in-form';
import { type DraftProps, dialogFormClass, emailField, passwordField, toAnswer } from './sign-in-fields';

export const SignInForm = ({ draft, onForgotten }: DraftProps & { readonly onForgotten: () => void }) => (
  <Form
    id="sign-in"
    action={async (_before, form) => {
      const email = String(form.get('email'));
      return toAnswer(
        accountFaultWords(emailFault(email)) ?? (await signIn(email, String(form.get('password')))),
      );
    }}
    fields={[emailField, passwordField]}
    values={{ ...draft }}
    noValidate
    submit={copy.submit}
    busy={copy.busy}
    variant="primary"
    className={dialogFormClass}
    beside={
      <Button variant="quiet" size="small" onClick={onForgotten} className="-ml-3">
        {copy.forgotten}
      </Button>
    }
  />
);

export async function signIn(email: string, password: string): Promise<string | null> {
  try {
    const { signInWithPassword } = await loadSignIn();
    await signInWithPassword(toEmail(email), password);
    return null;
  } catch (error) {
    return signInFault(error);
  }
}
