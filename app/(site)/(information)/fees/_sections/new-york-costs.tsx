import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { type ClosingCost, closingCosts, closingCostsAsOf } from '@/lib/domain/costs/closing-costs';
import { readCosts } from '@/lib/domain/costs/cost-request';
import { ratesAsOf } from '@/lib/domain/costs/rates/rates';
import { type CostLine, type TotalCost, totalCostOf } from '@/lib/domain/costs/total-cost';
import { formatDay, formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/fees';

export const NewYorkCosts = () => (
  <>
    <p>{copy.newYorkCosts.noneGoesPayer}</p>
    <DataTable
      caption={copy.newYorkCosts.newYorkClosing({ closingCostsAsOf: formatDay(closingCostsAsOf) })}
      columns={[
        { label: copy.newYorkCosts.cost },
        { label: copy.newYorkCosts.whoPays },
        { label: copy.newYorkCosts.howMuch },
        { label: copy.newYorkCosts.source },
      ]}
      rows={Object.values(closingCosts).map((line) => [
        line.name,
        line.payer,
        line.rate,
        <Source key={line.name} line={line} />,
      ])}
      note={copy.newYorkCosts.ratesChangeWhere}
    />
    <p>{copy.newYorkCosts.checkArrearsProperty}</p>
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
    .map(({ name, amountCents, isEstimate }) => {
      const amount = formatMoney(amountCents);
      return isEstimate
        ? copy.newYorkCosts.estimatedCostLine({ name, amount })
        : copy.newYorkCosts.costLine({ name, amount });
    })
    .join(', ');

const sellers = ['state-transfer-tax', 'city-transfer-tax'] as const;
const grossed = priceIn('queens', 990_000, '&buyer-pays=1');

export const SellersTaxes = () => (
  <>
    <p>{copy.newYorkCosts.bankContractsOften}</p>
    <p>
      {copy.newYorkCosts.canPushSale({
        price: formatMoney(grossed.priceCents),
        consideration: formatMoney(grossed.considerationCents - grossed.priceCents),
        consideration2: formatMoney(grossed.considerationCents),
        grossed: linesOf(grossed, 'Buyer', 'mansion-tax'),
      })}
    </p>
    <p>
      {copy.newYorkCosts.seeTotalCost({ link: (children) => <Link href={routes.costs}>{children}</Link> })}
    </p>
  </>
);

const house = priceIn('queens', 450_000, '&down=20');
const upstate = priceIn('ulster', 300_100, '&exempt=1');
const condo = priceIn('new-york', 2_500_000, '&kind=condo');

export const WorkedSums = () => (
  <DataTable
    caption={copy.newYorkCosts.examplesRoundedWay}
    columns={[
      { label: copy.newYorkCosts.sale },
      { label: copy.newYorkCosts.sellerPays },
      { label: copy.newYorkCosts.buyerPays },
    ]}
    rows={[
      [
        copy.newYorkCosts.oneFamilyHouse({
          price: formatMoney(house.priceCents),
          loan: formatMoney(house.loanCents),
        }),
        `${linesOf(house, 'Seller', ...sellers)}.`,
        copy.newYorkCosts.attorneyTitleSearch({
          house: linesOf(house, 'Buyer', 'mortgage-tax', 'title-insurance'),
        }),
      ],
      [
        copy.newYorkCosts.houseUlsterCounty({ price: formatMoney(upstate.priceCents) }),
        copy.newYorkCosts.nothing,
        copy.newYorkCosts.becauseSellerExempt({ upstate: linesOf(upstate, 'Buyer', ...sellers) }),
      ],
      [
        copy.newYorkCosts.condoManhattanCash({ price: formatMoney(condo.priceCents) }),
        `${linesOf(condo, 'Seller', ...sellers)}.`,
        copy.newYorkCosts.alsoTitleInsurance({ condo: linesOf(condo, 'Buyer', 'mansion-tax') }),
      ],
    ]}
  />
);
