import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { signInFault } from '@/lib/client/accounts/sign-in-faults';
import { useSubmit } from '@/lib/client/forms/use-submit';
import type { GoogleAccount } from '@/lib/domain/accounts/public-config';
import { googleSignIn as copy } from '@/messages/sign-in/google-sign-in';
import { GoogleMark } from './google-mark';

type SignIn = Awaited<ReturnType<typeof loadSignIn>>;

/** Google's sign-in window, or in local mode a list of sample accounts. */
export function GoogleSignIn() {
  const [accounts, setAccounts] = useState<readonly GoogleAccount[] | null>(null);
  const { isBusy, fault, submit } = useSubmit();

  const run = (work: (signIn: SignIn) => Promise<void>) => submit(() => attempt(work));
  const start = () =>
    run(async (signIn) => {
      const samples = await signIn.googleAccounts();
      if (!samples) return signIn.signInWithGoogle();
      setAccounts(samples);
    });

  return (
    <div className="mt-6 space-y-4">
      <p className="flex items-center gap-3 text-sm text-text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {copy.or}
      </p>
      {fault && <Notice tone="error">{fault}</Notice>}
      {accounts ? (
        <SampleAccounts
          accounts={accounts}
          onChoose={(account) => run((signIn) => signIn.signInAsSample(account))}
        />
      ) : (
        <Button className="w-full" aria-disabled={isBusy} onClick={start}>
          <GoogleMark />
          {copy.continueGoogle}
        </Button>
      )}
    </div>
  );
}

interface SampleAccountsProps {
  readonly accounts: readonly GoogleAccount[];
  readonly onChoose: (account: GoogleAccount) => void;
}

function SampleAccounts({ accounts, onChoose }: SampleAccountsProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-text-muted">{copy.localCopyDoesnt}</legend>
      <ul className="divide-y divide-line rounded border border-line">
        {accounts.map((account) => (
          <li key={account.sub}>
            <button
              type="button"
              onClick={() => onChoose(account)}
              className="w-full px-4 py-3 text-left hover:bg-surface-muted"
            >
              <span className="block font-medium">{account.name}</span>
              <span className="block text-sm text-text-muted">{account.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

async function attempt(work: (signIn: SignIn) => Promise<void>): Promise<string | null> {
  try {
    await work(await loadSignIn());
    return null;
  } catch (error) {
    return signInFault(error);
  }
}
