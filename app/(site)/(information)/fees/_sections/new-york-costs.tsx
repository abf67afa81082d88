import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { type ClosingCost, closingCosts, closingCostsAsOf } from '@/lib/domain/costs/closing-costs';
import { readCosts } from '@/lib/domain/costs/cost-request';
import { ratesAsOf } from '@/lib/domain/costs/rates/rates';
import { type CostLine, type TotalCost, totalCostOf } from '@/lib/domain/costs/total-cost';
import { formatDay, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';

export const NewYorkCosts = () => (
  <>
    <p>
      None of this goes to us. Who pays is the custom; the contract may say otherwise, and bank contracts
      often do.
    </p>
    <DataTable
      caption={`Closing costs in New York as of ${formatDay(closingCostsAsOf)}`}
      columns={[{ label: 'Cost' }, { label: 'Who pays' }, { label: 'How much' }, { label: 'Source' }]}
      rows={Object.values(closingCosts).map((line) => [
        line.name,
        line.payer,
        line.rate,
        <Source key={line.name} line={line} />,
      ])}
      note="Rates change. Where a source gives several dates, the latest is used; check the linked page before you rely on a figure."
    />
    <p>
      Arrears are yours to look for: property tax, water and sewer, common charges, open violations. What the
      seller has stated is on the property’s page, with its date, and whether it is paid at the closing or
      passes to you.
    </p>
  </>
);

function Source({ line: { source } }: { readonly line: ClosingCost }) {
  return source.href === null ? source.label : <a href={source.href}>{source.label}</a>;
}

/** A one-family house for cash unless stated otherwise, computed by the calculator's rules. */
function priceIn(place: string, amount: number, more = ''): TotalCost {
  const { answer } = readCosts(
    Object.fromEntries(new URLSearchParams(`place=${place}&amount=${amount}${more}`)),
  );
  if (!answer.ok) throw new RangeError(`${place} cannot be read`);
  return totalCostOf(answer.value.sale, answer.value.amountCents, ratesAsOf);
}

/** `State transfer tax $1,800` */
const linesOf = (price: TotalCost, payer: CostLine['payer'], ...ids: readonly CostLine['id'][]): string =>
  price.lines
    .filter((line) => line.payer === payer && ids.includes(line.id))
    .map(
      ({ name, amountCents, isEstimate }) =>
        `${name} ${isEstimate ? 'about ' : ''}${formatMoney(amountCents)}`,
    )
    .join(', ');

const sellers = ['state-transfer-tax', 'city-transfer-tax'] as const;
const grossed = priceIn('queens', 990_000, '&buyer-pays=1');

export const SellersTaxes = () => (
  <>
    <p>
      Contracts of banks often put the seller’s transfer taxes on the buyer, and sellers that are exempt from
      tax, such as federal agencies, leave the state tax to the buyer by law. What you pay for the seller then
      counts as part of the price, and the tax is computed on the sum.
    </p>
    <p>
      That can cross a line. A one-family house in Queens sold for {formatMoney(grossed.priceCents)}, the
      buyer paying the seller’s taxes of {formatMoney(grossed.considerationCents - grossed.priceCents)},
      counts as sold for {formatMoney(grossed.considerationCents)}. That is above a million, and on top comes:{' '}
      {linesOf(grossed, 'Buyer', 'mansion-tax')}.
    </p>
    <p>
      The <Link href={routes.costs}>whole price</Link> of any bid, line by line, has a page of its own.
    </p>
  </>
);

const house = priceIn('queens', 450_000, '&down=20');
const upstate = priceIn('ulster', 300_100, '&exempt=1');
const condo = priceIn('new-york', 2_500_000, '&kind=condo');

export const WorkedSums = () => (
  <DataTable
    caption="Examples, rounded as the tax is"
    columns={[{ label: 'Sale' }, { label: 'Seller pays' }, { label: 'Buyer pays' }]}
    rows={[
      [
        `One-family house in Queens, ${formatMoney(house.priceCents)}, loan of ${formatMoney(house.loanCents)}`,
        `${linesOf(house, 'Seller', ...sellers)}.`,
        `${linesOf(house, 'Buyer', 'mortgage-tax', 'title-insurance')}, attorney, search, recording.`,
      ],
      [
        `House in Ulster County, ${formatMoney(upstate.priceCents)}, seller exempt from tax, cash`,
        'Nothing.',
        `${linesOf(upstate, 'Buyer', ...sellers)}, because the seller is exempt. Title insurance, attorney, search, recording.`,
      ],
      [
        `Condominium in Manhattan, ${formatMoney(condo.priceCents)}, cash`,
        `${linesOf(condo, 'Seller', ...sellers)}.`,
        `${linesOf(condo, 'Buyer', 'mansion-tax')}. Title insurance, attorney, search, recording.`,
      ],
    ]}
  />
);
