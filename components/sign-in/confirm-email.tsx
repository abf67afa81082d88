'use client';

import { useEffect, useRef, useState } from 'react';
import { BackHome } from '@/components/favorites/back-home';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { confirmEmail } from '@/lib/client/accounts/account-api';
import { loadSignIn, notifyOtherTabs } from '@/lib/client/accounts/auth';
import { openLoginModal } from '@/lib/client/accounts/login-modal';
import { confirmEmail as copy } from '@/messages/sign-in/confirm-email';
import { useAuth } from '@/providers/auth-provider';
import { ChoosePassword } from './choose-password';
import { InvalidLink } from './invalid-link';

type State =
  | { readonly kind: 'working' }
  | { readonly kind: 'confirmed'; readonly email: string }
  | { readonly kind: 'choosing'; readonly email: string }
  | { readonly kind: 'dead' }
  | { readonly kind: 'failed'; readonly fault: string };

interface ConfirmEmailProps {
  readonly oobCode: string;
  readonly signUpKey: string | null;
  /** The account was asked for in order to list a home. */
  readonly isSelling: boolean;
}

/**
 * Redeems the link automatically. A sign-up link also signs in, here and in the waiting tab. In another
 * browser, or for an account that the sign-up form did not create, it asks for a password first.
 */
export function ConfirmEmail({ oobCode, signUpKey, isSelling }: ConfirmEmailProps) {
  const [state, setState] = useState<State>({ kind: 'working' });
  const wasSent = useRef(false);
  const link = { oobCode, key: signUpKey ?? undefined };
  const run = () => {
    setState({ kind: 'working' });
    redeem(link).then(setState);
  };
  async function choose(password: string): Promise<string | null> {
    const next = await redeem({ ...link, password });
    if (next.kind === 'failed') return next.fault;
    setState(next);
    return null;
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is good for one call
  useEffect(() => {
    if (wasSent.current) return;
    wasSent.current = true;
    run();
  }, []);

  if (state.kind === 'dead') return <InvalidLink />;
  if (state.kind === 'confirmed') return <Confirmed email={state.email} isSelling={isSelling} />;
  if (state.kind === 'choosing')
    return (
      <ChoosePassword title={copy.choosePassword} label={copy.password} onChosen={choose}>
        {copy.choosePasswordReplaces({
          email: state.email,
          strong: (children) => <strong className="break-words">{children}</strong>,
        })}
      </ChoosePassword>
    );
  return (
    <>
      <h1 className="mb-4 text-title font-semibold">{copy.confirmingEmail}</h1>
      {state.kind === 'failed' && (
        <>
          <Notice tone="error">{state.fault}</Notice>
          <Button className="mt-4" onClick={run}>
            {copy.tryAgain}
          </Button>
        </>
      )}
    </>
  );
}

interface ConfirmedProps {
  readonly email: string;
  readonly isSelling: boolean;
}

function Confirmed({ email, isSelling }: ConfirmedProps) {
  const auth = useAuth();
  const user = auth.state === 'signed-in' ? auth.user : null;
  const lists = isSelling || user?.sells === true;
  return (
    <>
      <h1 className="text-title font-semibold">{copy.emailConfirmed}</h1>
      <p className="mt-3">
        {(lists ? copy.confirmedListing : copy.confirmedBidJust)({
          email,
          strong: (children) => <strong className="break-words">{children}</strong>,
        })}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {user ? (
          <>
            <LinkButton
              variant="primary"
              href={lists ? accountRoutes.continueListing : accountRoutes.registration}
              prefetch={false}
            >
              {lists ? copy.continueListing : copy.registerBid}
            </LinkButton>
            {!lists && <BackHome />}
          </>
        ) : (
          <Button variant="primary" onClick={() => openLoginModal()}>
            {copy.sign}
          </Button>
        )}
      </div>
    </>
  );
}

async function redeem(link: Parameters<typeof confirmEmail>[0]): Promise<State> {
  const answer = await confirmEmail(link);
  if (!answer.ok)
    return answer.reason === 'used-or-expired' ? { kind: 'dead' } : { kind: 'failed', fault: answer.fault };
  const { email } = answer.value;
  if (answer.value.state === 'choose-password') return { kind: 'choosing', email };
  // The address is confirmed either way; someone who is not signed in gets a button for it.
  await enter(answer.value.customToken).catch(() => {});
  return { kind: 'confirmed', email };
}

async function enter(customToken: string): Promise<void> {
  const { signInWithToken } = await loadSignIn();
  await signInWithToken(customToken);
  notifyOtherTabs();
}
