'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useActionState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField, InputField } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { type RegistrationState, registerBidder } from '@/lib/actions/registration';
import { loadSignIn, tellOtherTabs } from '@/lib/client/auth';
import { openLoginModal } from '@/lib/client/login-modal';
import { notify } from '@/lib/client/notify';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';

interface RegistrationFormProps {
  /** Where to go on; a path of this site. */
  readonly next: string;
  readonly terms: { readonly version: string; readonly effectiveAt: string };
  readonly known: { readonly legalName: string; readonly phone: string } | null;
}

/** What a bidder declares before the first bid. Works before the page's code has arrived. */
export function RegistrationForm({ next, terms, known }: RegistrationFormProps) {
  const page = `${routes.registration}?next=${encodeURIComponent(next)}`;
  const [state, register, isBusy] = useActionState<RegistrationState, FormData>(
    registerBidder,
    { status: 'open' },
    page,
  );
  const faults = state.status === 'refused' ? state.faults : {};
  const typed = state.status === 'refused' ? state.typed : known;
  useGoOn(state, next);

  if (state.status === 'done') return <Registered next={next} />;
  return (
    <form action={register} onReset={keepTyped} noValidate className="max-w-xl space-y-6">
      <Trouble state={state} />
      <InputField
        id="legalName"
        name="legalName"
        label="Legal name"
        help="As it should stand in a contract: your own, or the company’s."
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={typed?.legalName}
        error={faults.legalName}
      />
      <InputField
        id="phone"
        name="phone"
        type="tel"
        label="US phone number"
        help="We call only about a purchase of yours. Bidders never see it."
        autoComplete="tel"
        required
        defaultValue={typed?.phone}
        error={faults.phone}
      />
      <CheckboxField
        id="termsVersion"
        name="termsVersion"
        value={terms.version}
        defaultChecked={state.status === 'refused' && !faults.termsVersion}
        required
        error={faults.termsVersion}
        label={
          <>
            I have read and accept the{' '}
            <a href={routes.terms} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              terms of {formatDay(terms.effectiveAt)}
            </a>
            . I know that a winning bid obliges me to buy.
          </>
        }
      />
      <Button type="submit" variant="primary" aria-disabled={isBusy}>
        {isBusy ? 'Saving…' : known ? 'Save the changes' : 'Register to bid'}
      </Button>
    </form>
  );
}

/** React empties a form after its action; what was refused has to stay. */
const keepTyped = (event: FormEvent): void => event.preventDefault();

function Trouble({ state }: { readonly state: RegistrationState }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status === 'refused') notice.current?.querySelector('a')?.focus();
  }, [state]);
  if (state.status === 'signed-out') {
    return (
      <Notice tone="error" title="You were signed out meanwhile">
        <button type="button" onClick={() => openLoginModal()} className="underline underline-offset-4">
          Sign in again
        </button>
        , then send this form once more. Nothing you typed is lost.
      </Notice>
    );
  }
  if (state.status !== 'refused') return null;
  return (
    <div ref={notice}>
      <Notice tone="error" title="Please look at this again">
        <ul>
          {Object.entries(state.faults).map(([field, fault]) => (
            <li key={field}>
              <a href={`#${field}`} className="underline underline-offset-4">
                {fault}
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}

const Registered = ({ next }: { readonly next: string }) => (
  <Notice tone="success" title="You are registered to bid">
    <LinkButton href={next} className="mt-3">
      Go on
    </LinkButton>
  </Notice>
);

function useGoOn(state: RegistrationState, next: string): void {
  const router = useRouter();
  useEffect(() => {
    if (state.status !== 'done') return;
    loadSignIn()
      .then((signIn) => signIn.refreshMe())
      .then(tellOtherTabs)
      .catch(() => {
        // The registration is saved; the other parts of the page hear of it at the next look.
      })
      .then(() => {
        notify({ tone: 'success', title: 'You are registered to bid' });
        router.push(next);
        router.refresh();
      });
  }, [state, next, router]);
}
