import Link from 'next/link';
import type { ComponentProps } from 'react';
import { reviewNoteField } from '@/components/inquiries/review-note-field';
import { Button } from '@/components/ui/button';
import type { FieldGroup, FormProps } from '@/components/ui/form/form';
import type { Field } from '@/components/ui/form/form-field';
import type { Listing } from '@/lib/domain/listings/listing';
import { contingencies, MESSAGE_MAX, validityHours } from '@/lib/domain/offers/offer-vocabulary';
import { bindingWords } from '@/messages/offers/binding-words';
import { call as callCopy } from '@/messages/offers/call';
import { contingencyWords } from '@/messages/offers/contingency-words';
import { hoursWords } from '@/messages/offers/hours-words';
import { offer as offerCopy } from '@/messages/offers/offer';
import { offerForm as copy } from '@/messages/offers/offer-form';
import { OfferActionForm } from './offer-action-form';
import { financingWords } from './offer-copy';
import { type OwnProof, ProofNote } from './proof-note';
import { SealedOfferForm } from './sealed-offer-form';

interface OfferFormProps extends Pick<FormProps, 'page' | 'submit' | 'confirm'> {
  readonly action: 'offer' | 'counter';
  readonly hidden: Readonly<Record<string, string>>;
  readonly initial: Readonly<Record<string, string>>;
  readonly financing: Listing['listingTerms'];
  readonly isSellers?: boolean;
  /** Its deadline comes from a highest-and-best call. */
  readonly isSealed?: boolean;
  /** The browser encrypts the offer. */
  readonly sealing?: ComponentProps<typeof SealedOfferForm>['sealing'];
  /** For a buyer who makes a new offer. */
  readonly proof?: OwnProof;
  /** Where a buyer without proof of funds sends it before a sealed offer. */
  readonly proofHref?: string | undefined;
}

/** All terms of an offer or a counteroffer. */
export function OfferForm({ action, hidden, initial, financing, proof, ...more }: OfferFormProps) {
  const { isSellers = false, isSealed = false, sealing, proofHref, page, ...form } = more;
  const shared = {
    ...form,
    id: action,
    hidden: isSealed ? { ...hidden, stands: '72' } : hidden,
    fields: [
      ...termFields(financing),
      contingencyGroup,
      ...(isSealed ? [] : [standsField]),
      { ...messageField, label: isSellers ? copy.toBuyer : copy.toSeller },
    ],
    values: { stands: '72', ...initial },
    noValidate: true,
    busy: offerCopy.busy,
    variant: 'primary',
  } as const;
  const binding = <p className="max-w-prose text-sm">{bindingWords}</p>;
  // With a link for proof of funds: a button would send what is typed.
  if (sealing)
    return (
      <>
        {proofHref !== undefined && (
          <p className="mb-5 max-w-prose">
            {copy.proofBeforeSealed({
              link: (children) => (
                <Link href={proofHref} prefetch={false} className="text-link">
                  {children}
                </Link>
              ),
            })}
          </p>
        )}
        <SealedOfferForm {...shared} sealing={sealing}>
          {binding}
        </SealedOfferForm>
      </>
    );
  return (
    <OfferActionForm
      {...shared}
      whenRefused={[{ ...reviewNoteField, help: copy.reviewNoteHelp }]}
      {...(page !== undefined && { page })}
      action={action}
      beside={
        proof && (
          <Button type="submit" name="then" value="proof">
            {proof.funds || proof.sentAt !== null ? copy.anotherProof : copy.proof}
          </Button>
        )
      }
    >
      {proof && <ProofNote {...proof} />}
      {binding}
    </OfferActionForm>
  );
}

const termFields = (financing: Listing['listingTerms']): readonly Field[] => [
  { name: 'price', label: copy.price, help: copy.priceHelp, control: 'money' },
  {
    name: 'earnestMoney',
    label: copy.earnestMoney,
    help: copy.earnestMoneyHelp,
    control: 'money',
  },
  {
    name: 'financing',
    label: copy.financing,
    control: 'select',
    empty: copy.financingEmpty,
    choices: financing.map((value) => ({ value, label: financingWords(value) })),
    width: 'half',
  },
  { name: 'closingOn', label: copy.closingOn, control: 'date' },
];

const contingencyGroup: FieldGroup = {
  legend: copy.contingencies,
  text: copy.contingenciesHelp,
  fields: contingencies.map((name) => ({
    name,
    label: contingencyWords[name],
    control: 'checkbox',
    ticked: 'yes',
  })),
};

const hourChoices = validityHours.map((hours) => ({ value: String(hours), label: hoursWords[hours] }));

const standsField: Field = {
  name: 'stands',
  label: copy.expires,
  help: copy.standsHelp,
  control: 'select',
  choices: hourChoices,
};

const messageField = {
  name: 'message',
  help: copy.messageHelp,
  control: 'textarea',
  isOptional: true,
  rows: 3,
  maxLength: MESSAGE_MAX,
} as const;

interface CallFormProps {
  readonly page: string;
  readonly listingKey: string;
  readonly requestId: string;
}

/** Asks every buyer for their highest and best offer. */
export const CallForm = ({ page, listingKey, requestId }: CallFormProps) => (
  <OfferActionForm
    action="call"
    id="call"
    page={page}
    hidden={{ listingKey, requestId }}
    fields={[{ name: 'stands', label: callCopy.stands, control: 'select', choices: hourChoices }]}
    values={{ stands: '48' }}
    submit={callCopy.submit}
  />
);
