'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import {
  type FieldGroup,
  type FormAnswer,
  FormFields,
  FormNotice,
  FormShell,
  useForm,
} from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { textsOf } from '@/components/ui/form/texts-of';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import { registerBidder } from '@/lib/actions/registration';
import { loadSignIn, notifyOtherTabs } from '@/lib/client/accounts/auth';
import { useKeptDraft } from '@/lib/client/forms/use-kept-draft';
import { notify } from '@/lib/client/page/notify';
import { registrationFaultWords } from '@/lib/copy/accounts/registration-fault-words';
import { type KnownRegistration, registrationFaults, toForm } from '@/lib/domain/accounts/registration';
import { buyerTypes, titleKinds } from '@/lib/domain/accounts/registration-copy';
import type { Faults } from '@/lib/domain/shared/form';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { buyerLabels } from '@/messages/accounts/buyer-labels';
import { coveredInvestorHelp } from '@/messages/accounts/covered-investor-help';
import { registration as copy } from '@/messages/accounts/registration';
import { titleLabels } from '@/messages/accounts/title-labels';

interface RegistrationFormProps {
  readonly uid: string;
  readonly known: KnownRegistration;
  readonly terms: { readonly version: string; readonly effectiveAt: string };
  /** Path on this site to continue to. Without one, the person stays on the page. */
  readonly next?: string;
  /** Shown above the first step. */
  readonly notice?: ReactNode;
}

/**
 * The registration a bidder completes before the first bid: three steps, or all fields at once to change one.
 * What is typed survives a reload.
 */
export function RegistrationForm({ uid, known, terms, next, notice }: RegistrationFormProps) {
  const page = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
  const form = useForm(registerBidder, `${accountRoutes.registration}${page}`);
  const isDone = form.answer.status === 'done';
  const draft = useKeptDraft(`registration:${uid}`, isDone, JSON.stringify(known.form));
  useGoOn(isDone, next);
  const last = known.hasAcceptedTerms ? [ties] : [ties, termsField(terms)];
  const steps = known.isNew ? [[person], [purchase], last] : [[person, purchase, ...last]];
  const { step, goTo, current, answer, onSubmit } = useSteps(steps, form);
  if (isDone)
    return (
      <Notice tone="success" title={copy.done}>
        {next !== undefined && <LinkButton href={next}>{copy.goOn}</LinkButton>}
      </Notice>
    );
  const shown = { ...form, answer, props: { ...form.props, onSubmit } };
  return (
    <div {...draft} className="max-w-xl">
      <FormShell
        form={shown}
        values={{ ...known.form, termsVersion: '' }}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
      >
        {step === 0 && notice}
        <FormNotice />
        {steps.length > 1 && (
          <p className="needs-script text-sm font-medium text-text-muted">
            {copy.stepOf({ step: step + 1, steps: steps.length })}
          </p>
        )}
        {steps.map((fields, index) => (
          // Without JavaScript all steps are shown.
          <div
            key={namesIn(fields).join()}
            ref={index === step ? current : null}
            tabIndex={-1}
            className={index === step ? undefined : hidden}
          >
            <FormFields fields={fields} />
          </div>
        ))}
        <Actions
          isLast={step === steps.length - 1}
          isBusy={form.isBusy}
          isChange={known.isComplete}
          onBack={step > 0 ? () => goTo(step - 1) : null}
        />
      </FormShell>
    </div>
  );
}

const hidden = '[@media(scripting:enabled)]:hidden';

interface ActionsProps {
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly isChange: boolean;
  readonly onBack: (() => void) | null;
}

const Actions = ({ isLast, isBusy, isChange, onBack }: ActionsProps) => (
  <div className="flex flex-wrap gap-3">
    {!isLast && (
      <Button type="submit" variant="primary" className="needs-script">
        {copy.nextStep}
      </Button>
    )}
    <Button type="submit" variant="primary" aria-disabled={isBusy} className={isLast ? '' : hidden}>
      {isBusy ? copy.busy : isChange ? copy.submitChanges : copy.submit}
    </Button>
    {onBack && <Button onClick={onBack}>{copy.back}</Button>}
  </div>
);

type Steps = readonly (readonly (Field | FieldGroup)[])[];

const namesIn = (fields: Steps[number]): readonly string[] =>
  fields.flatMap((part) => ('fields' in part ? part.fields.map(({ name }) => name) : [part.name]));

