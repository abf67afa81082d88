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
import { registration as copy } from '@/messages/accounts/registration';

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
      submit={isRegistered ? copy.submitChanges : copy.submit}
      busy={copy.busy}
      variant="primary"
      done={{
        title: copy.done,
        text: <LinkButton href={next}>{copy.goOn}</LinkButton>,
      }}
    />
  );
}

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
        notify({ tone: 'success', title: copy.done });
        router.push(next);
        router.refresh();
      });
  }, [isDone, next, router]);
}
