import type { ReactNode } from 'react';
import { costsHref } from '@/components/costs/total-cost-line';
import { costName } from '@/lib/copy/costs/cost-name';
import { endedLawWords } from '@/lib/copy/costs/ended-law-words';
import { endedLawsOf } from '@/lib/domain/costs/ended-laws';
import { rates } from '@/lib/domain/costs/rates/rates';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { mayNeedRegistration } from '@/lib/domain/costs/services/services';
import { type CostLine, totalCostOf } from '@/lib/domain/costs/total-cost';
import type { Cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { costsAt as copy } from '@/messages/property/costs-at';

/** What the costs of a home depend on besides the price. */
export interface CostsOfHome {
  readonly sale: Sale;
  /** The current day in New York. */
  readonly today: string;
  readonly hasUnknownLien: boolean;
  /** No sale terms say who pays the seller's transfer taxes. */
  readonly mayPaySellersTaxes: boolean;
}

interface CostsAtProps extends CostsOfHome {
  readonly isAuction: boolean;
  readonly bidCents: Cents;
}

/** The costs at one price, paid in cash: the server's are sent only as HTML, the slider renders others. */
export function CostsAt({ isAuction, bidCents, ...costs }: CostsAtProps) {
  const { sale, today, hasUnknownLien, mayPaySellersTaxes } = costs;
  const price = totalCostOf(sale, bidCents, today);
  const burdened = totalCostOf({ ...sale, buyerPaysSellersTaxes: true }, bidCents, today);
  const ofBuyer = (mayPaySellersTaxes ? burdened : price).lines.filter(({ payer }) => payer === 'Buyer');
  const extra = burdened.totalCents - price.totalCents;
  return (
    <>
      <table>
        <caption>{copy.whatBringClosing}</caption>
        <tbody>
          {price.lines
            .filter(({ payer, due }) => payer === 'Buyer' && due === 'closing')
            .map((line) => (
              <tr key={`${line.id} ${line.name} ${line.place}`}>
                <th scope="row">
                  {line.name === 'bid' && isAuction ? copy.yourBid : costName(line)}
                  <Marks line={line} />
                </th>
                <td>{formatMoney(line.amountCents)}</td>
              </tr>
            ))}
        </tbody>
        <tfoot className="costs-total">
          <tr>
            <th scope="row">{copy.cashNeededClosing}</th>
            <td>{formatMoney(price.cashCents)}</td>
          </tr>
          {price.untilKeysCents > 0 && (
            <tr>
              <th scope="row">{copy.totalWithHolding}</th>
              <td>{formatMoney(price.totalCents)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <div className="costs-notes">
        <p>{copy.earnestMoneyCounts}</p>
        {price.mayOweMansionTax && <p>{copy.mansionTaxLeftOut}</p>}
        {hasUnknownLien && <p>{copy.homeLienStay}</p>}
        {price.untilKeysCents > 0 && (
          <p>
            {copy.untilPossession({
              amount: formatMoney(price.untilKeysCents),
              money,
              monthsUntilKeys: sale.monthsUntilKeys,
            })}
          </p>
        )}
        {mayPaySellersTaxes && extra > 0 && (
          <p>{copy.contractMakesPay({ amount: formatMoney(extra), money })}</p>
        )}
        {homesOf(sale).some(mayNeedRegistration) && (
          <p>
            {copy.cityRegistration({
              isLot: sale.lot ? 'yes' : 'no',
              registration: formatMoney(rates.registration.yearCents),
            })}
          </p>
        )}
        {endedLawsOf(ofBuyer).map((law) => (
          <p key={law.county}>{endedLawWords(law)}</p>
        ))}
        {sale.lot ? (
          <p>{copy.lotCosts({ homes: sale.lot.length })}</p>
        ) : (
          <p>
            <a href={costsHref(sale, bidCents)} className="text-link">
              {copy.seeEveryLine}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

const homesOf = ({ lot, ...sale }: Sale) => (lot ? lot.map((part) => part.sale) : [sale]);

/** The same marks as in the calculator. */
function Marks({ line: { isEstimate, isVerified } }: { readonly line: CostLine }) {
  if (isVerified !== false) return isEstimate && <small> {copy.estimate}</small>;
  return <small> {isEstimate ? copy.estimateUnverified : copy.unverified}</small>;
}

const money = (children: ReactNode) => <span className="whitespace-nowrap tabular-nums">{children}</span>;