/** Checks each step before the next one, and leads back to the first one that the server refuses. */
function useSteps(steps: Steps, form: ReturnType<typeof useForm>) {
  const [step, setStep] = useState(0);
  const [checked, setChecked] = useState<FormAnswer | null>(null);
  const current = useRef<HTMLDivElement>(null);
  const { faults }: FormAnswer = form.answer;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new response moves the step
  useEffect(() => {
    const wrong = steps.findIndex((fields) => namesIn(fields).some((name) => faults?.[name]));
    if (wrong >= 0) setStep(wrong);
  }, [faults]);

  function goTo(next: number) {
    // The response was about the values before.
    setChecked({ status: 'open' });
    flushSync(() => setStep(next));
    current.current?.focus();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const fields = steps[step];
    if (!fields || step === steps.length - 1) {
      setChecked(null);
      return form.props.onSubmit(event);
    }
    event.preventDefault();
    const typed = { ...toForm(null), ...textsOf(new FormData(event.currentTarget)) };
    const wrong = faultsOf(namesIn(fields), registrationFaultWords(registrationFaults(typed)));
    if (Object.keys(wrong).length > 0) return setChecked({ status: 'refused', faults: wrong, typed });
    goTo(step + 1);
  }
  return { step, goTo, current, answer: checked ?? form.answer, onSubmit };
}

const faultsOf = (names: readonly string[], faults: Faults): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([name]) => names.includes(name)));

const person: FieldGroup = {
  legend: copy.person,
  fields: [
    {
      name: 'legalName',
      label: copy.legalName,
      help: copy.legalNameHelp,
      control: 'text',
      autoComplete: 'name',
      maxLength: 120,
    },
    {
      name: 'street',
      label: copy.street,
      control: 'text',
      autoComplete: 'address-line1',
      maxLength: 200,
    },
    {
      name: 'city',
      label: copy.city,
      control: 'text',
      autoComplete: 'address-level2',
      maxLength: 100,
      width: 'half',
    },
    {
      name: 'state',
      label: copy.state,
      control: 'text',
      autoComplete: 'address-level1',
      maxLength: 2,
      width: 'quarter',
    },
    {
      name: 'postalCode',
      label: copy.postalCode,
      control: 'digits',
      autoComplete: 'postal-code',
      maxLength: 10,
      width: 'quarter',
    },
    { name: 'phone', label: copy.phone, help: copy.phoneHelp, control: 'tel' },
  ],
};

const purchase: FieldGroup = {
  legend: copy.purchase,
  fields: [
    {
      name: 'titleKind',
      label: copy.titleKind,
      help: copy.titleKindHelp,
      control: 'select',
      empty: copy.choose,
      choices: titleKinds.map((value) => ({ value, label: titleLabels[value] })),
    },
    {
      name: 'titleName',
      label: copy.titleName,
      help: copy.titleNameHelp,
      control: 'text',
      autoComplete: 'off',
      maxLength: 200,
      isOptional: true,
    },
    {
      name: 'buyerType',
      label: copy.buyerType,
      help: coveredInvestorHelp,
      control: 'select',
      empty: copy.choose,
      choices: buyerTypes.map((value) => ({ value, label: buyerLabels[value] })),
    },
  ],
};

const ties: FieldGroup = {
  legend: copy.ties,
  text: copy.tiesText,
  fields: [
    {
      name: 'household',
      label: copy.household,
      help: copy.householdHelp,
      control: 'textarea',
      rows: 3,
      maxLength: 1_500,
      isOptional: true,
    },
    {
      name: 'organisation',
      label: copy.organisation,
      control: 'text',
      autoComplete: 'organization',
      maxLength: 120,
      isOptional: true,
    },
  ],
};

const termsField = ({ version, effectiveAt }: RegistrationFormProps['terms']): Field => ({
  name: 'termsVersion',
  label: copy.acceptTerms({
    day: formatDay(effectiveAt),
    link: (children) => (
      <a href={routes.terms} target="_blank" rel="noreferrer" className="underline underline-offset-4">
        {children}
      </a>
    ),
  }),
  control: 'checkbox',
  ticked: version,
  isRequired: true,
});

/** The registration is known everywhere before the person continues. */
function useGoOn(isDone: boolean, next: string | undefined): void {
  const router = useRouter();
  useEffect(() => {
    if (!isDone) return;
    loadSignIn()
      .then((signIn) => signIn.refreshMe())
      .then(notifyOtherTabs)
      .catch(() => {
        // The registration is saved; other parts of the page pick it up on their next refresh.
      })
      .then(() => {
        if (next === undefined) return;
        notify({ tone: 'success', title: copy.done });
        router.push(next);
        router.refresh();
      });
  }, [isDone, next, router]);
}
