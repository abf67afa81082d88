'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { type FieldGroup, FormBody, useForm } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { registerBidder } from '@/lib/actions/registration';
import { loadSignIn, notifyOtherTabs } from '@/lib/client/accounts/auth';
import { notify } from '@/lib/client/page/notify';
import type { RegistrationForm as Declared } from '@/lib/domain/accounts/registration';
import {
  buyerLabels,
  buyerTypes,
  coveredInvestorHelp,
  titleKinds,
  titleLabels,
} from '@/lib/domain/accounts/registration-copy';
import { formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/accounts';

interface RegistrationFormProps {
  /** Path on this site to continue to. */
  readonly next: string;
  readonly terms: { readonly version: string; readonly effectiveAt: string };
  /** The previous registration; empty if there is none. */
  readonly known: Declared;
  readonly isRegistered: boolean;
}

/** The registration a bidder completes before the first bid. */
export function RegistrationForm({ next, terms, known, isRegistered }: RegistrationFormProps) {
  const form = useForm(registerBidder, `${accountRoutes.registration}?next=${encodeURIComponent(next)}`);
  useGoOn(form.answer.status === 'done', next);
  return (
    <FormBody
      form={form}
      fields={[person, purchase, ties, termsField(terms)]}
      // Terms must be accepted each time.
      values={{ ...known, termsVersion: '' }}
      noValidate
      submit={isRegistered ? copy.registration.submitChanges : copy.registration.submit}
      busy={copy.registration.busy}
      variant="primary"
      done={{
        title: copy.registration.done,
        text: <LinkButton href={next}>{copy.registration.goOn}</LinkButton>,
      }}
    />
  );
}

const person: FieldGroup = {
  legend: copy.registration.person,
  fields: [
    {
      name: 'legalName',
      label: copy.registration.legalName,
      help: copy.registration.legalNameHelp,
      control: 'text',
      autoComplete: 'name',
      maxLength: 120,
    },
    {
      name: 'street',
      label: copy.registration.street,
      control: 'text',
      autoComplete: 'address-line1',
      maxLength: 200,
    },
    {
      name: 'city',
      label: copy.registration.city,
      control: 'text',
      autoComplete: 'address-level2',
      maxLength: 100,
      width: 'half',
    },
    {
      name: 'state',
      label: copy.registration.state,
      control: 'text',
      autoComplete: 'address-level1',
      maxLength: 2,
      width: 'quarter',
    },
    {
      name: 'postalCode',
      label: copy.registration.postalCode,
      control: 'digits',
      autoComplete: 'postal-code',
      maxLength: 10,
      width: 'quarter',
    },
    { name: 'phone', label: copy.registration.phone, help: copy.registration.phoneHelp, control: 'tel' },
  ],
};

const purchase: FieldGroup = {
  legend: copy.registration.purchase,
  fields: [
    {
      name: 'titleKind',
      label: copy.registration.titleKind,
      help: copy.registration.titleKindHelp,
      control: 'select',
      empty: copy.registration.choose,
      choices: titleKinds.map((value) => ({ value, label: titleLabels[value] })),
    },
    {
      name: 'titleName',
      label: copy.registration.titleName,
      help: copy.registration.titleNameHelp,
      control: 'text',
      autoComplete: 'off',
      maxLength: 200,
      isOptional: true,
    },
    {
      name: 'buyerType',
      label: copy.registration.buyerType,
      help: coveredInvestorHelp,
      control: 'select',
      empty: copy.registration.choose,
      choices: buyerTypes.map((value) => ({ value, label: buyerLabels[value] })),
    },
  ],
};

const ties: FieldGroup = {
  legend: copy.registration.ties,
  text: copy.registration.tiesText,
  fields: [
    {
      name: 'household',
      label: copy.registration.household,
      help: copy.registration.householdHelp,
      control: 'textarea',
      rows: 3,
      maxLength: 1_500,
      isOptional: true,
    },
    {
      name: 'organisation',
      label: copy.registration.organisation,
      control: 'text',
      autoComplete: 'organization',
      maxLength: 120,
      isOptional: true,
    },
  ],
};

const termsField = ({ version, effectiveAt }: RegistrationFormProps['terms']): Field => ({
  name: 'termsVersion',
  label: copy.registration.acceptTerms({
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

function useGoOn(isDone: boolean, next: string): void {
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
        notify({ tone: 'success', title: copy.registration.done });
        router.push(next);
        router.refresh();
      });
  }, [isDone, next, router]);
}
