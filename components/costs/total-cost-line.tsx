import Link from 'next/link';
import { toCostParams } from '@/lib/domain/costs/cost-request';
import type { Sale } from '@/lib/domain/costs/sale/costed-sale';
import { totalCostOf } from '@/lib/domain/costs/total-cost';
import type { Cents } from '@/lib/domain/shared/money';
import { formatMoney } from '@/lib/format';
import { routes } from '@/lib/routes';
import { totalCostLine as copy } from '@/messages/costs/total-cost-line';

interface WholePriceLineProps {
  readonly sale: Sale;
  readonly bidCents: Cents;
  /** The current day in New York. */
  readonly today: string;
  /** True if the amount of a lien is unknown; it is in no sum. */
  readonly hasUnknownLien: boolean;
  /** What `bidCents` is. */
  readonly subject: 'bid' | 'price';
}

/** Total cost in one sentence, with a link to its parts. */
export function TotalCostLine({ sale, bidCents, today, hasUnknownLien, subject }: WholePriceLineProps) {
  return (
    <>
      {copy.total({
        subject,
        bid: formatMoney(bidCents),
        ...totalOf({ sale, bidCents, today, hasUnknownLien }),
        strong: (children) => (
          <strong className="whitespace-nowrap font-semibold text-text tabular-nums">{children}</strong>
        ),
        link: (children) => (
          <Link href={costsHref(sale, bidCents)} prefetch={false} className="text-link text-text">
            {children}
          </Link>
        ),
      })}
    </>
  );
}

/** The same figure in few words. */
export const totalCostWords = (costs: Omit<WholePriceLineProps, 'subject'>): string =>
  copy.about(totalOf(costs));

/** The total, and what it leaves out because nobody stated it. */
function totalOf({ sale, bidCents, today, hasUnknownLien }: Omit<WholePriceLineProps, 'subject'>) {
  const { totalCents, mayOweMansionTax } = totalCostOf(sale, bidCents, today);
  return {
    total: formatMoney(totalCents),
    leftOut: mayOweMansionTax ? (hasUnknownLien ? 'both' : 'residence') : hasUnknownLien ? 'lien' : 'none',
  };
}

/** The calculator computes single homes, so the costs of a lot are on its own page only. */
export const costsHref = (sale: Sale, bidCents: Cents): string =>
  sale.lot ? '#costs' : `${routes.costs}?${toCostParams({ from: 'bid', amountCents: bidCents, sale })}`;
