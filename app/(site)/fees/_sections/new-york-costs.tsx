import { DataTable } from '@/components/layout/data-table';
import { type CostLine, closingCostsAsOf, costLines } from '@/lib/domain/costs/closing-costs';
import { formatDay } from '@/lib/format';

export const NewYorkCosts = () => (
  <>
    <p>
      None of this goes to us. Who pays is the custom; the contract may say otherwise, and bank contracts
      often do.
    </p>
    <DataTable
      caption={`Closing costs in New York as of ${formatDay(closingCostsAsOf)}`}
      columns={[{ label: 'Cost' }, { label: 'Who pays' }, { label: 'How much' }, { label: 'Source' }]}
      rows={Object.values(costLines).map((line) => [
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

function Source({ line: { source } }: { readonly line: CostLine }) {
  return source.href === null ? source.label : <a href={source.href}>{source.label}</a>;
}

export const SellersTaxes = () => (
  <>
    <p>
      Contracts of banks often put the seller’s transfer taxes on the buyer, and sellers that are exempt from
      tax, such as federal agencies, leave the state tax to the buyer by law. What you pay for the seller then
      counts as part of the price, and the tax is computed on the sum.
    </p>
    <p>
      That can cross a line. A one-family house in Queens sold for $990,000, the buyer paying the seller’s
      taxes of $18,067.50, counts as sold for $1,008,067.50. That is above a million: the mansion tax of 1
      percent, $10,080.68, comes on top.
    </p>
  </>
);

export const WorkedSums = () => (
  <DataTable
    caption="Examples, rounded as the tax is"
    columns={[{ label: 'Sale' }, { label: 'Seller pays' }, { label: 'Buyer pays' }]}
    rows={[
      [
        'One-family house in Queens, $450,000, loan of $360,000',
        'State transfer tax $1,800, city transfer tax $4,500.',
        'Mortgage recording tax $6,450, owner’s title insurance about $1,955, attorney, search, recording.',
      ],
      [
        'House upstate, $300,100, seller exempt from tax, cash',
        'Nothing.',
        'State transfer tax $1,202, because the seller is exempt. Title insurance, attorney, search, recording.',
      ],
      [
        'Condominium in Manhattan, $2,500,000, cash',
        'State transfer tax $10,000, city transfer tax $35,625.',
        'Mansion and supplemental tax $31,250. Title insurance, attorney, search, recording.',
      ],
    ]}
  />
);
