'use client';

import { InputField, SelectField } from '@/components/ui/field';
import { offerProperty } from '@/lib/actions/contact';
import { routes } from '@/lib/routes';
import { LetterForm } from './inquiry-form';
import { MailField, MessageField, NameField, PhoneField } from './person-fields';

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SaleFormProps {
  readonly counties: readonly Choice[];
  readonly sellers: readonly Choice[];
}

/** The first word about a property that somebody wants to sell here. */
export function SaleForm({ counties, sellers }: SaleFormProps) {
  return (
    <LetterForm
      id="sale"
      action={offerProperty}
      page={routes.sell}
      submit="Send"
      className="max-w-xl"
      sent={{
        title: 'Thank you. We have what we need for now',
        text: 'We write to you about the papers and the way of sale. Nothing is published before you have agreed to it.',
      }}
    >
      {(field) => (
        <>
          <InputField
            {...field('propertyAddress')}
            label="Address of the property"
            help="Street, number and town."
            autoComplete="off"
            maxLength={200}
            required
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField {...field('county', '')} label="County" required>
              <Options empty="Choose a county" choices={counties} />
            </SelectField>
            <SelectField {...field('seller', '')} label="Who sells?" required>
              <Options empty="Choose one" choices={sellers} />
            </SelectField>
          </div>
          <NameField field={field} />
          <MailField field={field} />
          <PhoneField field={field} />
          <MessageField field={field} label="What should we know?" rows={5} />
        </>
      )}
    </LetterForm>
  );
}

const Options = ({ empty, choices }: { readonly empty: string; readonly choices: readonly Choice[] }) => (
  <>
    <option value="">{empty}</option>
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </>
);
