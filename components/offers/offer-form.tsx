'use client';

import { Button } from '@/components/ui/button';
import { CheckboxField, InputField, SelectField, TextareaField } from '@/components/ui/field';
import type { Listing } from '@/lib/domain/listings/listing';
import { contingencies, MESSAGE_MAX, standingHours } from '@/lib/domain/offers/offer-vocabulary';
import { bindingWords, contingencyWords, hoursWords } from '@/lib/domain/offers/offer-words';
import { OfferTroubleNotice } from './offer-trouble';
import { financingWords } from './offer-words';
import { type OwnProof, ProofNote, proofButtonWords } from './proof-note';
import { useOfferAction } from './use-offer-action';

interface OfferFormProps {
  readonly action: 'offer' | 'counter';
  /** The path of the page it stands on. */
  readonly page: string;
  /** What the form says beside what is typed. */
  readonly sent: Readonly<Record<string, string>>;
  readonly initial: Readonly<Record<string, string>>;
  readonly financing: Listing['listingTerms'];
  readonly isSellers?: boolean;
  /** Its deadline follows from a call. */
  readonly isSealed?: boolean;
  /** Of who makes a new offer. */
  readonly proof?: OwnProof;
  readonly submit: string;
}

/** All terms of an offer or a counter-offer. Works before the page's code has arrived. */
export function OfferForm({ action, page, sent, initial, financing, submit, ...more }: OfferFormProps) {
  const { isSellers = false, isSealed = false, proof } = more;
  const { state, isRefused, isBusy, form, trouble } = useOfferAction(action, page);
  const typed = isRefused ? state.typed : initial;
  const field = (name: string) => ({
    id: `${action}-${name}`,
    name,
    error: state.faults[name],
    defaultValue: typed[name],
  });
  return (
    <form {...form} noValidate className="max-w-xl space-y-6">
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OfferTroubleNotice form={action} state={state} place={trouble} />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-2">
        <InputField {...field('price')} {...money} label="Price" help="Whole dollars." />
        <InputField
          {...field('earnestMoney')}
          {...money}
          label="Earnest money"
          help="Paid with the contract, into escrow. 10% is usual."
        />
        <SelectField {...field('financing')} label="Financing" required>
          <option value="">Choose one</option>
          {financing.map((term) => (
            <option key={term} value={term}>
              {financingWords(term)}
            </option>
          ))}
        </SelectField>
        <InputField {...field('closingOn')} type="date" label="Closing on" required />
      </div>
      <fieldset>
        <legend className="mb-1.5 text-sm font-medium">The contract depends on</legend>
        {contingencies.map((each) => (
          <CheckboxField
            key={each}
            id={`${action}-${each}`}
            name={each}
            value="yes"
            defaultChecked={typed[each] === 'yes'}
            label={contingencyWords[each]}
          />
        ))}
        <p className="mt-1.5 text-sm text-text-muted">Leave all empty for an offer without conditions.</p>
      </fieldset>
      {isSealed ? (
        <input type="hidden" name="stands" value="72" />
      ) : (
        <SelectField
          {...field('stands')}
          defaultValue={typed.stands ?? '72'}
          label="It stands for"
          help="Without an answer in time it lapses."
          required
        >
          {standingHours.map((hours) => (
            <option key={hours} value={hours}>
              {hoursWords[hours]}
            </option>
          ))}
        </SelectField>
      )}
      <TextareaField
        {...field('message')}
        label={isSellers ? 'To the buyer' : 'To the seller'}
        help="About the purchase, not about people. Both sides keep it."
        optional
        rows={3}
        maxLength={MESSAGE_MAX}
      />
      {proof && <ProofNote {...proof} />}
      <p className="max-w-prose text-sm">{bindingWords}</p>
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? 'Sending…' : submit}
        </Button>
        {proof && (
          <Button type="submit" name="then" value="proof" aria-disabled={isBusy}>
            {proofButtonWords(proof)}
          </Button>
        )}
      </div>
    </form>
  );
}

const money = {
  prefix: '$',
  inputMode: 'numeric',
  autoComplete: 'off',
  required: true,
  maxLength: 20,
} as const;
