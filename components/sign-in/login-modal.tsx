import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { loadSignIn } from '@/lib/client/accounts/auth';
import { takeContinuation } from '@/lib/client/accounts/login-modal';
import { closeLoginModal, loginModalOpenAtom } from '@/lib/client/accounts/login-modal-open';
import { closeOnBack, modalLeft } from '@/lib/client/page/modal-history';
import { loginModal as copy } from '@/messages/sign-in/login-modal';
import { useAuth } from '@/providers/auth-provider';
import { CheckMail } from './check-mail';
import { GoogleSignIn } from './google-sign-in';
import { ResetForm } from './reset-form';
import type { Draft } from './sign-in-fields';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { SsoSignIn } from './sso-sign-in';
import { VerifyEmail } from './verify-email';
import { ViewTabs } from './view-tabs';

export { raiseLoginModal } from '@/lib/client/accounts/login-modal-open';

type View = 'sign-in' | 'sign-up' | 'check-mail' | 'reset';

const titles: Record<View, string> = {
  'sign-in': copy.sign,
  'sign-up': copy.createAccount,
  'check-mail': copy.checkEmail,
  reset: copy.forgotPassword,
};

/** Sign in, create an account, or reset the password. Closes when the user is signed in, then continues. */
export function LoginModal() {
  const isOpen = useAtomValue(loginModalOpenAtom);
  const auth = useAuth();
  const [view, setView] = useState<View>('sign-in');
  const [draft, setDraft] = useState({ name: '', email: '', password: '' });
  const content = useRef<HTMLDivElement>(null);
  const hasLooked = useLookFirst(isOpen);
  const user = auth.state === 'signed-in' && hasLooked ? auth.user : null;
  const isDone = isOpen && user?.emailVerified === true;

  useEffect(() => closeOnBack(loginModalOpenAtom), []);

  useEffect(() => {
    if (!isDone) return;
    setView('sign-in');
    setDraft({ name: '', email: '', password: '' });
    goOn();
  }, [isDone]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view takes the focus too
  useEffect(() => {
    if (isOpen) (content.current?.querySelector('input') ?? content.current)?.focus();
  }, [isOpen, view]);

  const change = (changed: Partial<Draft>) => setDraft((now) => ({ ...now, ...changed }));
  return (
    <Dialog isOpen={isOpen} onClose={closeLoginModal} title={user ? copy.confirmEmail : titles[view]}>
      {user ? (
        <VerifyEmail user={user} onLater={goOn} />
      ) : (
        <div
          ref={content}
          tabIndex={-1}
          onInput={({ target }) =>
            target instanceof HTMLInputElement && change({ [target.name]: target.value })
          }
          className="outline-none"
        >
          {(view === 'sign-in' || view === 'sign-up') && <ViewTabs view={view} onChange={setView} />}
          {view === 'sign-in' && <SignInForm draft={draft} onForgotten={() => setView('reset')} />}
          {view === 'sign-up' && <SignUpForm draft={draft} onSent={() => setView('check-mail')} />}
          {view === 'check-mail' && (
            <CheckMail
              draft={draft}
              onBack={() => setView('sign-up')}
              onSignIn={() => {
                change({ password: '' });
                setView('sign-in');
              }}
            />
          )}
          {view === 'reset' && <ResetForm draft={draft} onBack={() => setView('sign-in')} />}
          {(view === 'sign-in' || view === 'sign-up') && (
            <>
              <GoogleSignIn />
              <SsoSignIn email={draft.email} />
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The pending action runs after the dialog left the history, since it may navigate. */
function goOn(): void {
  const then = takeContinuation();
  closeLoginModal();
  modalLeft().then(() => then?.());
}

/** True if the auth service was asked for the user since the dialog opened, or cannot be asked. */
function useLookFirst(isOpen: boolean): boolean {
  const [hasLooked, setHasLooked] = useState(false);
  useEffect(() => {
    if (!isOpen) return setHasLooked(false);
    let isCurrent = true;
    loadSignIn()
      .then((signIn) => signIn.listen())
      .catch(() => {})
      .then(() => isCurrent && setHasLooked(true));
    return () => {
      isCurrent = false;
    };
  }, [isOpen]);
  return hasLooked;
}
