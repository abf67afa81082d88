import Link from 'next/link';
import { Fragment } from 'react';
import { costsHref } from '@/components/costs/total-cost-line';
import { Money } from '@/components/ui/money';
import { endedLawWords } from '@/lib/copy/costs/ended-law-words';
import { isOpenStatus } from '@/lib/domain/closings/closing-steps';
import { earnestPaidOf } from '@/lib/domain/closings/earnest-money';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { cashLinesOf } from '@/lib/domain/costs/cash-lines';
import { endedLawsOf } from '@/lib/domain/costs/ended-laws';
import { ratesAsOf } from '@/lib/domain/costs/rates/rate-sources';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import { cashAtClosing as copy } from '@/messages/closings/cash-at-closing';
import { financingTerms } from '@/messages/listings/financing-terms';
import { AmountList } from './amount-list';

/** The buyer's cash to the cent, by today's rates: the page behind the link shows which lines are estimates. */
export function CashAtClosing({ room: { cost, state } }: { readonly room: ClosingRoom }) {
  if (!cost || !isOpenStatus(state.status)) return null;
  const { priceCents } = state.terms;
  const price = totalCostOf(cost.sale, priceCents, ratesAsOf);
  const cash = cashLinesOf(price, earnestPaidOf(state));
  const rows = [
    [copy.price, cash.priceCents],
    [copy.costs, cash.costsCents],
    ...(cash.paidCents > 0 ? [[copy.earnestMoney, -cash.paidCents] as const] : []),
  ] as const;
  return (
    <section aria-label={copy.title} className="text-sm">
      <h2 className="mb-2 font-semibold text-base">{copy.title}</h2>
      <AmountList rows={rows}>
        <div className="flex justify-between gap-x-6 py-2 font-semibold">
          <dt>{copy.cash}</dt>
          <dd>
            <Money cents={cash.cashCents} />
          </dd>
        </div>
      </AmountList>
      <p className="mt-2 text-text-muted">
        {cost.hasUnknownLien && <>{copy.lien} </>}
        {price.mayOweMansionTax && <>{copy.mansionTax} </>}
        {endedLawsOf(price.lines.filter(({ payer }) => payer === 'Buyer')).map((law) => (
          <Fragment key={law.county}>{endedLawWords(law)} </Fragment>
        ))}
        {cost.financing !== null && cost.financing !== 'Cash' && (
          <>{copy.loan({ financing: financingTerms[cost.financing] })} </>
        )}
        <Link href={costsHref(cost.sale, priceCents)} prefetch={false} className="text-link">
          {copy.seeLines}
        </Link>
      </p>
    </section>
  );
}
