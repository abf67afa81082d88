import type { FormEvent, ReactNode } from 'react';
import { CheckboxField, InputField, SelectField } from '@/components/ui/form/field';
import { useHydrated } from '@/components/ui/form/use-hydrated';
import { ChevronDownIcon } from '@/components/ui/icons';
import { costFaultWords } from '@/lib/copy/costs/cost-fault-words';
import type { CostFaults, CostField, TypedCosts } from '@/lib/domain/costs/cost-request';
import { formatCount } from '@/lib/format';
import { costFields as copy } from '@/messages/costs/cost-fields';

type Labels = Readonly<Record<string, string>>;

export interface CostFieldsProps {
  readonly typed: TypedCosts;
  readonly faults: CostFaults;
  readonly places: Labels;
  readonly kinds: Labels;
  /** Defaults for empty loan fields. */
  readonly loan: { readonly ratePercent: number; readonly years: number };
  /** Estimates that the visitor can override. */
  readonly estimates: readonly (readonly [CostField, string])[];
  /** Costs that count only once the visitor enters a quote. */
  readonly quotes: readonly (readonly [CostField, string])[];
  /** Those of the quotes that the home and the loan call for. The others stay out of sight. */
  readonly offered: readonly CostField[];
}

export const fieldId = (field: string): string => `cost-${field}`;

const dollars = {
  prefix: '$',
  inputMode: 'numeric',
  autoComplete: 'off',
  className: 'tabular-nums',
} as const;
const number = { inputMode: 'decimal', autoComplete: 'off', className: 'tabular-nums' } as const;

export function CostFields({ places, kinds, loan, estimates, quotes, offered, ...form }: CostFieldsProps) {
  const of = fieldsOf(form);
  return (
    <>
      <SelectField {...of('place')} label={copy.location}>
        <Options labels={places} />
      </SelectField>
      <SelectField {...of('kind')} label={copy.propertyType}>
        <Options labels={kinds} />
      </SelectField>
      <Amount {...form} />
      <Group title={copy.loan} fields={['down', 'rate', 'years']} form={form}>
        <InputField {...of('down')} {...number} label={copy.downPayment} help={copy.leaveEmptyPay} />
        <div className="grid grid-cols-2 gap-3">
          <InputField
            {...of('rate')}
            {...number}
            label={copy.interestRate}
            placeholder={String(loan.ratePercent)}
          />
          <InputField {...of('years')} {...number} label={copy.termYears} placeholder={String(loan.years)} />
        </div>
      </Group>
      <Contract form={form} />
      <Group
        title={copy.arrearsTimePossession}
        fields={['arrears', 'months', 'property-tax', 'fee', 'vacant-months']}
        form={form}
      >
        <InputField {...of('arrears')} {...dollars} label={copy.arrearsTakeOver} />
        <InputField {...of('months')} {...number} label={copy.monthsPossession} help={copy.tenantsMayStay} />
        <InputField {...of('property-tax')} {...dollars} label={copy.annualPropertyTax} />
        <InputField {...of('fee')} {...dollars} label={copy.monthlyCommonCharges} />
        <InputField {...of('vacant-months')} {...number} label={copy.monthsVacant} help={copy.vacantHelp} />
      </Group>
      <Group title={copy.replaceEstimates} fields={estimates.map(([id]) => id)} form={form}>
        {estimates.map(([id, label]) => (
          <InputField key={id} {...of(id)} {...dollars} label={label} />
        ))}
      </Group>
      <Group title={copy.addQuotes} fields={quotes.map(([id]) => id)} form={form}>
        <p className="text-sm text-text-muted">{copy.addQuotesHelp}</p>
        {quotes.map(([id, label]) => (
          <div key={id} hidden={!offered.includes(id)}>
            <InputField {...of(id)} {...dollars} inputMode="decimal" label={label} />
          </div>
        ))}
      </Group>
    </>
  );
}

const Options = ({ labels }: { readonly labels: Labels }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type Form = Pick<CostFieldsProps, 'typed' | 'faults'>;

const fieldsOf =
  ({ typed, faults }: Form) =>
  (name: CostField) => ({
    id: fieldId(name),
    name,
    defaultValue: typed[name] ?? '',
    error: costFaultWords(faults[name]),
  });

function Contract({ form }: { readonly form: Form }) {
  const of = fieldsOf(form);
  const box = (name: CostField) => ({
    id: fieldId(name),
    name,
    value: '1',
    defaultChecked: form.typed[name] === '1',
  });
  return (
    <Group
      title={copy.contractSeller}
      fields={['buyer-pays', 'exempt', 'seller-insures', 'premium', 'premium-least', 'residential']}
      form={form}
    >
      <CheckboxField {...box('buyer-pays')} label={copy.paySellersTransfer} help={copy.bankContractsOften} />
      <CheckboxField {...box('exempt')} label={copy.sellerTaxExempt} />
      <CheckboxField {...box('seller-insures')} label={copy.sellerPaysTitle} />
      <div className="grid grid-cols-2 gap-3">
        <InputField {...of('premium')} {...number} label={copy.buyersPremium} />
        <InputField {...of('premium-least')} {...dollars} label={copy.minimumPremium} />
      </div>
      <InputField
        {...of('residential')}
        {...number}
        label={copy.residentialPart}
        help={copy.residentialHelp}
      />
    </Group>
  );
}

const starts = [
  ['bid', copy.whatDoesBid],
  ['cash', copy.howMuchCan],
] as const;

/** Slider range in dollars; the field accepts any amount. */
const slider = { min: 20_000, max: 2_500_000, step: 5_000 } as const;
const SLIDER_ID = fieldId('slider');

/** The starting price. Field and slider stay in sync; only the field is submitted. */
function Amount({ typed, faults }: Form) {
  const isHydrated = useHydrated();
  return (
    <fieldset className="border-y border-line py-4">
      <legend className="sr-only">{copy.start}</legend>
      {starts.map(([value, label]) => (
        <label key={value} className="choice">
          <input type="radio" name="from" value={value} defaultChecked={(typed.from ?? 'bid') === value} />
          <span>{label}</span>
        </label>
      ))}
      <div className="mt-3">
        <InputField
          {...fieldsOf({ typed, faults })('amount')}
          {...dollars}
          label={copy.amount}
          className="text-lg font-medium tabular-nums"
          onInput={({ currentTarget }: FormEvent<HTMLInputElement>) =>
            setValue(SLIDER_ID, currentTarget.value.replaceAll(/\D/g, ''))
          }
        />
      </div>
      <input
        id={SLIDER_ID}
        type="range"
        {...slider}
        disabled={!isHydrated}
        aria-label={copy.amountSlider}
        defaultValue={(typed.amount ?? '').replaceAll(/\D/g, '')}
        onInput={({ currentTarget }) => setValue(fieldId('amount'), formatCount(Number(currentTarget.value)))}
        className="needs-script mt-4 h-6 w-full cursor-pointer accent-primary"
      />
    </fieldset>
  );
}

function setValue(id: string, value: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) field.value = value;
}

interface GroupProps {
  readonly title: string;
  readonly fields: readonly CostField[];
  readonly form: Form;
  readonly children: ReactNode;
}

/** Optional fields; open when one of them has a value. */
function Group({ title, fields, form: { typed, faults }, children }: GroupProps) {
  return (
    <details
      open={fields.some((field) => typed[field] || faults[field])}
      className="group rounded border border-line"
    >
      <summary className="flex min-h-12 items-center justify-between px-4 font-medium">
        {title}
        <ChevronDownIcon className="size-5 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="space-y-4 px-4 pb-5 pt-1">{children}</div>
    </details>
  );
}
