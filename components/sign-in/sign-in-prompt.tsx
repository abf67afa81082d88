'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { ScriptButton } from '@/components/ui/form/script-button';
import { openLoginModal, setPageContinuation } from '@/lib/client/accounts/login-modal';
import { toInternalPath } from '@/lib/domain/shared/internal-path';
import { routes } from '@/lib/routes';
import { signInPrompt as copy } from '@/messages/sign-in/sign-in-prompt';

/** For a page that requires a sign-in: opens the dialog and continues to `?next=` afterwards. */
export function SignInPrompt() {
  const router = useRouter();
  const next = toInternalPath(useSearchParams().get('next'), routes.home);
  const ask = () => openLoginModal(() => router.replace(next));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page is opened
  useEffect(ask, []);
  return <Prompt onAsk={ask} />;
}

/** For a page that shows more to signed-in users: stays on the page. */
export function SignInHere() {
  // A route refresh alone would keep the 401.
  useEffect(() => setPageContinuation(() => location.reload()), []);
  const ask = () => openLoginModal();
  useEffect(ask, []);
  return <Prompt onAsk={ask} />;
}

const Prompt = ({ onAsk }: { readonly onAsk: () => void }) => (
  <ScriptButton variant="primary" className="mt-6" onClick={onAsk}>
    {copy.signCreateAccount}
  </ScriptButton>
);
