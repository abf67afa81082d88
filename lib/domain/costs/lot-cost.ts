import type { LotPart, Sale } from '@/lib/domain/costs/sale/costed-sale';
import { allocate } from '@/lib/domain/shared/allocation';
import { type Cents, cents } from '@/lib/domain/shared/money';
import type { CostLine, TotalCost } from './total-cost';

type CostOf = (sale: Sale, bidCents: Cents, today: string) => TotalCost;

/**
 * The total cost of a lot: that of each home at its part of the bid, with the taxes of its own place, then summed.
 * The terms of the contract and the attorney are the same for all homes.
 */
export function lotCostOf(
  sale: Sale,
  lot: readonly LotPart[],
  { bidCents, today, costOf }: { readonly bidCents: Cents; readonly today: string; readonly costOf: CostOf },
): TotalCost {
  const { premium, loan, buyerPaysSellersTaxes, own } = sale;
  const parts = allocate(
    bidCents,
    lot.map(({ basisPoints }) => basisPoints),
  );
  const costs = lot.map((part, index) => {
    const oneAttorney = index === 0 ? own : { ...own, attorney: cents(0) };
    const home = { ...part.sale, premium, loan, buyerPaysSellersTaxes, own: oneAttorney };
    return costOf(home, parts[index] ?? cents(0), today);
  });
  const sum = (read: (cost: TotalCost) => number) =>
    cents(costs.reduce((total, cost) => total + read(cost), 0));
  return {
    bidCents,
    priceCents: sum(({ priceCents }) => priceCents),
    considerationCents: sum(({ considerationCents }) => considerationCents),
    mayOweMansionTax: costs.some((cost) => cost.mayOweMansionTax),
    loanCents: sum(({ loanCents }) => loanCents),
    lines: mergedLines(costs.flatMap(({ lines }) => lines)),
    cashCents: sum(({ cashCents }) => cashCents),
    untilKeysCents: sum(({ untilKeysCents }) => untilKeysCents),
    totalCents: sum(({ totalCents }) => totalCents),
    sellerPaysCents: sum(({ sellerPaysCents }) => sellerPaysCents),
    monthlyPaymentCents: sum(({ monthlyPaymentCents }) => monthlyPaymentCents),
  };
}

/** One line for each cost with the same name and payer, in the order in which they first appear. */
function mergedLines(lines: readonly CostLine[]): readonly CostLine[] {
  const merged = new Map<string, CostLine>();
  for (const line of lines) {
    const key = [line.id, line.name, line.place, line.payer].join(' ');
    const before = merged.get(key);
    merged.set(key, {
      ...(before ?? line),
      amountCents: cents((before?.amountCents ?? 0) + line.amountCents),
      isEstimate: line.isEstimate || (before?.isEstimate ?? false),
      isVerified: before ? bothVerified(before.isVerified, line.isVerified) : line.isVerified,
      formula: { code: 'lot' },
    });
  }
  return [...merged.values()];
}

/** A sum is verified if each of its rates is. Null is a part without a rate. */
const bothVerified = (a: boolean | null, b: boolean | null): boolean | null =>
  a === null || b === null ? (a ?? b) : a && b;
