import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { isWrongPassword, signInFault } from '@/lib/client/accounts/sign-in-faults';
import { useSubmit } from '@/lib/client/forms/use-submit';
import { toEmail } from '@/lib/domain/accounts/credentials';
import { MailHint } from './mail-hint';
import type { Draft } from './sign-in-fields';

interface CheckMailProps {
  readonly draft: Draft;
  readonly onBack: () => void;
  readonly onSignIn: () => void;
}

/**
 * Opening the emailed link in this browser also signs in here. Opened elsewhere, it asks for a password,
 * which then works here.
 */
export function CheckMail({ draft, onBack, onSignIn }: CheckMailProps) {
  const { email, password } = draft;
  const { isBusy, fault, submit } = useSubmit();
  return (
    <div className="space-y-4">
      <Notice tone="success" title="A message is on its way">
        It goes to <strong className="break-words">{email}</strong>. Open the link in it to go on. It works
        for 24 hours.
      </Notice>
      <MailHint />
      {fault && <Notice tone="info">{fault}</Notice>}
      <Button className="w-full" aria-disabled={isBusy} onClick={() => submit(() => tryNow(email, password))}>
        {isBusy ? 'Looking…' : 'I have opened the link'}
      </Button>
      <p className="text-sm text-text-muted">
        Nothing there after a few minutes? Look in the spam folder, or{' '}
        <button type="button" onClick={onBack} className="font-medium text-text underline underline-offset-4">
          check the address and send it again
        </button>
        .
      </p>
      <p className="text-sm text-text-muted">
        Opened it in another browser or on another device?{' '}
        <button
          type="button"
          onClick={onSignIn}
          className="font-medium text-text underline underline-offset-4"
        >
          Sign in with the password you chose there
        </button>
        .
      </p>
    </div>
  );
}

async function tryNow(email: string, password: string): Promise<string | null> {
  try {
    const { signInWithPassword } = await loadSignIn();
    await signInWithPassword(toEmail(email), password);
    return null;
  } catch (error) {
    if (isWrongPassword(error)) return 'Not yet. Open the link in our message, then come back here.';
    return signInFault(error);
  }
}
