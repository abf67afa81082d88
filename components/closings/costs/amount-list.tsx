import type { ReactNode } from 'react';
import { Money } from '@/components/ui/money';

interface AmountListProps {
  /** Names and amounts, in order. */
  readonly rows: readonly (readonly [term: string, amountCents: number])[];
  /** The last row. */
  readonly children?: ReactNode;
}

/** Amounts of a closing, one under the other. */
export const AmountList = ({ rows, children }: AmountListProps) => (
  <dl className="divide-y divide-line border-y border-line">
    {rows.map(([term, amountCents]) => (
      <div key={term} className="flex justify-between gap-x-6 py-2">
        <dt className="text-text-muted">{term}</dt>
        <dd>
          <Money cents={amountCents} />
        </dd>
      </div>
    ))}
    {children}
  </dl>
);
