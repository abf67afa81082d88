import { DataTable } from '@/components/layout/data-table';
import { type ExampleStep, exampleTerms, runExample } from '@/lib/domain/auctions/examples/worked-example';
import { formatMoney } from '@/lib/format';
import * as copy from '@/messages/auctions';

const steps = runExample([
  [copy.proxyExample.ana, 250_000],
  [copy.proxyExample.ben, 230_000],
  [copy.proxyExample.ben, 250_000],
  [copy.proxyExample.cleo, 300_000],
  [copy.proxyExample.ana, 262_000],
  [copy.proxyExample.ana, 262_500],
]);

/** A refused bid has its own text, with the minimum. */
const why = [
  copy.proxyExample.firstBidPrice,
  copy.proxyExample.anaStaysAhead,
  copy.proxyExample.tieGoesEarlier,
  copy.proxyExample.cleosMaximumReaches,
  null,
  copy.proxyExample.cleoStaysAhead,
] as const;

/** Six bids, run through the engine when the page is rendered. */
export function ProxyExample() {
  const { startingBidCents, reserveCents } = exampleTerms;
  return (
    <DataTable
      caption={copy.proxyExample.startingBidSealed({
        startingBid: formatMoney(startingBidCents),
        reserve: formatMoney(reserveCents),
      })}
      columns={[
        { label: copy.proxyExample.bidder },
        { label: copy.proxyExample.maximum, isNumber: true },
        { label: copy.proxyExample.priceAfter, isNumber: true },
        { label: copy.proxyExample.leads },
        { label: copy.proxyExample.why },
      ]}
      rows={steps.map((step, index) => [
        step.who,
        formatMoney(step.maximumCents),
        step.refusedUnderCents === null ? formatMoney(step.priceCents) : '–',
        step.leader,
        <Why key={step.maximumCents} step={step} text={why[index] ?? null} />,
      ])}
      note={copy.proxyExample.namesIllustrationOnly}
    />
  );
}

const Why = ({ step, text }: { readonly step: ExampleStep; readonly text: string | null }) => (
  <span className="block min-w-[13rem]">
    {step.refusedUnderCents === null
      ? text
      : copy.proxyExample.refusedMinimumBid({ refusedUnder: formatMoney(step.refusedUnderCents) })}
  </span>
);
