'use client';

import { InputField, SelectField } from '@/components/ui/field';
import { SentForm } from '@/components/ui/sent-form';
import { accountRoutes } from '@/lib/account-routes';
import { takeStep } from '@/lib/actions/closings';
import { factVerdicts, maxNote, type ToldFact, verdictWords } from '@/lib/domain/closings/fact-verdicts';
import { topicLabel } from '@/lib/domain/listings/risk-topics';

interface FactsFormProps {
  readonly saleId: string;
  readonly told: readonly ToldFact[];
}

/** The buyer says of each fact whether it was so, once. */
export const FactsForm = ({ saleId, told }: FactsFormProps) => (
  <SentForm
    action={takeStep}
    page={accountRoutes.sale(saleId)}
    sent={{ type: 'judge-facts', saleId }}
    submit="Say how the facts were"
  >
    {(typed) =>
      told.map((fact) => (
        <fieldset key={fact.topic} className="border-t border-line pt-4">
          <legend className="float-left w-full font-semibold">{topicLabel(fact.topic)}</legend>
          <p className="clear-both mb-3 whitespace-pre-line break-words text-sm text-text-muted">
            {fact.told}
          </p>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              id={`verdict-${fact.topic}`}
              name={`verdict-${fact.topic}`}
              label="It was"
              required
              defaultValue={typed[`verdict-${fact.topic}`] ?? ''}
            >
              <option value="">Choose</option>
              {factVerdicts.map((verdict) => (
                <option key={verdict} value={verdict}>
                  {verdictWords[verdict]}
                </option>
              ))}
            </SelectField>
            <InputField
              id={`note-${fact.topic}`}
              name={`note-${fact.topic}`}
              label="What was different"
              optional
              maxLength={maxNote}
              defaultValue={typed[`note-${fact.topic}`]}
            />
          </div>
        </fieldset>
      ))
    }
  </SentForm>
);
