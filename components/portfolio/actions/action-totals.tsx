import { Fact, FactList } from '@/components/property/fact-list';
import type { BulkAction, BulkActionItem } from '@/lib/domain/portfolio/bulk-action';
import { formatCount, formatMoney } from '@/lib/format';
import { action as copy } from '@/messages/bulk-actions/action';

interface ActionTotalsProps {
  readonly bulk: BulkAction;
  readonly items: readonly BulkActionItem[];
}

/** How many homes change or changed, and the sum of their prices before and after. */
export function ActionTotals({ bulk: { counts, startedAt }, items }: ActionTotalsProps) {
  const prices = items.flatMap(({ change, refusal, outcome }) =>
    change?.kind === 'price' && refusal === null && (startedAt === null || outcome === 'done') ? change : [],
  );
  const sum = (cents: readonly number[]) => formatMoney(cents.reduce((all, each) => all + each, 0));
  return (
    <div className="max-w-xl">
      <FactList>
        {startedAt === null ? (
          <Fact term={copy.planned}>{formatCount(counts.planned)}</Fact>
        ) : (
          <>
            <Fact term={copy.done}>{formatCount(counts.done)}</Fact>
            <Fact term={copy.skipped}>{formatCount(counts.skipped)}</Fact>
            <Fact term={copy.refused}>{formatCount(counts.refused)}</Fact>
          </>
        )}
        <Fact term={copy.left}>{formatCount(counts.left)}</Fact>
        {prices.length > 0 && (
          <Fact term={copy.sum}>
            {copy.fromTo({
              from: sum(prices.map(({ fromCents }) => fromCents)),
              to: sum(prices.map(({ toCents }) => toCents)),
            })}
          </Fact>
        )}
      </FactList>
    </div>
  );
}
