import Link from 'next/link';
import { DataTable } from '@/components/layout/data-table';
import { costName } from '@/lib/copy/costs/cost-name';
import { closingCostRate } from '@/lib/copy/costs/rate-words';
import { type ClosingCost, closingCosts, closingCostsAsOf } from '@/lib/domain/costs/closing-costs';
import { readCosts } from '@/lib/domain/costs/cost-request';
import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { type CostLine, type TotalCost, totalCostOf } from '@/lib/domain/costs/total-cost';
import { formatDay, formatMoney } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { closingCostNames } from '@/messages/costs/closing-cost-names';
import { newYorkCosts as copy } from '@/messages/fees/new-york-costs';

export const NewYorkCosts = () => (
  <>
    <p>{copy.noneGoesPayer}</p>
    <DataTable
      caption={copy.newYorkClosing({ closingCostsAsOf: formatDay(closingCostsAsOf) })}
      columns={[
        { label: copy.cost },
        { label: copy.whoPays },
        { label: copy.howMuch },
        { label: copy.source },
      ]}
      rows={closingCosts.map((line) => [
        closingCostNames[line.id],
        copy.payer({ payer: line.payer }),
        closingCostRate(line.id),
        <Source key={line.id} line={line} />,
      ])}
      note={copy.ratesChangeWhere}
    />
    <p>{copy.checkArrearsProperty}</p>
    <p>{copy.seeEveryRate({ link: (children) => <Link href={pageRoutes.rates}>{children}</Link> })}</p>
  </>
);

function Source({ line: { rate } }: { readonly line: ClosingCost }) {
  const { label, href } = rate.source;
  return (
    <>
      {href === null ? label : <a href={href}>{label}</a>}
      {!rate.isVerified && <> {copy.unverified}</>}
    </>
  );
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
    .map((line) => {
      const amount = formatMoney(line.amountCents);
      const name = costName(line);
      const isUnverified = line.isVerified === false ? 'yes' : 'no';
      return line.isEstimate
        ? copy.estimatedCostLine({ name, amount, isUnverified })
        : copy.costLine({ name, amount, isUnverified });
    })
    .join(', ');

const mansionTaxOf = ({ lines }: TotalCost): number =>
  lines.find(({ id }) => id === 'mansion-tax')?.amountCents ?? 0;

const sellers = ['state-transfer-tax', 'city-transfer-tax'] as const;
const grossed = priceIn('queens', 990_000, '&buyer-pays=1');
const below = priceIn('queens', 985_000, '&buyer-pays=1');
const nassau = priceIn('nassau', 997_000, '&buyer-pays=1');

export const SellersTaxes = () => (
  <>
    <p>{copy.bankContractsOften}</p>
    <p>
      {copy.canPushSale({
        price: formatMoney(grossed.priceCents),
        consideration: formatMoney(grossed.considerationCents - grossed.priceCents),
        consideration2: formatMoney(grossed.considerationCents),
        grossed: formatMoney(mansionTaxOf(grossed)),
      })}
    </p>
    <p>
      {copy.staysBelow({
        price: formatMoney(below.priceCents),
        consideration: formatMoney(below.considerationCents),
        nassau: formatMoney(nassau.considerationCents),
      })}
    </p>
    <p>{copy.seeTotalCost({ link: (children) => <Link href={routes.costs}>{children}</Link> })}</p>
  </>
);

const house = priceIn('queens', 450_000, '&down=20');
const upstate = priceIn('ulster', 300_100, '&exempt=1');
const condo = priceIn('new-york', 2_500_000, '&kind=condo');

export const WorkedSums = () => (
  <DataTable
    caption={copy.examplesRoundedWay}
    columns={[{ label: copy.sale }, { label: copy.sellerPays }, { label: copy.buyerPays }]}
    rows={[
      [
        copy.oneFamilyHouse({
          price: formatMoney(house.priceCents),
          loan: formatMoney(house.loanCents),
        }),
        `${linesOf(house, 'Seller', ...sellers)}.`,
        copy.attorneyTitleSearch({
          house: linesOf(house, 'Buyer', 'mortgage-tax', 'title-insurance'),
        }),
      ],
      [
        copy.houseUlsterCounty({ price: formatMoney(upstate.priceCents) }),
        copy.nothing,
        copy.becauseSellerExempt({ upstate: linesOf(upstate, 'Buyer', ...sellers) }),
      ],
      [
        copy.condoManhattanCash({ price: formatMoney(condo.priceCents) }),
        `${linesOf(condo, 'Seller', ...sellers)}.`,
        copy.alsoTitleInsurance({ condo: linesOf(condo, 'Buyer', 'mansion-tax') }),
      ],
    ]}
  />
);
