import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';
import { closeByOf } from '@/lib/domain/closings/close-by';
import type { ClosingState } from '@/lib/domain/closings/closing';
import type { ClosingRoom } from '@/lib/domain/closings/views/closing-room';
import { formatDay } from '@/lib/format';
import { cameFromWords } from '@/messages/closings/came-from-words';
import { saleSummary as copy } from '@/messages/closings/sale-summary';

/** Price, deposit, dates and the two sides. */
export function SaleSummary({ room }: { readonly room: ClosingRoom }) {
  const { state, closing, buyerName, sellerName } = room;
  const rows: readonly (readonly [string, ReactNode])[] = [
    [copy.price, <Money key="price" cents={state.terms.priceCents} />],
    [copy.earnestMoney, <Money key="earnest" cents={state.terms.earnestMoneyCents} />],
    [copy.closing, closingWords(state)],
    [cameFromWords[closing.cameFrom.kind], formatDay(closing.openedAt)],
    [copy.buyer, buyerName],
    [copy.seller, sellerName],
  ];
  return (
    <section aria-label={copy.saleTerms}>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-x-6 py-2">
            <dt className="text-text-muted">{term}</dt>
            <dd className="min-w-0 break-words text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function closingWords(state: ClosingState): string {
  const day = closeByOf(state);
  return day === null
    ? copy.daysContractSigning({ closingDays: state.terms.closingDays })
    : copy.closingBy({ day: formatDay(day) });
}
