import { Form, type FormAnswer } from '@/components/ui/form/form';
import { accountRoutes } from '@/lib/account-routes';
import { requestAccount } from '@/lib/client/accounts/account-api';
import { accountFaultWords } from '@/lib/copy/accounts/account-fault-words';
import { emailFault, passwordFault, toEmail } from '@/lib/domain/accounts/credentials';
import { nameFault } from '@/lib/domain/accounts/name';
import { signIn as signInCopy } from '@/messages/sign-in/sign-in';
import { signUp as copy } from '@/messages/sign-in/sign-up';
import { type DraftProps, dialogFormClass, emailField, newPasswordField, toAnswer } from './sign-in-fields';

/** Ends with "check your mail" whether or not the address had an account. */
export function SignUpForm({ draft, onSent }: DraftProps & { readonly onSent: () => void }) {
  async function signUp(_before: unknown, form: FormData): Promise<FormAnswer> {
    const text = (name: string) => String(form.get(name));
    const [name, email, password] = [text('name'), text('email'), text('password')];
    const faults = Object.entries({
      name: accountFaultWords(nameFault(name)),
      email: accountFaultWords(emailFault(email)),
      password: accountFaultWords(passwordFault(password, email)),
    }).filter((entry): entry is [string, string] => entry[1] !== null);
    if (faults.length > 0) return { status: 'refused', faults: Object.fromEntries(faults) };
    const isSelling = location.pathname.startsWith(accountRoutes.myListings);
    const error = await requestAccount({ name: name.trim(), email: toEmail(email), password, isSelling });
    if (error === null) onSent();
    return toAnswer(error);
  }
  return (
    <Form
      id="sign-up"
      action={signUp}
      fields={[
        { name: 'name', label: copy.name, control: 'text', autoComplete: 'name' },
        emailField,
        newPasswordField(signInCopy.password),
      ]}
      values={{ ...draft }}
      noValidate
      submit={copy.submit}
      busy={copy.busy}
      variant="primary"
      className={dialogFormClass}
    />
  );
}
