import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { isWrongPassword, signInFault } from '@/lib/client/accounts/sign-in-faults';
import { useSubmit } from '@/lib/client/forms/use-submit';
import { toEmail } from '@/lib/domain/accounts/credentials';
import { checkMail as copy } from '@/messages/sign-in/check-mail';
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
      <Notice tone="success" title={copy.weveSentEmail}>
        {copy.openLinkSent({
          email,
          strong: (children) => <strong className="break-words">{children}</strong>,
        })}
      </Notice>
      <MailHint />
      {fault && <Notice tone="info">{fault}</Notice>}
      <Button className="w-full" aria-disabled={isBusy} onClick={() => submit(() => tryNow(email, password))}>
        {isBusy ? copy.checking : copy.openedLink}
      </Button>
      <p className="text-sm text-text-muted">
        {copy.nothingAfterFew({
          button: (children) => (
            <button type="button" onClick={onBack} className={inlineButton}>
              {children}
            </button>
          ),
        })}
      </p>
      <p className="text-sm text-text-muted">
        {copy.openedAnotherBrowser({
          button: (children) => (
            <button type="button" onClick={onSignIn} className={inlineButton}>
              {children}
            </button>
          ),
        })}
      </p>
    </div>
  );
}

const inlineButton = 'font-medium text-text underline underline-offset-4';

async function tryNow(email: string, password: string): Promise<string | null> {
  try {
    const { signInWithPassword } = await loadSignIn();
    await signInWithPassword(toEmail(email), password);
    return null;
  } catch (error) {
    if (isWrongPassword(error)) return copy.notConfirmedYet;
    return signInFault(error);
  }
}
