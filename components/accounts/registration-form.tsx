'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useActionState, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { CheckboxField, InputField, SelectField, TextareaField } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { type RegistrationState, registerBidder } from '@/lib/actions/registration';
import { loadSignIn, tellOtherTabs } from '@/lib/client/accounts/auth';
import { openLoginModal } from '@/lib/client/accounts/login-modal';
import { notify } from '@/lib/client/page/notify';
import type { RegistrationForm as Declared } from '@/lib/domain/accounts/registration';
import {
  buyerLabels,
  buyerTypes,
  coveredInvestorHelp,
  titleKinds,
  titleLabels,
} from '@/lib/domain/accounts/registration-words';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';

interface RegistrationFormProps {
  /** Where to go on; a path of this site. */
  readonly next: string;
  readonly terms: { readonly version: string; readonly effectiveAt: string };
  /** As it was declared before; empty where nothing was. */
  readonly known: Declared;
  readonly isRegistered: boolean;
}

/** What a bidder declares before the first bid. Works before the page's code has arrived. */
export function RegistrationForm({ next, terms, known, isRegistered }: RegistrationFormProps) {
  const page = `${accountRoutes.registration}?next=${encodeURIComponent(next)}`;
  const [state, register, isBusy] = useActionState<RegistrationState, FormData>(
    registerBidder,
    { status: 'open' },
    page,
  );
  const faults = state.status === 'refused' ? state.faults : {};
  const typed = 'typed' in state ? state.typed : known;
  useGoOn(state, next);

  if (state.status === 'done') return <Registered next={next} />;
  return (
    <form action={register} onReset={keepTyped} noValidate className="max-w-xl space-y-6">
      <Trouble state={state} />
      <Person typed={typed} faults={faults} />
      <Purchase typed={typed} faults={faults} />
      <Ties typed={typed} faults={faults} />
      <CheckboxField
        id="termsVersion"
        name="termsVersion"
        value={terms.version}
        defaultChecked={'typed' in state && state.typed.termsVersion !== '' && !faults.termsVersion}
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
        {isBusy ? 'Saving…' : isRegistered ? 'Save the changes' : 'Register to bid'}
      </Button>
    </form>
  );
}

interface PartProps {
  readonly typed: Declared;
  readonly faults: Partial<Declared>;
}

const Person = ({ typed, faults }: PartProps) => (
  <Part title="Who you are">
    <InputField
      id="legalName"
      name="legalName"
      label="Legal name"
      help="As it should stand in a contract. We ask for no identity document and no social-security number, here or later."
      autoComplete="name"
      required
      maxLength={120}
      defaultValue={typed.legalName}
      error={faults.legalName}
    />
    <InputField
      id="street"
      name="street"
      label="Postal address: street and number"
      autoComplete="address-line1"
      required
      maxLength={200}
      defaultValue={typed.street}
      error={faults.street}
    />
    <div className="grid gap-6 sm:grid-cols-[1fr_8rem_9rem] sm:gap-4">
      <InputField
        id="city"
        name="city"
        label="City"
        autoComplete="address-level2"
        required
        maxLength={100}
        defaultValue={typed.city}
        error={faults.city}
      />
      <InputField
        id="state"
        name="state"
        label="State"
        autoComplete="address-level1"
        required
        maxLength={2}
        defaultValue={typed.state}
        error={faults.state}
      />
      <InputField
        id="postalCode"
        name="postalCode"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        required
        maxLength={10}
        defaultValue={typed.postalCode}
        error={faults.postalCode}
      />
    </div>
    <InputField
      id="phone"
      name="phone"
      type="tel"
      label="US phone number"
      help="We call only about a purchase of yours. Bidders never see it."
      autoComplete="tel"
      required
      defaultValue={typed.phone}
      error={faults.phone}
    />
  </Part>
);

const Purchase = ({ typed, faults }: PartProps) => (
  <Part title="What you buy as">
    <SelectField
      id="titleKind"
      name="titleKind"
      label="How will you take title?"
      help="Whose name the deed will bear. You can still settle it with your attorney before the contract."
      required
      defaultValue={typed.titleKind}
      error={faults.titleKind}
    >
      <option value="">Choose</option>
      {titleKinds.map((kind) => (
        <option key={kind} value={kind}>
          {titleLabels[kind]}
        </option>
      ))}
    </SelectField>
    <InputField
      id="titleName"
      name="titleName"
      label="Names of the others, or of the company or trust"
      help="Leave it empty when you take title alone."
      autoComplete="off"
      maxLength={200}
      optional
      defaultValue={typed.titleName}
      error={faults.titleName}
    />
    <SelectField
      id="buyerType"
      name="buyerType"
      label="What are you buying as?"
      help={coveredInvestorHelp}
      required
      defaultValue={typed.buyerType}
      error={faults.buyerType}
    >
      <option value="">Choose</option>
      {buyerTypes.map((type) => (
        <option key={type} value={type}>
          {buyerLabels[type]}
        </option>
      ))}
    </SelectField>
  </Part>
);

const Ties = ({ typed, faults }: PartProps) => (
  <Part title="Whom you are close to">
    <p className="text-sm text-text-muted">
      You may not bid on a home of your own household or organization. We compare what you say here with the
      seller’s side, and show it to nobody but our staff.
    </p>
    <TextareaField
      id="household"
      name="household"
      label="Adults of your household"
      help="Full names, one a line."
      rows={3}
      maxLength={1_500}
      optional
      defaultValue={typed.household}
      error={faults.household}
    />
    <InputField
      id="organisation"
      name="organisation"
      label="Organisation that you buy or sell homes for"
      autoComplete="organization"
      maxLength={120}
      optional
      defaultValue={typed.organisation}
      error={faults.organisation}
    />
  </Part>
);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="space-y-6 border-t border-line pt-5">
      <legend className="float-left mb-4 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both space-y-6">{children}</div>
    </fieldset>
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
  if (state.status === 'not-saved') return <Notice tone="error">{state.message}</Notice>;
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
