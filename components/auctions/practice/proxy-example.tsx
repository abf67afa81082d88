import { DataTable } from '@/components/layout/data-table';
import { type ExampleStep, exampleTerms, runExample } from '@/lib/domain/auctions/examples/worked-example';
import { formatMoney } from '@/lib/format';
import { proxyExample as copy } from '@/messages/auctions/proxy-example';

const steps = runExample([
  [copy.ana, 250_000],
  [copy.ben, 230_000],
  [copy.ben, 250_000],
  [copy.cleo, 300_000],
  [copy.ana, 262_000],
  [copy.ana, 262_500],
]);

/** A refused bid has its own text, with the minimum. */
const why = [
  copy.firstBidPrice,
  copy.anaStaysAhead,
  copy.tieGoesEarlier,
  copy.cleosMaximumReaches,
  null,
  copy.cleoStaysAhead,
] as const;

/** Six bids, run through the engine when the page is rendered. */
export function ProxyExample() {
  const { startingBidCents, reserveCents } = exampleTerms;
  return (
    <DataTable
      caption={copy.startingBidSealed({
        startingBid: formatMoney(startingBidCents),
        reserve: formatMoney(reserveCents),
      })}
      columns={[
        { label: copy.bidder },
        { label: copy.maximum, isNumber: true },
        { label: copy.priceAfter, isNumber: true },
        { label: copy.leads },
        { label: copy.why },
      ]}
      rows={steps.map((step, index) => [
        step.who,
        formatMoney(step.maximumCents),
        step.refusedUnderCents === null ? formatMoney(step.priceCents) : '–',
        step.leader,
        <Why key={step.maximumCents} step={step} text={why[index] ?? null} />,
      ])}
      note={copy.namesIllustrationOnly}
    />
  );
}

const Why = ({ step, text }: { readonly step: ExampleStep; readonly text: string | null }) => (
  <span className="block min-w-[13rem]">
    {step.refusedUnderCents === null
      ? text
      : copy.refusedMinimumBid({ refusedUnder: formatMoney(step.refusedUnderCents) })}
  </span>
);
