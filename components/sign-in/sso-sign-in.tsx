import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { signInFault } from '@/lib/client/accounts/sign-in-faults';
import { useSubmit } from '@/lib/client/forms/use-submit';
import type { PublicSsoProvider } from '@/lib/domain/accounts/public-config';
import { ssoProviderFor } from '@/lib/domain/accounts/single-sign-on/single-sign-on';
import { ssoSignIn as copy } from '@/messages/sign-in/sso-sign-in';

/** The sign-ins of companies; once an address is typed, only that of its company, if it has one. */
export function SsoSignIn({ email }: { readonly email: string }) {
  const [providers, setProviders] = useState<readonly PublicSsoProvider[]>([]);
  const { isBusy, fault, submit } = useSubmit();
  useEffect(() => {
    loadSignIn()
      .then((signIn) => signIn.ssoProviders())
      .then(setProviders)
      .catch(() => {});
  }, []);
  if (providers.length === 0) return null;
  const own = ssoProviderFor(providers, email);
  return (
    <div className="mt-4 space-y-4">
      {fault && <Notice tone="error">{fault}</Notice>}
      {(own ? [own] : providers).map((provider) => (
        <Button
          key={provider.id}
          className="w-full whitespace-normal"
          aria-disabled={isBusy}
          onClick={() => submit(() => attempt(provider, email))}
        >
          {copy.continueWith({ label: provider.label })}
        </Button>
      ))}
    </div>
  );
}

async function attempt(provider: PublicSsoProvider, email: string): Promise<string | null> {
  try {
    const { signInWithSso } = await loadSignIn();
    await signInWithSso(provider, email);
    return null;
  } catch (error) {
    return signInFault(error);
  }
}
