import { DataTable } from '@/components/layout/data-table';
import { type ExampleStep, exampleTerms, runExample } from '@/lib/domain/auctions/examples/worked-example';
import { formatMoney } from '@/lib/format';

const steps = runExample([
  ['Ana', 250_000],
  ['Ben', 230_000],
  ['Ben', 250_000],
  ['Cleo', 300_000],
  ['Ana', 262_000],
  ['Ana', 262_500],
]);

const why = [
  'First bid: the price is the starting bid, though her maximum is higher.',
  'Ana stays ahead, one increment above Ben’s maximum.',
  'A tie goes to the earlier bid, so Ana still leads, at her maximum.',
  'Cleo’s maximum reaches the reserve: the price rises to it.',
  'Refused.',
  'Cleo stays ahead, one increment above Ana’s maximum.',
] as const;

/** Six bids, run through the engine when the page is rendered. */
export function ProxyExample() {
  const { startingBidCents, reserveCents } = exampleTerms;
  return (
    <DataTable
      caption={`Starting bid ${formatMoney(startingBidCents)}, sealed reserve ${formatMoney(reserveCents)}`}
      columns={[
        { label: 'Bidder' },
        { label: 'Maximum', isNumber: true },
        { label: 'Price after', isNumber: true },
        { label: 'Leads' },
        { label: 'Why' },
      ]}
      rows={steps.map((step, index) => [
        step.who,
        formatMoney(step.maximumCents),
        step.refusedUnderCents === null ? formatMoney(step.priceCents) : '–',
        step.leader,
        <Why key={step.maximumCents} step={step} text={why[index] ?? ''} />,
      ])}
      note="Names are for reading only. On the site bidders appear as Bidder 1, Bidder 2 and so on, and neither they nor the seller see a leader’s maximum; a sealed reserve is opened when it is met."
    />
  );
}

const Why = ({ step, text }: { readonly step: ExampleStep; readonly text: string }) => (
  <span className="block min-w-[13rem]">
    {text}
    {step.refusedUnderCents !== null &&
      ` The least that can be bid now is ${formatMoney(step.refusedUnderCents)}.`}
  </span>
);
