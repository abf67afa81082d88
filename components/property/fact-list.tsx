import type { ReactNode } from 'react';
import { formatDay } from '@/lib/format';
import { factList as copy } from '@/messages/property/fact-list';

/** Facts in rows: label on the left, value on the right. */
export function FactList({ children }: { readonly children: ReactNode }) {
  return <dl className="divide-y divide-line border-b border-line">{children}</dl>;
}

interface FactProps {
  readonly term: string;
  readonly children: ReactNode;
  /** Source and date. */
  readonly sourced?: { readonly source: string; readonly asOf: number };
}

export function Fact({ term, children, sourced }: FactProps) {
  return (
    <div className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
      <dt className="text-text-muted">{term}</dt>
      <dd className="min-w-0">
        {children}
        {sourced && (
          <p className="mt-0.5 text-sm text-text-muted">
            {copy.asOf({ source: sourced.source, asOf: formatDay(sourced.asOf) })}
          </p>
        )}
      </dd>
    </div>
  );
}

/** Unknown facts are named, never left blank. */
export function Unknown({ children = copy.unknown }: { readonly children?: ReactNode }) {
  return <strong className="font-semibold text-warning">{children}</strong>;
}
